import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** The sentence that says what is not there. */
  sentence: string;
  /** What would stand here, in one line. */
  hint?: string;
  /** A line drawing, decorative. */
  picture?: ReactNode;
  /** A way to do something about it. */
  action?: ReactNode;
}

/** What stands where a list has nothing to show. */
export function EmptyState({ sentence, hint, picture, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      {picture && <div className="mb-2 text-control">{picture}</div>}
      <p className="font-display text-title font-bold">{sentence}</p>
      {hint && <p className="max-w-md text-balance text-muted">{hint}</p>}
      {action}
    </div>
  );
}
