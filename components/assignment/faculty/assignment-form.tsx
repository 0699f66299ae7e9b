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
import { Button, buttonClass } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { Dropped, StoredPdf } from '@/lib/file/stored-pdf';
import { checkFields, earliestDay } from '@/lib/form/field';
import { changedFields } from '@/lib/form/form-content';
import { formName } from '@/lib/form/form-draft';
import { countText } from '@/lib/text/count';
import { AssignmentFields, Instructions } from './assignment-fields';
import { ArrowUpTrayIcon } from '@heroicons/react/20/solid';
import { ChosenFile } from '@/components/form/chosen-file';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatSize } from '@/lib/text/file-size';

interface PdfDropProps {
  id: string;
  files: readonly StoredPdf[];
  needed: boolean;
  error: string | undefined;
  onChoose: (files: File[]) => void;
  onRemove: (file: string) => void;
}

/** The file field of an assignment, with the list of chosen PDFs. The form around it takes what is dropped. */
function PdfDrop({ id, files, needed, error, onChoose, onRemove }: PdfDropProps) {
  useAnnounced(files.length > 0 ? `Chosen: ${files.map(({ name }) => name).join(', ')}` : '');
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-2">
      {error && (
        <p
          id={`${id}-error`}
          className="text-small font-medium whitespace-pre-line wrap-anywhere text-rejected"
        >
          {error}
        </p>
      )}
      <div
        className={`relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed px-4 py-3 ${error ? 'border-rejected' : 'border-control'}`}
      >
        <p id={`${id}-hint`} className="flex grow items-center gap-2 text-note">
          <ArrowUpTrayIcon className="size-5 shrink-0 text-muted" aria-hidden="true" />
          {files.length > 0 ? 'Drop another PDF here, up to 5 MB' : 'Drop a PDF here, up to 5 MB'}
        </p>
        {/* It stays empty, so that a file can be chosen again after it is fixed. */}
        <input
          id={id}
          type="file"
          name="file"
          multiple
          accept="application/pdf,.pdf"
          aria-invalid={error ? true : undefined}
          aria-required={(needed && files.length === 0) || undefined}
          aria-describedby={described}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            onChoose(chosen);
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand`}
        >
          <span className="sr-only">Assignment file: </span>
          Choose a file
        </label>
      </div>
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
