/** One line of text: runs of whitespace become single spaces, and both ends are trimmed. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether a text has a visible character. */
export function isFilled(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** The error of a text that is too long, or null. `name` starts the sentence: "The reason". */
export function checkLength(text: string, longest: number, name: string): string | null {
  return text.length > longest
    ? `${name} has ${text.length} characters. Shorten it to ${longest}.`
    : null;
}

export const noSuchDayMessage = 'This date does not exist. Enter a real date with a 4-digit year.';

/** All errors of a form's fields, in the order of the checks. Dates are compared with `day`. */
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
