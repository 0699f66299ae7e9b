import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** The document with the measurements of every command. */
const file = 'docs/quality.md';

/** A command that writes its measurements into a document. */
type Measuring = 'audit' | 'bench' | 'scale' | 'college' | 'import';

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

/** Prints measurements, given as Markdown, and writes them into docs/quality.md if `writes` is set. */
export async function publishMeasurements(
  command: Measuring,
  markdown: string,
  writes: boolean,
): Promise<void> {
  const style = { ...(await resolveConfig(file)), parser: 'markdown' };
  const text = await format(markdown, style);
  console.log(`\n${text}`);
  if (!writes) return;
  const document = replaceBetweenMarkers(readFileSync(file, 'utf8'), text, file, command);
  writeFileSync(file, await format(document, style));
  console.log(`${command}: wrote ${file}`);
}

/** Prints the faults, one line each, and returns the exit code of the command. */
export function reportFaults(faults: readonly string[]): number {
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
}
