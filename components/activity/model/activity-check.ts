import { limits } from '@/content/schema/limits';
import type { Activity } from '@/content/schema/student/activity';
import {
  checkFields,
  checkLength,
  isFilled,
  noSuchDayMessage,
  oneLine,
} from '@/lib/form/text-check';
import type { FieldsOf } from '@/lib/store/overlay';
import { isRealDay } from '@/lib/time/day';

/** The fields of a submission that are typed or chosen. */
export type TypedField = 'name' | 'category' | 'issuer' | 'date' | 'credits' | 'note';

export type ActivityField = TypedField | 'evidence';

/** The values of the form, as typed. */
export type ActivityValues = Record<TypedField, string>;

export const categories = [
  'Workshop',
  'Hackathon',
  'Course',
] as const satisfies readonly Activity['category'][];

const plainNumber = /^\d{1,9}(?:[.,]\d{1,2})?$/;

const checks: Record<TypedField, (text: string, today: string) => string | null> = {
  name: (text) =>
    isFilled(text)
      ? checkLength(oneLine(text), limits.activity.name, 'The name')
      : 'Enter the activity name.',
  category: (text) =>
    categories.some((category) => category === text) ? null : 'Choose a category.',
  issuer: (text) =>
    isFilled(text)
      ? checkLength(oneLine(text), limits.activity.issuer, 'The issuing body')
      : 'Enter the organiser.',
  date: (text, today) => {
    if (!text) return 'Enter the date it took place or ended.';
    if (!isRealDay(text)) return noSuchDayMessage;
    return text > today ? 'This date is in the future. Enter today or earlier.' : null;
  },
  credits: (text) => {
    const number = text.trim();
    if (!number) return null;
    if (!plainNumber.test(number))
      return `Enter the credits as a number from 0 to ${limits.activity.credits}, such as 2 or 1.5.`;
    return readCredits(number)! > limits.activity.credits
      ? `Enter at most ${limits.activity.credits} credits.`
      : null;
  },
  note: (text) => checkLength(text.trim(), limits.activity.note, 'The note'),
};

/** Every error in the form, in the order of its fields. `today` is "YYYY-MM-DD". */
export function checkActivity(
  values: ActivityValues,
  today: string,
): { field: TypedField; message: string }[] {
  return checkFields(checks, values, today);
}

function readCredits(text: string): number | null {
  return text.trim() ? Number(text.trim().replace(',', '.')) : null;
}

/** Converts valid form values to the fields of the record. */
export function parseActivityValues(
  values: ActivityValues,
): Pick<FieldsOf<'activities'>, TypedField> {
  return {
    name: oneLine(values.name),
    category: values.category as Activity['category'],
    issuer: oneLine(values.issuer),
    date: values.date,
    credits: readCredits(values.credits),
    note: values.note.trim(),
  };
}

/** Converts the fields of a record to form values. */
export function toActivityValues(fields: {
  [F in TypedField]?: FieldsOf<'activities'>[F] | null;
}): ActivityValues {
  return {
    name: fields.name ?? '',
    category: fields.category ?? '',
    issuer: fields.issuer ?? '',
    date: fields.date ?? '',
    credits: fields.credits == null ? '' : String(fields.credits),
    note: fields.note ?? '',
  };
}
