'use client';

import { useRef } from 'react';
import {
  assignmentFields,
  choosePdfs,
  emptyAssignment,
  type AssignmentValues,
} from '@/components/assignment/model/assignment-form';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { handleDrop } from '@/components/form/handle-drop';
import { useForm, type EditFormProps } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { Dropped } from '@/lib/file/stored-pdf';
import { checkFields, earliestDay } from '@/lib/form/field';
import { changedFields } from '@/lib/form/form-content';
import { formName } from '@/lib/form/form-draft';
import { countText } from '@/lib/text/count';
import { AssignmentFields, Instructions } from './assignment-fields';
import { PdfDrop } from './pdf-drop';

type TypedField = keyof AssignmentValues;

interface AssignmentFormProps extends EditFormProps<TypedField> {
  needsFile: boolean;
  sections: readonly string[];
  /** The number of students in each section, to say beside the button who gets it. */
  sizes?: ReadonlyMap<string, number>;
}

const loadNotes = async () => (await import('@/components/form/form-notes')).FormNotes;

const asNew = { name: formName('assignment'), start: emptyAssignment };

/** The assignment form: checked on this device and saved as a draft until it is submitted. */
export function AssignmentForm(props: AssignmentFormProps) {
  const { id, start, gone = false, needsFile, sections, sizes, submitLabel, onSave } = props;
  const element = useRef<HTMLFormElement>(null);
  const { focused, ...form } = useForm<TypedField, 'file'>({
    name: formName('assignment', id),
    start,
    element,
    gone,
    asNew,
    check: ({ values, files }) => [
      ...checkFields(assignmentFields, values, earliestDay(start.values.due)),
      ...(needsFile && files.length === 0
        ? [{ field: 'file' as const, message: 'Choose a PDF file.' }]
        : []),
    ],
    save: onSave,
  });
  const { draft, conflict } = form;
  const { section } = form.values;
  const size = sizes?.get(section);
  const isTouched = changedFields(draft.opened(), form).length > 0;
  // The code of the notes is loaded when there is one.
  const hasNotes = draft.foundAt !== null || draft.isElsewhere || conflict !== null || gone;
  const { Component: FormNotes } = useLazyWhen(loadNotes, hasNotes);
  const choose = (dropped: Dropped) => void form.choose('file', () => choosePdfs(draft, dropped));
  return (
    <DialogForm
      ref={element}
      className="@container"
      {...form.props}
      onDragOver={(event) => handleDrop(event, choose)}
      onDrop={(event) => handleDrop(event, choose)}
    >
      {FormNotes && <FormNotes form={form} noun="assignment" labels={assignmentLabels} />}
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <AssignmentFields control={form.control} sections={sections} />
      <PdfDrop
        id={form.fieldId('file')}
        files={form.files}
        needed={needsFile}
        error={form.errorOf('file')}
        onChoose={(files) => choose({ files, folders: [] })}
        onRemove={form.removeFile}
      />
      <FormFailure failed={form.failed} />
      <Instructions control={form.control}>
        <Button variant={isTouched ? 'primary' : 'plain'} type="submit" className="no-js:hidden">
          {submitLabel}
        </Button>
        {size !== undefined && (
          <p className="text-note text-muted">
            to {countText(size, ['student', 'students'])} of <bdi>{section}</bdi>
          </p>
        )}
      </Instructions>
      <p className="hidden text-small no-js:block">
        Checking the file needs JavaScript, which is off in this browser.
      </p>
    </DialogForm>
  );
}

/** The field names used in messages. */
const assignmentLabels = {
  name: 'Assignment name',
  files: 'Assignment files',
  section: 'Section',
  due: 'Due date',
  instructions: 'Instructions',
} as const;
