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
    <div className="flex items-center gap-5 p-4 sm:px-5">
      {picture && (
        <div className="shrink-0 text-control max-sm:hidden [&_svg]:h-auto [&_svg]:w-24">
          {picture}
        </div>
      )}
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="font-display text-lead font-bold">{sentence}</p>
        {hint && <p className="text-note text-pretty text-muted">{hint}</p>}
        {action}
      </div>
    </div>
  );
}
