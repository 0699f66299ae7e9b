import type { ReactNode } from 'react';
import { limits } from '@/content/schema/limits';
import {
  type AssignmentField,
  type AssignmentValues,
  type TypedAssignmentField,
} from '@/components/assignment/model/assignment-check';
import { controlsOf, FormField, TextField } from '@/components/ui/form-field';

/** The field names used in messages. */
export const assignmentLabels = {
  name: 'Assignment name',
  files: 'Assignment files',
  section: 'Section',
  due: 'Due date',
  instructions: 'Instructions',
} as const;

interface AssignmentFieldsProps {
  values: AssignmentValues;
  /** Suggested sections; the user can type another one. */
  sections: readonly string[];
  onChange: (field: TypedAssignmentField, value: string) => void;
  fieldId: (field: AssignmentField) => string;
  errorOf: (field: AssignmentField) => string | undefined;
  /** The file field, shown below the name. */
  files: ReactNode;
}

export function AssignmentFields({
  values,
  sections,
  onChange,
  fieldId,
  errorOf,
  files,
}: AssignmentFieldsProps) {
  const control = controlsOf(values, onChange, fieldId, errorOf);
  const list = `${fieldId('section')}-list`;
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
