import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { usePart } from '@/components/ui/use-part';
import type { DraftNote } from './draft-note';

const load = async () => (await import('./draft-note')).DraftNote;

/** The note of a draft that was left behind, for a form on a page; its code is fetched when there is such a draft. */
export function FoundDraft(props: ComponentProps<typeof DraftNote>) {
  const { Part, fetch } = usePart(load);
  const show = useEffectEvent(() => void fetch());
  const isFound = props.draft.foundAt !== null || props.draft.left.length > 0;
  useEffect(() => {
    if (isFound) show();
  }, [isFound]);
  return Part && <Part {...props} />;
}
