import { acceptedOf, checkOptions, importOptionsOf } from '../import/command-option';
import { collegeFolder } from '../college';
import { importAll } from '../exchange/import-all';
import { importLetters } from '../drop/import-letters';
import { importFiles, type ImportOptions } from '../exchange/import-files';
import { formatImport } from '../exchange/format-import';
import { undoImport } from '../import/before';
import { withFolderLock } from '../college-lock';
import { exchangeOptions } from '../published-keys';
import { runCommand } from '../run-command';

const command = {
  usage:
    'npm run college -- import [--dry-run] [--accept CODE] [--accept-unsigned] [--accept-awards EVENT,…] [--replace-approved STUDENT/ACTIVITY,…] [inbox/*.json], or import --drop FOLDER [--dry-run], or import --undo [--discard-later]',
  options: {
    ...checkOptions,
    // What the import does by default; nightly jobs may still have it.
    'signed-only': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    undo: { type: 'boolean', default: false },
    drop: { type: 'string' },
    'discard-later': { type: 'boolean', default: false },
  },
} as const;

/**
 * Without names, imports the files of college/in: `npm run college -- import`. With names, merges only these files of
 * teachers and students into the records: `npm run college -- import decisions/*.json`. With --drop, merges the letters in
 * the office's box of a drop box.
 */
await runCommand(command, async (values, names) => {
  const { 'dry-run': dryRun, 'signed-only': signedOnly, undo, drop, ...options } = values;
  if (undo) return undoLast(options['discard-later']);
  if (signedOnly) options['accept-unsigned'] = false;
  const fileOptions = { ...exchangeOptions, dryRun, ...acceptedOf(options) };
  if (drop !== undefined) return importDrop(drop, names, fileOptions);
  if (names.length === 0)
    return importAll({ mode: dryRun ? 'check' : 'import', ...importOptionsOf(options) });
  refuseExports(names);
  const report = await importFiles(collegeFolder, [...new Set(names)], fileOptions);
  console.log(formatImport(report, dryRun));
  return report.files.some(({ problem }) => problem !== null) ? 1 : 0;
});

async function importDrop(
  folder: string,
  names: readonly string[],
  options: ImportOptions,
): Promise<number> {
  if (names.length > 0) throw new Error('--drop takes no other files. Import them in another run.');
  for (const line of await importLetters(collegeFolder, folder, options)) console.log(line);
  return 0;
}

async function undoLast(discardsLater: boolean): Promise<number> {
  const day = await withFolderLock(collegeFolder, () => undoImport(collegeFolder, discardsLater));
  console.log(
    `The import of ${day} is undone: records, journal and calendar are as they were before it. Put the right files into ` +
      `${collegeFolder}/in before the next import. Next: npm run college -- publish.`,
  );
  return 0;
}

/** Exports of the college's systems have names of their own only in college/in. */
function refuseExports(names: readonly string[]): void {
  const other = names.find((name) => /\.(?:csv|tsv|txt|zip|xlsx?|ics)$/i.test(name));
  if (other !== undefined)
    throw new Error(
      `Put ${other} into ${collegeFolder}/in and run npm run college -- import without names. Nothing was imported.`,
    );
}
