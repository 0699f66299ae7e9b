import { filesBelow } from '@/tools/file/files-below';
import { pluralize } from '@/tools/file/pluralize';
import { lastImport, noteImported } from '../import/before';
import { inFolder } from '../import/read-college';
import { runImport, type RunOptions } from '../import/run-import';
import { exchangeFilesIn } from './exchange-files';
import { settleAnswers } from './answers';
import { writeDifferences } from './differences';
import { importFiles, type ImportOptions } from './import-files';
import { formatImport } from './format-import';

/**
 * Imports the exports in college/in, and then the files that teachers and students sent, if there are any. Returns the
 * exit code: that of the exports, or 1 if a file was refused.
 */
export async function importAll(
  options: RunOptions & Omit<ImportOptions, 'dryRun'>,
): Promise<number> {
  const { folder, log, mode } = options;
  const sent = exchangeFilesIn(inFolder(folder));
  const hasExports = sent.length === 0 || filesBelow(inFolder(folder)).length > sent.length;
  const before = lastImport(folder);
  const exitCode = hasExports ? await runImport(options) : 0;
  if (hasExports && mode === 'import' && (exitCode === 0 || exitCode === 2)) {
    await settleAnswers(folder);
    const count = writeDifferences(folder);
    if (count)
      log(
        `${pluralize(count, 'difference')} between teachers’ registers and the records: see registers/differences.csv.`,
      );
  }
  if (sent.length === 0 || exitCode === 1 || exitCode === 3) return exitCode;
  const dryRun = mode === 'check';
  const report = await importFiles(folder, sent, { ...options, dryRun });
  log(formatImport(report, dryRun));
  // What these files say belongs to the import, unless it changed nothing: then an undo is of an earlier one.
  if (lastImport(folder) !== before) noteImported(folder);
  return report.files.some(({ problem }) => problem !== null) ? 1 : exitCode;
}
