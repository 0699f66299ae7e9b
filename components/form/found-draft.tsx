import type { ComponentProps } from 'react';
import { useLazyWhen } from '@/components/ui/use-lazy';
import type { DraftNote } from './draft-note';

const load = async () => (await import('./draft-note')).DraftNote;

/** The note of a draft that was left behind, for a form on a page; its code is fetched when there is such a draft. */
export function FoundDraft(props: ComponentProps<typeof DraftNote>) {
  const { foundAt, abandoned } = props.draft;
  const { Component: Note } = useLazyWhen(load, foundAt !== null || abandoned.length > 0);
  return Note && <Note {...props} />;
}
