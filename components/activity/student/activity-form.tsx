import type { DragEvent } from 'react';
import {
  activityFields,
  chooseEvidence,
  emptyActivity,
  type ActivityContent,
  type ActivityField,
} from '@/components/activity/model/activity-form';
import { activityLabels } from '@/components/activity/model/activity-history';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { FormNotes } from '@/components/form/form-notes';
import { useForm, type Saved } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import type { FieldError } from '@/components/ui/error-summary';
import { checkFields } from '@/lib/form/field';
import { formName, type FormDraft } from '@/lib/form/form-draft';
import { dayOf } from '@/lib/time/day';
import { ActivityFields } from './activity-fields';
import { EvidenceField } from './evidence-field';

type TypedField = keyof typeof activityFields;

interface ActivityFormProps {
  /** The id of the edited activity. */
  id?: string;
  start: ActivityContent;
  /** Whether the edited activity was deleted in the meantime. */
  gone?: boolean;
  needsEvidence: boolean;
  submitLabel: string;
  /** Saves the valid form. Rejects if that fails. */
  onSave: (content: ActivityContent, draft: FormDraft<TypedField>) => Saved<TypedField>;
}

const asNew = { name: formName('activity'), start: emptyActivity };

/** The form of an activity. Validates its fields and saves a draft until it is submitted. */
export function ActivityForm(props: ActivityFormProps) {
  const { id, start, gone = false, needsEvidence, submitLabel, onSave } = props;
  const form = useForm<TypedField, 'evidence'>({
    name: formName('activity', id),
    start,
    gone,
    asNew,
    check: ({ values, file }) => {
      const errors: FieldError<ActivityField>[] = checkFields(
        activityFields,
        values,
        dayOf(new Date()),
      );
      if (needsEvidence && !file)
        errors.push({
          field: 'evidence',
          message: 'Choose the evidence: a PDF, JPEG, PNG or WebP file of at most 5 MB.',
        });
      return errors;
    },
    save: onSave,
  });
  const { draft, file } = form;

  const choose = (files: readonly File[]) => {
    if (files.length > 0) form.choose('evidence', () => chooseEvidence(draft, files));
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') choose([...event.dataTransfer.files]);
  };

  return (
    <DialogForm onSubmit={form.submit} onDragOver={drop} onDrop={drop}>
      <FormNotes form={form} noun="activity" labels={activityLabels} />
      <ActivityFields control={form.control} />
      <EvidenceField
        id={form.fieldId('evidence')}
        evidence={file}
        needed={needsEvidence}
        error={form.fileErrorOf('evidence')}
        onChoose={choose}
        onRemove={() => form.removeFile()}
      />
      <p className="text-small text-muted">
        This is saved on this device only. Nothing is sent to a server.
      </p>
      <FormFailure failed={form.failed} />
      <Button variant="primary" type="submit">
        {submitLabel}
      </Button>
    </DialogForm>
  );
}
