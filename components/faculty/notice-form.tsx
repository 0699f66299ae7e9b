import { DialogForm, FormFailure } from '@/components/portal/dialog-form';
import { DraftNote } from '@/components/portal/draft-note';
import { useCheckedForm } from '@/components/portal/use-checked-form';
import { useFormDraft } from '@/components/portal/use-form-draft';
import { buttonClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { MistakeSummary } from '@/components/ui/mistake-summary';
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

/** The form of a notice: checked on this device, kept as a draft until it is put up. */
export function NoticeForm({ draft: id, start, submitLabel, onSave }: NoticeFormProps) {
  const close = useCloseDialog();
  const [draft, values] = useFormDraft<NoticeValues, TextDraft<NoticeValues>>(
    () => new TextDraft(workspace, id, start),
    () => {},
  );
  const { focused, mistakes, failed, fieldId, mistakeOf, mend, clear, submit } = useCheckedForm({
    draft,
    check: () => {
      const today = dayOf(new Date());
      // A notice whose day is over keeps it while other fields are changed.
      const earliest = start.expires && start.expires < today ? start.expires : today;
      return { mistakes: checkNotice(values, earliest), right: values };
    },
    save: (right) => onSave(right).then(close),
  });

  const set = (field: NoticeField, value: string) => {
    draft.set(field, value);
    mend(field);
  };

  return (
    <DialogForm onSubmit={submit}>
      <DraftNote draft={draft} onChange={clear} />
      <MistakeSummary ref={focused} mistakes={mistakes} fieldId={fieldId} />
      <NoticeFields values={values} onChange={set} fieldId={fieldId} mistakeOf={mistakeOf} />
      <p className="text-small text-muted">
        Kept on this device, where its pages show it. Nothing is sent to a server.
      </p>
      <FormFailure failed={failed} />
      <button type="submit" className={`${buttonClass('primary')} justify-self-start`}>
        {submitLabel}
      </button>
    </DialogForm>
  );
}
