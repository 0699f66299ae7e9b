import type { ReactNode } from 'react';

/** The field of 160 by 120 that an empty picture is drawn on; decorative. */
export function EmptyFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      width="160"
      height="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
