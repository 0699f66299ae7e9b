import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';
import type { FormDraft, AbandonedDraft } from '@/lib/form/form-draft';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

export interface DraftNoteProps {
  draft: Pick<FormDraft, 'foundAt' | 'abandoned' | 'discard' | 'show'>;
  /** Called when the content of the form is replaced. */
  onChange: () => void;
  /** Replaces the default text of the draft and of the button that discards it. */
  copy?: { found: string; discard: string } | undefined;
}

const formatWhen = (at: string) => formatMinute(minuteOf(at));

/** The label of a draft; includes text because two drafts may have the same minute. */
function draftLabel({ at, fields }: AbandonedDraft): string {
  const text = (fields['name'] || fields['title'] || fields['reason'] || '').trim();
  return text ? `${formatWhen(at)}, “${text}”` : formatWhen(at);
}

/** Shows that the form contains a restored draft, and offers to start without it, discard it or restore another one. */
export function DraftNote({ draft, onChange, copy }: DraftNoteProps) {
  const [undo, setUndo] = useState<(() => Promise<void>) | null>(null);
  const busy = useRef(false);
  const { foundAt, abandoned } = draft;
  const text = undo
    ? 'The draft was discarded.'
    : foundAt
      ? (copy?.found ?? `Your draft from ${formatWhen(foundAt)}.`)
      : '';
  useAnnounced(text, { first: true });
  if (!foundAt && abandoned.length === 0) return null;
  /** One press at a time: a second one must not act on the result of the first. */
  const run = (act: () => Promise<(() => Promise<void>) | null>) => () => {
    if (busy.current) return;
    busy.current = true;
    onChange();
    void act()
      .then((back) => setUndo(() => back))
      .catch(() => {})
      .finally(() => {
        busy.current = false;
      });
  };
  const show = (id: string | null) => run(() => draft.show(id).then(() => null));
  return (
    <div className="grid gap-2 rounded-control bg-brand-soft py-2 ps-4 pe-2 text-note">
      {foundAt && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{text}</p>
          <div className="flex flex-wrap gap-2">
            {!undo && <Button onClick={show(null)}>Start without it</Button>}
            <Button onClick={run(() => (undo ? undo().then(() => null) : draft.discard()))}>
              {undo ? 'Undo' : (copy?.discard ?? 'Discard draft')}
            </Button>
          </div>
        </div>
      )}
      {abandoned.length > 0 && (
        <div className="grid gap-2">
          <p>{abandoned.length === 1 ? '1 saved draft:' : `${abandoned.length} saved drafts:`}</p>
          <div className="flex flex-wrap gap-2">
            {abandoned.map((one) => (
              <Button
                key={one.id}
                onClick={show(one.id)}
                className="!whitespace-normal text-start wrap-anywhere"
              >
                {`Restore the draft from ${draftLabel(one)}`}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
