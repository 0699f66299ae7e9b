/** A number with its noun: "1 chunk", "2 chunks". */
export function pluralize(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
