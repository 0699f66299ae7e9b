import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A sentence on what is missing, such as "No Chats Yet". */
  sentence: string;
  /** A line on what will appear here. */
  hint?: string;
  /** A decorative line drawing. */
  picture?: ReactNode;
  /** The next step of the user. */
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
