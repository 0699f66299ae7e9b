import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  /** Shown opposite the heading. */
  action?: ReactNode;
}

/** The h1 of a portal page whose top bar shows a greeting. */
export function PageHeading({ title, action }: PageHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="min-w-0 text-heading wrap-anywhere">{title}</h1>
      {action}
    </div>
  );
}
