import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** The document with the measurements of every command. */
const file = 'docs/quality.md';

/** Replaces the text between the two marker lines of a command in a document. Throws if one is missing. */
export function replaceBetweenMarkers(document: string, text: string, command: string): string {
  const [beginning, ending] = [`<!-- ${command}:begin -->`, `<!-- ${command}:end -->`];
  const begin = document.indexOf(beginning);
  const end = document.indexOf(ending);
  if (begin < 0 || end < begin)
    throw new Error(
      `${file} has no markers for the table. Add a line "${beginning}" and below it a line "${ending}".`,
    );
  return `${document.slice(0, begin + beginning.length)}\n\n${text.trim()}\n\n${document.slice(end)}`;
}

/** Prints measurements, given as Markdown, and writes them into docs/quality.md if `writes` is set. */
export async function publish(command: string, markdown: string, writes: boolean): Promise<void> {
  const style = { ...(await resolveConfig(file)), parser: 'markdown' };
  const text = await format(markdown, style);
  console.log(`\n${text}`);
  if (!writes) return;
  const document = replaceBetweenMarkers(readFileSync(file, 'utf8'), text, command);
  writeFileSync(file, await format(document, style));
  console.log(`${command}: wrote ${file}`);
}

/** Prints what misses its limit, one line each, and returns the exit code of the command. */
export function printProblems(problems: readonly string[]): number {
  for (const problem of problems) console.log(problem);
  return problems.length === 0 ? 0 : 1;
}
