import type { ComponentProps } from 'react';
import { useNeededPart } from '@/components/ui/use-part';
import type { DraftNote } from './draft-note';

const load = async () => (await import('./draft-note')).DraftNote;

/** The note of a draft that was left behind, for a form on a page; its code is fetched when there is such a draft. */
export function FoundDraft(props: ComponentProps<typeof DraftNote>) {
  const { foundAt, left } = props.draft;
  const { Part: Note } = useNeededPart(load, foundAt !== null || left.length > 0);
  return Note && <Note {...props} />;
}
