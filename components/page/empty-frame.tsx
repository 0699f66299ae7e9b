import type { ReactNode } from 'react';

/** The 160 × 120 canvas of an empty picture; decorative. */
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
