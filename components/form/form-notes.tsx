import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { useAnnounced } from '@/components/ui/use-announced';
import type { FormContent } from '@/lib/form/form-content';
import type { FormDraft } from '@/lib/form/form-draft';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import type { Conflict } from './use-form';

interface DraftNoteProps {
  draft: Pick<FormDraft, 'foundAt' | 'isElsewhere' | 'discard' | 'opened' | 'snapshot'>;
  /** Called when the content of the form is replaced. */
  onChange: () => void;
  /** Replaces the default text of the draft and of the button that discards it. */
  copy?: { found: string; discard: string } | undefined;
}

/** Says that the form is open in another tab, or that it has a restored draft, which can be discarded. */
export function DraftNote({ draft, onChange, copy }: DraftNoteProps) {
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const { foundAt, isElsewhere } = draft;
  const canUndo = undo !== null && draft.snapshot() === draft.opened();
  let text = '';
  if (isElsewhere)
    text = 'This form is open in another tab, with a draft. Save or discard it there first.';
  else if (canUndo) text = 'The draft was discarded.';
  else if (foundAt) text = copy?.found ?? `Your draft from ${formatMinute(minuteOf(foundAt))}.`;
  useAnnounced(text, { first: true });
  if (!text) return null;
  const press = () => {
    onChange();
    if (canUndo) undo();
    setUndo(() => (canUndo ? null : draft.discard()));
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-brand-soft py-2 ps-4 pe-2 text-note">
      <p>{text}</p>
      {!isElsewhere && (
        <Button onClick={press}>{canUndo ? 'Undo' : (copy?.discard ?? 'Discard draft')}</Button>
      )}
    </div>
  );
}

interface FormNotesProps extends Pick<DraftNoteProps, 'copy'> {
  form: Pick<DraftNoteProps, 'draft'> & {
    conflict: Conflict | null;
    gone: boolean;
    keep: (which: 'mine' | 'stored') => void;
    replaced: () => void;
  };
  /** The kind of record, inside a sentence: "activity". */
  noun: string;
  /** The labels of the fields; "files" is the one of the files. */
  labels: Readonly<Record<string, string>>;
}

/** Shown above the fields of a form: its draft, and that its record was changed or deleted in the meantime. */
export function FormNotes({ form, noun, labels, copy }: FormNotesProps) {
  const { draft, conflict, gone, keep, replaced } = form;
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflict) panel.current?.focus();
  }, [conflict]);
  const isGone = gone || conflict?.gone;
  const choose = (which: 'mine' | 'stored') => (
    <Button
      onClick={({ currentTarget }) => {
        focusContainer(currentTarget.closest('div')!.parentElement!);
        keep(which);
      }}
    >
      {which === 'mine' ? 'Keep yours' : 'Take the new one'}
    </Button>
  );
  return (
    <>
      <DraftNote draft={draft} onChange={replaced} copy={copy} />
      {(isGone || conflict) && (
        <div
          ref={panel}
          role="group"
          aria-labelledby={heading}
          tabIndex={-1}
          className="grid gap-3 rounded-control bg-pending-fill p-4 text-note text-pending"
        >
          <p id={heading} className="font-semibold">
            {isGone ? `This ${noun} was deleted` : `This ${noun} was changed in the meantime`}
          </p>
          {isGone || !conflict?.stored ? (
            <p>What you entered is still here. You can save it as a new {noun}.</p>
          ) : (
            <>
              <p>Nothing is saved yet. Keep yours or take the new one:</p>
              <ul className="grid gap-1">
                {conflict.conflicts.map((field) => (
                  <li key={field} className="wrap-anywhere whitespace-pre-line">
                    {labels[field] ?? field}:{' '}
                    <span className="font-semibold">{textOf(conflict.stored!, field)}</span>
                  </li>
                ))}
              </ul>
              <div className="flex flex-wrap gap-2">
                {choose('mine')}
                {choose('stored')}
              </div>
            </>
          )}
        </div>
      )}
    </>
  );
}

/** A field of a content as readable text. */
function textOf({ values, file, files }: FormContent, field: string): string {
  if (field !== 'files') return values[field] || 'nothing';
  const names = [file, ...files].flatMap((one) => (one ? (one.name ?? 'another file') : []));
  return names.join(', ') || 'no file';
}
