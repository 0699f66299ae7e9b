/** One line of text: blanks and line breaks become single blanks, none at the ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether there is anything to see: a text of blanks or invisible signs is none. */
export function isFilled(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** What to say of a text that is too long; null where it is not. `name` begins the sentence: "The reason". */
export function checkLength(text: string, longest: number, name: string): string | null {
  return text.length > longest
    ? `${name} has ${text.length} characters. Shorten it to ${longest}.`
    : null;
}

/** What to say of a day that does not exist. */
export const noSuchDayMessage =
  'This day does not exist. Enter a real one with a year of 4 digits.';

/** Everything that is wrong with the fields of a form, in the order of the checks. `day` is what days are held against. */
export function checkFields<F extends string>(
  checks: Record<F, (text: string, day: string) => string | null>,
  values: Record<F, string>,
  day: string,
): { field: F; message: string }[] {
  return (Object.keys(checks) as F[]).flatMap((field) => {
    const message = checks[field](values[field], day);
    return message ? [{ field, message }] : [];
  });
}
