import type { Activity } from '@/content/schema/student/activity';
import { isRealDay } from './day';
import type { FieldsOf } from './workspace/overlay';

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
export const longest = { name: 120, issuer: 80, note: 600 } as const;

/** The most credits that an activity can count for. */
export const mostCredits = 40;

const plainNumber = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** One line of text: blanks and line breaks become single blanks, none at the ends. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether there is anything to see: a text of blanks or invisible signs is none. */
const isFilled = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const tooLong = (field: keyof typeof longest, text: string, name: string) =>
  text.length > longest[field]
    ? `${name} has ${text.length} characters. Shorten it to ${longest[field]}.`
    : null;

const checks: Record<TypedField, (text: string, today: string) => string | null> = {
  name: (text) =>
    isFilled(text) ? tooLong('name', oneLine(text), 'The name') : 'Enter what it was.',
  category: (text) =>
    categories.some((category) => category === text) ? null : 'Choose what kind it was.',
  issuer: (text) =>
    isFilled(text)
      ? tooLong('issuer', oneLine(text), 'The issuing body')
      : 'Enter who held it or issued its certificate.',
  date: (text, today) => {
    if (!text) return 'Enter the day it took place or ended.';
    if (!isRealDay(text))
      return 'This day does not exist. Enter a real one with a year of 4 digits.';
    return text > today ? 'The day lies in the future. Enter one up to today.' : null;
  },
  credits: (text) => {
    const number = text.trim();
    if (!number) return null;
    if (!plainNumber.test(number))
      return `Enter the credits as a number from 0 to ${mostCredits}, such as 2 or 1.5.`;
    return readCredits(number)! > mostCredits ? `Enter at most ${mostCredits} credits.` : null;
  },
  note: (text) => tooLong('note', text.trim(), 'The note'),
};

/** Everything that is wrong with what was entered, in the order of the form. `today` is "YYYY-MM-DD". */
export function checkActivity(
  values: ActivityValues,
  today: string,
): { field: TypedField; message: string }[] {
  return (Object.keys(checks) as TypedField[]).flatMap((field) => {
    const message = checks[field](values[field], today);
    return message ? [{ field, message }] : [];
  });
}

function readCredits(text: string): number | null {
  return text.trim() ? Number(text.trim().replace(',', '.')) : null;
}

/** What was entered and found right, as it is kept. */
export function readActivity(values: ActivityValues): Pick<FieldsOf<'activities'>, TypedField> {
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
export function writeActivity(fields: {
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
