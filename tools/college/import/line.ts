/** A text from a device as one line of a record: without line breaks, cut off where the record's limit is. */
export function toLine(text: string, longest: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}
