import { EmptyFrame } from './empty-frame';
import { drawings } from './empty-picture-drawing';

/** What a drawing is for. */
export type EmptySubject = keyof typeof drawings;

/** A calm line drawing for a page that has nothing to show; decorative. */
export function EmptyPicture({ subject }: { subject: EmptySubject }) {
  return <EmptyFrame>{drawings[subject]}</EmptyFrame>;
}
