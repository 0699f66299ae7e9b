import { useState, type ReactNode } from 'react';
import type { AssignmentValues } from '@/components/assignment/model/assignment-form';
import type { ControlOf } from '@/components/form/use-form';
import { cornerLinkClass } from '@/components/ui/button';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import { limits } from '@/content/schema/limits';

type Control = ControlOf<keyof AssignmentValues>;

interface AssignmentFieldsProps {
  control: Control;
  /** The teacher's sections; if there are none, the section is typed. */
  sections: readonly string[];
}

/** The name, the section and the due date of an assignment: one row where there is room. */
export function AssignmentFields({ control, sections }: AssignmentFieldsProps) {
  const section = control('section');
  const options = [...new Set([...sections, section.value])].filter(Boolean);
  return (
    <div className="grid items-end gap-4 @xl:grid-cols-2">
      <FormField
        {...control('name')}
        label="Assignment name"
        type="text"
        required
        autoComplete="off"
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-4">
        {sections.length > 0 ? (
          <ChoiceField
            {...section}
            label="Section"
            required
            autoComplete="off"
            options={options.map((value) => ({ value, text: value }))}
          />
        ) : (
          <FormField {...section} label="Section" type="text" required autoComplete="off" />
        )}
        <FormField {...control('due')} label="Due date" type="date" required />
      </div>
    </div>
  );
}

interface InstructionsProps {
  control: Control;
  /** The button that saves the form, beside the link to the field. */
  children: ReactNode;
}

/** The instructions of an assignment, which a link opens, above the button of the form. */
export function Instructions({ control, children }: InstructionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const field = control('instructions');
  const isOpen = isAsked || field.value !== '' || field.error !== undefined;
  return (
    <>
      {isOpen && (
        <TextField
          {...field}
          label={`Instructions (optional, up to ${limits.assignment.instructions} characters)`}
          className="min-h-20 px-3 py-2"
          autoFocus={isAsked && field.value === ''}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        {!isOpen && (
          <button
            type="button"
            onClick={() => setIsAsked(true)}
            className={`${cornerLinkClass} min-h-10 pointer-coarse:min-h-11 no-js:hidden`}
          >
            Add instructions
          </button>
        )}
      </div>
    </>
  );
}
