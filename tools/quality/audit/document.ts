/** A command that writes its measurements into a document. */
type Measuring = 'audit' | 'bench' | 'scale' | 'college';

/** The marker lines of a Markdown file between which a command writes. */
export function markersOf(command: Measuring) {
  return { begin: `<!-- ${command}:begin -->`, end: `<!-- ${command}:end -->` };
}

/** Replaces the text between a command's two markers in a document. Throws if one is missing. */
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
      `${file} has no markers for the table. Add a line "${markers.begin}" and below it a line "${markers.end}".`,
    );
  }
  const before = document.slice(0, begin + markers.begin.length);
  return `${before}\n\n${text.trim()}\n\n${document.slice(end)}`;
}
