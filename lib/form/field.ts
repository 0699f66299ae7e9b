import { dayOf, isRealDay } from '@/lib/time/day';

/** A field of a form: its text, and the value of the record that it becomes. */
export interface Field<T> {
  /** The error of a text, or null. A date is compared with `day`. */
  check(text: string, day: string): string | null;
  /** The value of a valid text. */
  read(text: string): T;
  /** The text of a value; by default the value itself, empty for none. */
  show?(value: T | null | undefined): string;
}

type Fields = Readonly<Record<string, Field<unknown>>>;

/** The texts of a form with these fields. */
export type TextsOf<S> = Record<keyof S & string, string>;

/** The values that these fields become. */
export type ValuesOf<S> = { [K in keyof S]: S[K] extends Field<infer T> ? T : never };

const entriesOf = (fields: object) => Object.entries(fields) as [string, Field<unknown>][];

/** All errors of a form's fields, in their order; `others` has errors of fields that are valid by themselves. */
export function checkFields<S extends Fields>(
  fields: S,
  texts: TextsOf<S>,
  day = '',
  others?: Readonly<Partial<Record<keyof S, string | false>>>,
): { field: keyof S & string; message: string }[] {
  return entriesOf(fields).flatMap(([field, { check }]) => {
    const message = check(texts[field] ?? '', day) ?? others?.[field];
    return message ? [{ field, message }] : [];
  });
}

/** Converts the texts of a valid form to the values of a record. */
export function readFields<S extends Fields>(fields: S, texts: TextsOf<S>): ValuesOf<S> {
  return mapFields(fields, (name, { read }) => read(texts[name] ?? '')) as ValuesOf<S>;
}

/** Converts the values of a record to texts; missing values become empty. */
export function showFields<S extends Fields>(
  fields: S,
  record: { [K in keyof S]?: ValuesOf<S>[K] | null },
): TextsOf<S> {
  return mapFields(fields, (name, { show = showText }) => show(record[name])) as TextsOf<S>;
}

function mapFields(fields: Fields, toValue: (name: string, field: Field<unknown>) => unknown) {
  return Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, toValue(name, field)]));
}

const showText = (value: unknown) => String(value ?? '');

/** Returns true if a text has a visible character. */
const isFilled = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const trim = (text: string) => text.trim();

/** Runs of whitespace become single spaces, and both ends are trimmed. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The error of a text that is too long, or null. `name` starts the sentence: "The reason". */
export function checkLength(text: string, longest: number, name: string): string | null {
  return text.length > longest
    ? `${name} has ${text.length} characters. Shorten it to ${longest}.`
    : null;
}

function textField(read: (text: string) => string) {
  return (longest: number, name: string, missing?: string): Field<string> => ({
    check: (text) =>
      missing && !isFilled(text) ? missing : checkLength(read(text), longest, name),
    read,
  });
}

/** One line of text; `missing` is the error if it is empty. */
export const lineField = textField(oneLine);

/** Several lines of text. */
export const linesField = textField(trim);

/** One of several options. */
export function choiceField<T extends string>(
  options: readonly T[],
  missing: string,
  first: T | '' = '',
): Field<T> {
  return {
    check: (text) => (options.some((option) => option === text) ? null : missing),
    read: (text) => text as T,
    show: (value) => value ?? first,
  };
}

/** A date, "YYYY-MM-DD"; an optional one has no `missing`. `compare` compares it with the day of the check. */
export function dayField(
  compare: (text: string, day: string) => string | false,
  missing: string | null = null,
): Field<string> {
  return {
    check: (text, day) => {
      if (!text) return missing;
      return isRealDay(text) ? compare(text, day) || null : noSuchDayMessage;
    },
    read: (text) => text,
  };
}

const noSuchDayMessage = 'This date does not exist. Enter a real date with a 4-digit year.';

/** A date that is not in the past, at most 2199. `past` is the error otherwise. */
export const comingDayField = (past: string, missing: string | null = null) =>
  dayField((text, day) => (text > '2199-12-31' ? noSuchDayMessage : text < day && past), missing);

/** The first day that a form accepts: today, or the earlier day that its record already had. */
export function earliestDay(before: string): string {
  const today = dayOf(new Date());
  return before && before < today ? before : today;
}
