import { drawings } from './empty-picture-drawing';

export type EmptySubject = keyof typeof drawings;

/** A line drawing for an empty page, 160 × 120; decorative. */
export function EmptyPicture({ subject }: { subject: EmptySubject }) {
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
      {drawings[subject]}
    </svg>
  );
}
