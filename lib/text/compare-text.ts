/** Compares ids, days and times, by their characters. */
export const compareCode = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

let collator: Intl.Collator | undefined;

/**
 * Compares texts alphabetically: case is ignored, and 9 comes before 10. The collator is created at the first use,
 * because that is the slowest step of starting a page on a slow phone.
 */
export function compareText(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return collator.compare(one, other);
}
