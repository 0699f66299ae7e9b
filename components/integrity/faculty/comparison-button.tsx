'use client';

import { DocumentDuplicateIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';

const load = async () => (await import('./comparison-dialog')).ComparisonDialog;
const noAssignment = { assignment: null };

/** Compares texts that belong to no assignment on the page. */
export function ComparisonButton() {
  return (
    <LazyDialogButton
      load={load}
      props={noAssignment}
      name="compare-texts"
      className={buttonClass()}
    >
      <DocumentDuplicateIcon className="size-4" aria-hidden="true" />
      Compare texts
    </LazyDialogButton>
  );
}
