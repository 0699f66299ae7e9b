/** The lines of a Markdown file between which the audit writes. */
export const markers = {
  begin: '<!-- audit:begin -->',
  end: '<!-- audit:end -->',
} as const;

/** Puts `text` in place of what stands between the two markers of a document; throws when one is missing. */
export function replaceBetweenMarkers(document: string, text: string, file: string): string {
  const begin = document.indexOf(markers.begin);
  const end = document.indexOf(markers.end);
  if (begin < 0 || end < begin) {
    throw new Error(
      `${file} has no place for the table. It needs a line "${markers.begin}" and below it a line "${markers.end}".`,
    );
  }
  const before = document.slice(0, begin + markers.begin.length);
  return `${before}\n\n${text.trim()}\n\n${document.slice(end)}`;
}
