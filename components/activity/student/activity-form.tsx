import { type DragEvent, type ReactNode } from 'react';
import {
  checkActivity,
  chooseEvidence,
  emptyActivity,
  type ActivityField,
  type ActivityValues,
} from '@/components/activity/model/activity-form';
import { activityLabels } from '@/components/activity/model/activity-history';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { FormNotes } from '@/components/form/form-notes';
import { useForm, type EditFormProps } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { DialogFoot } from '@/components/ui/dialog';
import { ErrorSummary, type FieldError } from '@/components/ui/error-summary';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { Activity } from '@/lib/activity/activity';
import { formName } from '@/lib/form/form-draft';
import { dayOf } from '@/lib/time/day';
import { ActivityFields } from './activity-fields';
import { DuplicateNote, useDuplicate } from './duplicate-note';
import { EvidenceField } from './evidence-field';

type TypedField = keyof ActivityValues;

/** The checkbox that says that it is another activity than the same one before. */
type OtherField = 'evidence' | 'other';

/** The records that the form compares an activity with. */
export interface ActivityContext {
  rules: ActivityRules;
  /** The activities in the college's record. */
  published: readonly Activity[];
}

interface ActivityFormProps extends ActivityContext, EditFormProps<TypedField> {
  needsEvidence: boolean;
  /** The text above the button that says what happens to the activity. */
  children?: ReactNode;
}

const asNew = { name: formName('activity'), start: emptyActivity };

/** The form of an activity. Validates its fields and saves a draft until it is submitted. */
export function ActivityForm(props: ActivityFormProps) {
  const { id, start, gone = false, needsEvidence, submitLabel, children, onSave } = props;
  const { rules, published } = props;
  const duplicates = useDuplicate(published, gone ? undefined : id);
  const { focused, ...form } = useForm<TypedField, OtherField>({
    name: formName('activity', id),
    start,
    gone,
    asNew,
    check: ({ values, file }) => {
      const errors: FieldError<ActivityField | 'other'>[] = checkActivity(
        values,
        dayOf(new Date()),
        rules,
      );
      if (needsEvidence && !file)
        errors.push({
          field: 'evidence',
          message: 'Choose the evidence: a PDF, JPEG, PNG or WebP file of at most 5 MB.',
        });
      const same = duplicates.find({ values, file });
      if (same && !same.isOther)
        errors.push({
          field: 'other',
          message: `“${same.duplicate.activity.name}” is the same certificate. Change this one, or say that it is another activity.`,
        });
      return errors;
    },
    save: onSave,
  });
  const { draft, file, values, set } = form;
  const same = duplicates.find({ values, file });

  const choose = (files: readonly File[]) => {
    if (files.length > 0) void form.choose('evidence', () => chooseEvidence(draft, files));
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') choose([...event.dataTransfer.files]);
  };

  return (
    <DialogForm {...form.props} onDragOver={drop} onDrop={drop}>
      <FormNotes
        form={form}
        noun="activity"
        labels={{ ...activityLabels, files: activityLabels.evidence }}
      />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <ActivityFields control={form.control} values={values} set={set} rules={rules} />
      <EvidenceField
        id={form.fieldId('evidence')}
        evidence={file}
        needed={needsEvidence}
        error={form.errorOf('evidence')}
        onChoose={choose}
        onRemove={() => form.removeFile()}
      />
      {same && (
        <DuplicateNote
          {...same}
          id={form.fieldId('other')}
          error={form.errorOf('other')}
          onChange={(isOther) => {
            duplicates.answer(same.duplicate, isOther);
            form.clearError('other');
          }}
        />
      )}
      {children}
      <FormFailure failed={form.failed} />
      <DialogFoot>
        <Button variant="primary" type="submit">
          {submitLabel}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
