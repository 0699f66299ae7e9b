import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { formatMinute } from '@/lib/date';
import { minuteOf } from '@/lib/day';
import type { FormDraft } from '@/lib/form-draft';

interface DraftNoteProps {
  draft: Pick<FormDraft<unknown>, 'foundAt' | 'discard'>;
  /** Called when what stands in the form was exchanged. */
  onChange: () => void;
  /** What is said of the draft and of discarding it, where other words fit better. */
  words?: { found: string; discard: string };
}

/** Says that the form shows a kept draft, and offers to discard it and to take that back. */
export function DraftNote({ draft, onChange, words }: DraftNoteProps) {
  const [undo, setUndo] = useState<(() => Promise<void>) | null>(null);
  if (!draft.foundAt) return null;
  const act = async () => {
    onChange();
    if (undo) await undo();
    const back = undo ? null : await draft.discard();
    setUndo(() => back);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-brand-soft py-2 ps-4 pe-2 text-note">
      <p role="status">
        {undo
          ? 'The draft is discarded.'
          : (words?.found ?? `Your draft from ${formatMinute(minuteOf(draft.foundAt))}.`)}
      </p>
      <button type="button" onClick={() => void act().catch(() => {})} className={buttonClass()}>
        {undo ? 'Undo' : (words?.discard ?? 'Discard draft')}
      </button>
    </div>
  );
}
