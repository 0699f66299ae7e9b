/** A command that writes what it measures into a document. */
type Measuring = 'audit' | 'bench' | 'scale';

/** The lines of a Markdown file between which a measuring command writes. */
export function markersOf(command: Measuring) {
  return { begin: `<!-- ${command}:begin -->`, end: `<!-- ${command}:end -->` };
}

/** Puts `text` in place of what stands between a command's two markers in a document; throws when one is missing. */
export function replaceBetweenMarkers(
  document: string,
  text: string,
  file: string,
  command: Measuring = 'audit',
): string {
  const markers = markersOf(command);
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
