import type { FileReport, ImportReport } from './import-files';

/** Returns what an import did, as lines for the terminal. */
export function formatImport({ files, changed }: ImportReport, dryRun: boolean): string {
  const entries = files.flatMap((file) => file.entries);
  const taken = entries.filter((entry) => entry.taken).length;
  const refused = files.filter(({ problem }) => problem !== null).length;
  const records = changed === 1 ? '1 record' : `${changed} records`;
  const unsigned = entries.filter(({ taken: isTaken, isUnsigned }) => isTaken && isUnsigned).length;
  const mark = unsigned > 0 ? `; decisions without a signature: ${unsigned}` : '';
  const summary = [
    `import: ${taken} taken, ${entries.length - taken} left out, ${refused} of ${files.length} files refused`,
    `import: ${dryRun ? `nothing was written; ${records} would change` : `${records} changed`}${mark}`,
  ];
  return [...files.map(formatFile), ...summary].join('\n');
}

function formatFile({ path, problem, notes, entries }: FileReport): string {
  const lines = entries.map(({ activity, outcome }) => `  ${toVisible(activity)}: ${outcome}`);
  const refused = problem === null ? [] : [`  Refused: ${toVisible(problem)}`];
  return [path, ...refused, ...notes.map((note) => `  Note: ${note}`), ...lines].join('\n');
}

/** A text from a file without characters that control a terminal. */
const toVisible = (text: string): string => text.replace(/\p{C}/gu, ' ');
