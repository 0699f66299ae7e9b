import { useRef, useState, type DragEvent } from 'react';
import {
  checkActivity,
  type ActivityField,
  type TypedField,
} from '@/components/activity/model/activity-check';
import type { ActivityDraft } from '@/components/activity/model/activity-draft';
import { emptyActivity, type ActivityFormState } from '@/components/activity/model/activity-form';
import { draftId } from '@/components/activity/model/activity-write';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/draft-note';
import { StaleNote } from '@/components/form/stale-note';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { useConflicts, type Stopped } from '@/components/form/use-conflicts';
import { useReassignedDraft } from '@/components/form/use-form-draft';
import { buttonClass } from '@/components/ui/button';
import { ErrorSummary, type FieldError } from '@/components/ui/error-summary';
import { dayOf } from '@/lib/time/day';
import { ActivityFields, activityLabels } from './activity-fields';
import { EvidenceField } from './evidence-field';
import { useActivityDraft } from './use-activity-draft';

interface ActivityFormProps {
  /** The form id of its drafts. */
  draft: string;
  start: ActivityFormState;
  /** Whether the edited activity was deleted in the meantime. */
  gone?: boolean;
  needsEvidence: boolean;
  submitLabel: string;
  /** Saves the valid form. Rejects if that fails. */
  onSave: (
    filled: ActivityFormState,
    draft: ActivityDraft,
  ) => Promise<Stopped<ActivityFormState> | void>;
}

const asNew = { form: draftId(), start: emptyActivity };

/** The form of an activity. Validates its fields and saves a draft until it is submitted. */
export function ActivityForm({
  draft: id,
  start,
  gone = false,
  needsEvidence,
  submitLabel,
  onSave,
}: ActivityFormProps) {
  const choosing = useRef<Promise<unknown>>(Promise.resolve());
  const [refusal, setRefusal] = useState<string | null>(null);
  const [draft, { values, evidence }] = useActivityDraft(id, start);
  useReassignedDraft(draft, id, gone ? asNew : null);
  const conflicts = useConflicts(draft);
  const { focused, errors, failed, fieldId, errorOf, clearError, ...form } = useCheckedForm({
    draft,
    check: async () => {
      await choosing.current;
      const proof = await draft.evidence();
      const right = draft.snapshot();
      const found: FieldError<ActivityField>[] = checkActivity(right.values, dayOf(new Date()));
      if (needsEvidence && !proof)
        found.push({
          field: 'evidence',
          message: 'Choose the evidence: a PDF, JPEG, PNG or WebP file of at most 5 MB.',
        });
      return { errors: found, right };
    },
    save: (right) => onSave(right, draft),
    conflicts,
  });

  const choose = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const chosen =
      files.length > 1
        ? Promise.resolve(`You chose ${files.length} files. Choose one file that has everything.`)
        : draft.choose(file);
    choosing.current = Promise.all([chosen, choosing.current]).then(([reason]) => {
      setRefusal(reason);
      if (!reason) clearError('evidence');
    });
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') choose([...event.dataTransfer.files]);
  };

  const set = (field: TypedField, value: string) => {
    draft.set(field, value);
    clearError(field);
  };

  return (
    <DialogForm onSubmit={form.submit} onDragOver={drop} onDrop={drop}>
      <DraftNote draft={draft} onChange={form.clear} />
      <StaleNote
        conflicts={conflicts}
        gone={gone}
        noun="activity"
        labelOf={(field) => activityLabels[field as ActivityField]}
      />
      <ErrorSummary ref={focused} errors={errors} fieldId={fieldId} />
      <ActivityFields values={values} onChange={set} fieldId={fieldId} errorOf={errorOf} />
      <EvidenceField
        id={fieldId('evidence')}
        evidence={evidence}
        needed={needsEvidence}
        error={refusal ?? errorOf('evidence')}
        onChoose={choose}
        onRemove={() => void draft.removeFile().catch(form.fail)}
      />
      <p className="text-small text-muted">
        This is saved on this device only. Nothing is sent to a server.
      </p>
      <FormFailure failed={failed} />
      <button type="submit" className={buttonClass('primary')}>
        {submitLabel}
      </button>
    </DialogForm>
  );
}
