import type { ReactNode } from 'react';
import type { AssignmentValues } from '@/components/assignment/model/assignment-form';
import type { ControlOf } from '@/components/form/use-form';
import { FormField, TextField } from '@/components/ui/form-field';
import { limits } from '@/content/schema/limits';

/** The field names used in messages. */
export const assignmentLabels = {
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

export function AssignmentFields({ control, sections, files }: AssignmentFieldsProps) {
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
