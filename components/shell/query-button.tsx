'use client';

import { buttonClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import { workspace } from '@/lib/store/device';

const load = async () => {
  const [part] = await Promise.all([import('./query-dialog'), workspace.load('drafts')]);
  return part.QueryDialog;
};

/** Opens the form that composes a query to the help desk. */
export function QueryButton({ email }: { email: string }) {
  return (
    <OnDemand load={load} given={{ email }} name="query" className={buttonClass()}>
      Raise a Query
    </OnDemand>
  );
}
