import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What is missing, such as "No Chats Yet". */
  sentence: string;
  /** What will appear here, in one line. */
  hint?: string;
  /** A decorative line drawing. */
  picture?: ReactNode;
  /** What the user can do about it. */
  action?: ReactNode;
}

/** Shown instead of an empty list. */
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
