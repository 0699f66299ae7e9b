'use client';

import { useRef, type ComponentType } from 'react';
import type { AssignmentFormState } from '@/components/assignment/model/assignment-form';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { handleDrop } from '@/components/form/handle-drop';
import { FoundDraft } from '@/components/form/found-draft';
import type { StaleNoteProps } from '@/components/form/stale-note';
import { buttonClass } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { AssignmentFields, assignmentLabels } from './assignment-fields';
import { FilesField } from './files-field';
import { useAssignmentForm, type AssignmentFormOptions } from './use-assignment-form';

interface AssignmentFormProps extends AssignmentFormOptions {
  sections: readonly string[];
  submitLabel: string;
  /** Asks about changes made in the meantime. Left out for a new assignment, which then does not load it. */
  StaleNote?: ComponentType<StaleNoteProps<AssignmentFormState>>;
}

/** The assignment form: checked on this device and saved as a draft until it is submitted. */
export function AssignmentForm({
  sections,
  submitLabel,
  StaleNote,
  ...options
}: AssignmentFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useAssignmentForm(options, element);
  const { focused, errors, fieldId, errorOf, choose } = form;
  return (
    <DialogForm
      ref={element}
      onSubmit={form.submit}
      onDragOver={(event) => handleDrop(event, choose)}
      onDrop={(event) => handleDrop(event, choose)}
    >
      <FoundDraft draft={form.draft} onChange={form.exchanged} />
      {StaleNote && (
        <StaleNote
          conflicts={form.conflicts}
          gone={options.gone ?? false}
          noun="assignment"
          labelOf={(field) => assignmentLabels[field as keyof typeof assignmentLabels]}
        />
      )}
      <ErrorSummary ref={focused} errors={errors} fieldId={fieldId} />
      <AssignmentFields
        values={form.filled.values}
        sections={sections}
        onChange={form.set}
        fieldId={fieldId}
        errorOf={errorOf}
        files={
          <FilesField
            id={fieldId('file')}
            files={form.filled.files}
            needed={options.needsFile}
            error={form.fileError}
            onChoose={(files) => choose({ files, folders: [] })}
            onRemove={form.removeFile}
          />
        }
      />
      <FormFailure failed={form.failed} />
      <button type="submit" className={`${buttonClass('primary')} no-js:hidden`}>
        {submitLabel}
      </button>
      <p className="text-small text-muted no-js:hidden">
        Saved on this device and shown on its student pages. Nothing is sent to a server.
      </p>
      <p className="hidden text-small no-js:block">
        Checking the file needs JavaScript, which is off in this browser.
      </p>
    </DialogForm>
  );
}
