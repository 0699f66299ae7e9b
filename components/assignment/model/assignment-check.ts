import { limits } from '@/content/schema/limits';
import {
  checkFields,
  checkLength,
  isFilled,
  noSuchDayMessage,
  oneLine,
} from '@/lib/form/text-check';
import { isRealDay } from '@/lib/time/day';

/** The text fields of an assignment. */
export type TypedAssignmentField = 'name' | 'section' | 'due' | 'instructions';

/** Every field of an assignment that can have an error. */
export type AssignmentField = TypedAssignmentField | 'file';

/** The raw values of the assignment form, before {@link parseAssignmentValues}. */
export type AssignmentValues = Record<TypedAssignmentField, string>;

const lastDay = '2199-12-31';

const checks: Record<TypedAssignmentField, (text: string, earliest: string) => string | null> = {
  name: (text) =>
    isFilled(text)
      ? checkLength(oneLine(text), limits.assignment.name, 'The name')
      : 'Enter a name for the assignment.',
  section: (text) =>
    isFilled(text)
      ? checkLength(oneLine(text), limits.section, 'The section')
      : 'Choose or enter a section.',
  due: (text, earliest) => {
    if (!text) return 'Enter a due date.';
    if (!isRealDay(text) || text > lastDay) return noSuchDayMessage;
    return text < earliest ? 'This date is in the past. Enter today or a later date.' : null;
  },
  instructions: (text) => checkLength(text.trim(), limits.assignment.instructions, 'The text'),
};

/** Returns every error in the form. `earliest` is the first due date allowed, "YYYY-MM-DD". */
export function checkAssignment(
  values: AssignmentValues,
  earliest: string,
): { field: TypedAssignmentField; message: string }[] {
  return checkFields(checks, values, earliest);
}

/** Converts checked form values to the stored fields: trimmed, the name and section on one line. */
export function parseAssignmentValues({
  name,
  section,
  due,
  instructions,
}: AssignmentValues): AssignmentValues {
  return {
    name: oneLine(name),
    section: oneLine(section),
    due,
    instructions: instructions.trim(),
  };
}

/** Converts stored fields to form values; missing fields become empty. */
export function toAssignmentValues(fields: {
  [F in TypedAssignmentField]?: string | undefined;
}): AssignmentValues {
  const { name = '', section = '', due = '', instructions = '' } = fields;
  return { name, section, due, instructions };
}
