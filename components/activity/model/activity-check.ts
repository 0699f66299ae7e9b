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

/** Every field of a submission. */
export type ActivityField = TypedField | 'evidence';

/** A submission as it stands in its form, before it is read. */
export type ActivityValues = Record<TypedField, string>;

/** The kinds of activities. */
export const categories = [
  'Workshop',
  'Hackathon',
  'Course',
] as const satisfies readonly Activity['category'][];

/** The most characters that a field takes, as the device's schema has it. */
export const maxLengths = { name: 120, issuer: 80, note: 600 } as const;

/** The most credits that an activity can count for. */
export const maxCredits = 40;

const plainNumber = /^\d{1,9}(?:[.,]\d{1,2})?$/;

const checks: Record<TypedField, (text: string, today: string) => string | null> = {
  name: (text) =>
    isFilled(text) ? checkLength(oneLine(text), maxLengths.name, 'The name') : 'Enter what it was.',
  category: (text) =>
    categories.some((category) => category === text) ? null : 'Choose what kind it was.',
  issuer: (text) =>
    isFilled(text)
      ? checkLength(oneLine(text), maxLengths.issuer, 'The issuing body')
      : 'Enter who held it or issued its certificate.',
  date: (text, today) => {
    if (!text) return 'Enter the day it took place or ended.';
    if (!isRealDay(text)) return noSuchDayMessage;
    return text > today ? 'The day lies in the future. Enter one up to today.' : null;
  },
  credits: (text) => {
    const number = text.trim();
    if (!number) return null;
    if (!plainNumber.test(number))
      return `Enter the credits as a number from 0 to ${maxCredits}, such as 2 or 1.5.`;
    return readCredits(number)! > maxCredits ? `Enter at most ${maxCredits} credits.` : null;
  },
  note: (text) => checkLength(text.trim(), maxLengths.note, 'The note'),
};

/** Everything that is wrong with what was entered, in the order of the form. `today` is "YYYY-MM-DD". */
export function checkActivity(
  values: ActivityValues,
  today: string,
): { field: TypedField; message: string }[] {
  return checkFields(checks, values, today);
}

function readCredits(text: string): number | null {
  return text.trim() ? Number(text.trim().replace(',', '.')) : null;
}

/** What was entered and found right, as it is kept. */
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

/** What is kept, as its form shows it. */
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
