import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  /** What stands opposite the heading. */
  action?: ReactNode;
}

/** The one h1 of a portal page whose top bar carries a greeting. */
export function PageHeading({ title, action }: PageHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="min-w-0 text-heading wrap-anywhere">{title}</h1>
      {action}
    </div>
  );
}
