import { EmptyFrame } from './empty-frame';
import { drawings } from './empty-picture-drawing';

export type EmptySubject = keyof typeof drawings;

/** A line drawing for an empty page; decorative. */
export function EmptyPicture({ subject }: { subject: EmptySubject }) {
  return <EmptyFrame>{drawings[subject]}</EmptyFrame>;
}
