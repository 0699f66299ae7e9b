import { useEffect, useId, useRef, useState } from 'react';
import { DialogForm } from '@/components/portal/dialog-form';
import { DraftNote } from '@/components/portal/draft-note';
import { useFormDraft } from '@/components/portal/use-form-draft';
import { buttonClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { MistakeSummary, type Mistake } from '@/components/ui/mistake-summary';
import { dayOf } from '@/lib/day';
import { checkNotice, type NoticeField, type NoticeValues } from '@/lib/notice-check';
import { TextDraft } from '@/lib/text-draft';
import { workspace } from '@/lib/workspace/device';
import { NoticeFields } from './notice-fields';

interface NoticeFormProps {
  /** The name of the draft that keeps what is typed. */
  draft: string;
  start: NoticeValues;
  submitLabel: string;
  /** Keeps what was found right; rejects when that could not be done. */
  onSave: (values: NoticeValues) => Promise<void>;
}

const unsaved = 'It could not be saved on this device. What you typed is still here: try it again.';

/** The form of a notice: checked on this device, kept as a draft until it is put up. */
export function NoticeForm({ draft: id, start, submitLabel, onSave }: NoticeFormProps) {
  const prefix = useId();
  const close = useCloseDialog();
  const summary = useRef<HTMLDivElement>(null);
  const [draft, values] = useFormDraft<NoticeValues, TextDraft<NoticeValues>>(
    () => new TextDraft(workspace, id, start),
    () => {},
  );
  const [mistakes, setMistakes] = useState<readonly Mistake<NoticeField>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const fieldId = (field: NoticeField) => `${prefix}-${field}`;

  useEffect(() => {
    summary.current?.focus();
  }, [attempt]);

  async function submit() {
    const today = dayOf(new Date());
    // A notice whose day is over keeps it while other fields are changed.
    const found = checkNotice(
      values,
      start.expires && start.expires < today ? start.expires : today,
    );
    setMistakes(found);
    setAttempt((count) => count + 1);
    setFailed(false);
    if (found.length > 0) return;
    draft.finish(true);
    await onSave(values).then(close, () => {
      draft.finish(false);
      setFailed(true);
    });
  }

  return (
    <DialogForm onSubmit={submit}>
      <DraftNote draft={draft} onChange={() => setMistakes([])} />
      <MistakeSummary ref={summary} mistakes={mistakes} fieldId={fieldId} />
      <NoticeFields
        values={values}
        onChange={(field, value) => {
          draft.set(field, value);
          setMistakes((before) => before.filter((mistake) => mistake.field !== field));
        }}
        fieldId={fieldId}
        mistakeOf={(field) => mistakes.find((mistake) => mistake.field === field)?.message}
      />
      <p className="text-small text-muted">
        Kept on this device, where its pages show it. Nothing is sent to a server.
      </p>
      <p role="alert" className="text-note font-medium text-rejected empty:hidden">
        {failed && unsaved}
      </p>
      <button type="submit" className={`${buttonClass('primary')} justify-self-start`}>
        {submitLabel}
      </button>
    </DialogForm>
  );
}
