'use client';

import { useRef, type ReactNode } from 'react';
import {
  assignmentFields,
  choosePdfs,
  emptyAssignment,
  type AssignmentValues,
} from '@/components/assignment/model/assignment-form';
import { ChosenFile } from '@/components/form/chosen-file';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { handleDrop } from '@/components/form/handle-drop';
import { useForm, type EditFormProps, type ControlOf } from '@/components/form/use-form';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { FormField, TextField, FileField } from '@/components/ui/form-field';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import type { Dropped, StoredPdf } from '@/lib/file/stored-pdf';
import { checkFields, earliestDay } from '@/lib/form/field';
import { formName } from '@/lib/form/form-draft';
import { formatSize } from '@/lib/text/file-size';

type TypedField = keyof AssignmentValues;

interface AssignmentFormProps extends EditFormProps<TypedField> {
  needsFile: boolean;
  sections: readonly string[];
  /** Further controls above the button. */
  children?: ReactNode;
}

const loadNotes = async () => (await import('@/components/form/form-notes')).FormNotes;

const asNew = { name: formName('assignment'), start: emptyAssignment };

/** The assignment form: checked on this device and saved as a draft until it is submitted. */
export function AssignmentForm(props: AssignmentFormProps) {
  const { id, start, gone = false, needsFile, sections, submitLabel, children, onSave } = props;
  const element = useRef<HTMLFormElement>(null);
  const { flag } = useCurrentRecord();
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
  // The code of the notes is loaded when there is one.
  const hasNotes = draft.foundAt !== null || draft.isElsewhere || conflict !== null || gone;
  const { Component: FormNotes } = useLazyWhen(loadNotes, hasNotes);
  const choose = (dropped: Dropped) => void form.choose('file', () => choosePdfs(draft, dropped));
  return (
    <DialogForm
      ref={element}
      {...form.props}
      onDragOver={(event) => handleDrop(event, choose)}
      onDrop={(event) => handleDrop(event, choose)}
    >
      {FormNotes && <FormNotes form={form} noun="assignment" labels={assignmentLabels} />}
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <AssignmentFields
        control={form.control}
        sections={sections}
        files={
          <FilesField
            id={form.fieldId('file')}
            files={form.files}
            needed={needsFile}
            error={form.errorOf('file')}
            onChoose={(files) => choose({ files, folders: [] })}
            onRemove={form.removeFile}
          />
        }
      />
      {children}
      <FormFailure failed={form.failed} />
      <Button variant="primary" type="submit" className="no-js:hidden">
        {submitLabel}
      </Button>
      <p className="text-small text-muted no-js:hidden">
        {flag
          ? 'Your students get it as a file, or when the college publishes it.'
          : 'Shown on the student’s pages.'}
      </p>
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

interface AssignmentFieldsProps {
  control: ControlOf<keyof AssignmentValues>;
  /** Suggested sections; the user can type another one. */
  sections: readonly string[];
  /** The file field, shown below the name. */
  files: ReactNode;
}

function AssignmentFields({ control, sections, files }: AssignmentFieldsProps) {
  const list = `${control('section').id}-list`;
  return (
    <>
      <FormField
        {...control('name')}
        label="Assignment name"
        type="text"
        required
        autoComplete="off"
      />
      {files}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-4">
        <FormField
          {...control('section')}
          label="Section"
          type="text"
          required
          autoComplete="off"
          list={list}
        />
        <datalist id={list}>
          {sections.map((section) => (
            <option key={section} value={section} />
          ))}
        </datalist>
        <FormField {...control('due')} label="Due date" type="date" required />
      </div>
      <TextField
        {...control('instructions')}
        label={`Instructions (optional, up to ${limits.assignment.instructions} characters)`}
        className="min-h-20 px-3 py-2"
      />
    </>
  );
}

interface FilesFieldProps {
  id: string;
  files: readonly StoredPdf[];
  needed: boolean;
  error: string | undefined;
  onChoose: (files: File[]) => void;
  onRemove: (file: string) => void;
}

/** The file field of an assignment, with the list of chosen PDFs. */
function FilesField({ id, files, needed, error, onChoose, onRemove }: FilesFieldProps) {
  useAnnounced(files.length > 0 ? `Chosen: ${files.map(({ name }) => name).join(', ')}` : '');
  return (
    <div className="grid gap-2">
      <FileField
        id={id}
        label="Assignment file"
        hint={
          files.length > 0
            ? 'To add another PDF, choose it or drop it here.'
            : 'PDF only, up to 5 MB. Choose it or drop it here.'
        }
        error={error}
        name="file"
        multiple
        required={needed && files.length === 0}
        accept="application/pdf,.pdf"
        onChoose={onChoose}
      />
      {files.map(({ file, name, size }) => (
        <ChosenFile
          key={file}
          name={name}
          detail={formatSize(size)}
          field={id}
          onRemove={() => onRemove(file)}
        />
      ))}
    </div>
  );
}
