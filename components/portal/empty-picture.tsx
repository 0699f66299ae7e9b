import { drawings } from './empty-picture-drawing';

/** What a drawing stands for. */
export type EmptySubject = keyof typeof drawings;

/** A calm line drawing for a page that has nothing to show; decorative. */
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
