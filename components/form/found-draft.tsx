import type { ComponentProps } from 'react';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { DraftNote } from './draft-note';

const load = async () => (await import('./draft-note')).DraftNote;

/** The draft note of a form on a page; its code is loaded when there is a draft. */
export function FoundDraft(props: ComponentProps<typeof DraftNote>) {
  const { foundAt, abandoned } = props.draft;
  const { Component: Note } = useLazyWhen(load, foundAt !== null || abandoned.length > 0);
  return Note && <Note {...props} />;
}
