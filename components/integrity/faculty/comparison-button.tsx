'use client';

import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';

export const loadComparison = async () => (await import('./comparison-dialog')).ComparisonDialog;

/** Compares texts that belong to no assignment on the page. */
export function ComparisonButton() {
  return (
    <LazyDialogButton
      load={loadComparison}
      props={{}}
      name="compare-texts"
      className={buttonClass()}
    >
      Compare texts
    </LazyDialogButton>
  );
}
