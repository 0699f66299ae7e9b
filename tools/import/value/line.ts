/** A text from a device as one line of a record: without line breaks, cut off where the record's limit is. */
export function toLine(text: string, longest: number): string {
  const line = /[^\S ]|  /u.test(text) ? text.replace(/\s+/gu, ' ').trim() : text.trim();
  if (line.length <= longest) return line;
  // Not within a character of two code units.
  const start = line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}
