import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/draft-note';
import { StaleNote } from '@/components/form/stale-note';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useConflicts, type Stopped } from '@/components/form/use-conflicts';
import { useReassignedDraft, useFormDraft } from '@/components/form/use-form-draft';
import {
  checkNotice,
  writeNotice,
  type NoticeField,
  type NoticeValues,
} from '@/components/notice/model/notice-check';
import { noticeDraftId } from '@/components/notice/model/notice-write';
import { buttonClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { TextDraft } from '@/lib/form/text-draft';
import { workspace } from '@/lib/store/device';
import { dayOf } from '@/lib/time/day';
import { NoticeFields, noticeLabels } from './notice-fields';

interface NoticeFormProps {
  /** The id of its drafts. */
  draft: string;
  start: NoticeValues;
  /** Whether the edited notice was deleted in the meantime. */
  gone?: boolean;
  submitLabel: string;
  /** Saves the checked values; rejects if the write fails. */
  onSave: (
    values: NoticeValues,
    draft: TextDraft<NoticeValues>,
  ) => Promise<Stopped<NoticeValues> | void>;
}

const asNew = { form: noticeDraftId(), start: writeNotice({}) };

/** The notice form: checked on this device and saved as a draft until it is published. */
export function NoticeForm({
  draft: id,
  start,
  gone = false,
  submitLabel,
  onSave,
}: NoticeFormProps) {
  const close = useCloseDialog();
  const [draft, values] = useFormDraft<NoticeValues, TextDraft<NoticeValues>>(
    () => new TextDraft(workspace, id, start),
  );
  useReassignedDraft(draft, id, gone ? asNew : null);
  const conflicts = useConflicts(draft);
  const { focused, errors, failed, fieldId, errorOf, clearError, clear, submit } = useCheckedForm({
    draft,
    check: () => {
      const today = dayOf(new Date());
      // A last day in the past stays valid while other fields are edited.
      const earliest = start.expires && start.expires < today ? start.expires : today;
      const right = draft.snapshot();
      return { errors: checkNotice(right, earliest), right };
    },
    save: async (right) => {
      const result = await onSave(right, draft);
      if (result?.stopped) return result;
      close();
    },
    conflicts,
  });

  const set = (field: NoticeField, value: string) => {
    draft.set(field, value);
    clearError(field);
  };

  return (
    <DialogForm onSubmit={submit}>
      <DraftNote draft={draft} onChange={clear} />
      <StaleNote
        conflicts={conflicts}
        gone={gone}
        noun="notice"
        labelOf={(field) => noticeLabels[field as NoticeField]}
      />
      <ErrorSummary ref={focused} errors={errors} fieldId={fieldId} />
      <NoticeFields values={values} onChange={set} fieldId={fieldId} errorOf={errorOf} />
      <p className="text-small text-muted">
        Saved and shown on this device only. Nothing is sent to a server.
      </p>
      <FormFailure failed={failed} />
      <button type="submit" className={`${buttonClass('primary')} justify-self-start`}>
        {submitLabel}
      </button>
    </DialogForm>
  );
}
