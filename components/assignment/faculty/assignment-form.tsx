'use client';

import { useRef, type ComponentType } from 'react';
import type { FilledAssignment } from '@/components/assignment/model/assignment-form';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { hearDrop } from '@/components/form/file-drop';
import { FoundDraft } from '@/components/form/found-draft';
import type { StaleNoteProps } from '@/components/form/stale-note';
import { buttonClass } from '@/components/ui/button';
import { MistakeSummary } from '@/components/ui/mistake-summary';
import { AssignmentFields, assignmentLabels } from './assignment-fields';
import { FilesField } from './files-field';
import { useAssignmentForm, type AssignmentDeeds } from './use-assignment-form';

interface AssignmentFormProps extends AssignmentDeeds {
  sections: readonly string[];
  submitLabel: string;
  /** Asks about what was changed in the meantime; a new assignment has nothing to ask, and does not load it. */
  StaleNote?: ComponentType<StaleNoteProps<FilledAssignment>>;
}

/** The form of an assignment: checked on this device, kept as a draft until it is sent. */
export function AssignmentForm({
  sections,
  submitLabel,
  StaleNote,
  ...deeds
}: AssignmentFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useAssignmentForm(deeds, element);
  const { focused, mistakes, fieldId, mistakeOf, choose } = form;
  return (
    <DialogForm
      ref={element}
      onSubmit={form.submit}
      onDragOver={(event) => hearDrop(event, choose)}
      onDrop={(event) => hearDrop(event, choose)}
    >
      <FoundDraft draft={form.draft} onChange={form.exchanged} />
      {StaleNote && (
        <StaleNote
          conflicts={form.conflicts}
          gone={deeds.gone ?? false}
          one="assignment"
          labelOf={(field) => assignmentLabels[field as keyof typeof assignmentLabels]}
        />
      )}
      <MistakeSummary ref={focused} mistakes={mistakes} fieldId={fieldId} />
      <AssignmentFields
        values={form.filled.values}
        sections={sections}
        onChange={form.set}
        fieldId={fieldId}
        mistakeOf={mistakeOf}
        files={
          <FilesField
            id={fieldId('file')}
            files={form.filled.files}
            needed={deeds.needsFile}
            mistake={form.fileMistake}
            onChoose={(files) => choose({ files, folders: [] })}
            onRemove={form.removeFile}
          />
        }
      />
      <FormFailure failed={form.failed} />
      <button type="submit" className={`${buttonClass('primary')} unscripted:hidden`}>
        {submitLabel}
      </button>
      <p className="text-small text-muted unscripted:hidden">
        Kept on this device, where the student pages show it. Nothing is sent to a server.
      </p>
      <p className="hidden text-small unscripted:block">
        Checking the file needs JavaScript, which is off in this browser.
      </p>
    </DialogForm>
  );
}
