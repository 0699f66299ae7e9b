'use client';

import type { ReactNode } from 'react';
import { PrintHeading } from '@/components/print/print-heading';

interface PageHeadingProps {
  /** The name of the page, which the top bar shows on a screen and this line on paper. */
  title: string;
  /** Shown above the page, at its end. */
  action?: ReactNode;
}

/** Shows what a portal page starts with below the name in the top bar. */
export function PageHeading({ title, action }: PageHeadingProps) {
  return (
    <>
      <PrintHeading title={title} />
      {action && (
        <div className="mb-4 flex flex-wrap justify-end gap-2 empty:hidden print:hidden">
          {action}
        </div>
      )}
    </>
  );
}
