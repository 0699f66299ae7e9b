'use client';

import { buttonClass } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';

const load = () => import('./query-dialog').then(({ QueryDialog }) => QueryDialog);

/** Opens the form that composes a query to the help desk. */
export function QueryButton({ email }: { email: string }) {
  return (
    <OnDemand load={load} given={{ email }} name="query" className={buttonClass()}>
      Raise a Query
    </OnDemand>
  );
}
