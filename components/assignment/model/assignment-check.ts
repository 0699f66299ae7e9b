import {
  checkFields,
  checkLength,
  isFilled,
  noSuchDayMessage,
  oneLine,
} from '@/lib/form/text-check';
import { isRealDay } from '@/lib/time/day';

/** The fields of an assignment that are typed or chosen. */
export type TypedAssignmentField = 'name' | 'section' | 'due' | 'instructions';

/** Every field of an assignment, in the order of its form. */
export type AssignmentField = TypedAssignmentField | 'file';

/** An assignment as it stands in its form, before it is read. */
export type AssignmentValues = Record<TypedAssignmentField, string>;

/** The most characters that a field takes, as the device's schema has it. */
export const maxLengths = { name: 120, section: 20, instructions: 2000 } as const;

/** The most files that an assignment has. */
export const maxFiles = 10;

const lastDay = '2199-12-31';

const checks: Record<TypedAssignmentField, (text: string, earliest: string) => string | null> = {
  name: (text) =>
    isFilled(text)
      ? checkLength(oneLine(text), maxLengths.name, 'The name')
      : 'Enter a name for the assignment.',
  section: (text) =>
    isFilled(text)
      ? checkLength(oneLine(text), maxLengths.section, 'The section')
      : 'Choose or enter the section it is for.',
  due: (text, earliest) => {
    if (!text) return 'Enter the day it is due.';
    if (!isRealDay(text) || text > lastDay) return noSuchDayMessage;
    return text < earliest ? 'The day is over. Enter today or a later one.' : null;
  },
  instructions: (text) => checkLength(text.trim(), maxLengths.instructions, 'The text'),
};

/** Everything that is wrong with what was typed. `earliest` is the first day that is taken, "YYYY-MM-DD". */
export function checkAssignment(
  values: AssignmentValues,
  earliest: string,
): { field: TypedAssignmentField; message: string }[] {
  return checkFields(checks, values, earliest);
}

/** What was typed and found right, as it is kept. */
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

/** What is kept, as its form shows it. */
export function toAssignmentValues(fields: {
  [F in TypedAssignmentField]?: string | undefined;
}): AssignmentValues {
  const { name = '', section = '', due = '', instructions = '' } = fields;
  return { name, section, due, instructions };
}
