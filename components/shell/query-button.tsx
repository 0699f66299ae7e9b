'use client';

import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { workspace } from '@/lib/store/device';

const load = async () => {
  const [loaded] = await Promise.all([import('./query/query-dialog'), workspace.load('drafts')]);
  return loaded.QueryDialog;
};

/** Opens the dialog that composes a query to the help desk. */
export function QueryButton({ email }: { email: string }) {
  return (
    <LazyDialogButton load={load} props={{ email }} name="query" className={buttonClass()}>
      Raise a Query
    </LazyDialogButton>
  );
}
