import { saveFile } from '@/lib/browser/save-file';
import { productFilePart } from '@/lib/site/product-name';
import { backedUp, backupBegun, nothingToBackUp } from '@/lib/store/backup';
import { workspace } from '@/lib/store/device';
import { countOf, readEverything, unusedFiles } from '@/lib/store/everything';
import { now } from '@/lib/store/record';
import { formatSize } from '@/lib/text/file-size';
import { minuteOf } from '@/lib/time/day';
import { say } from '@/lib/toast/message';
import { largestBackup } from './backup-check';
import { formatBackup } from './backup-file';

/** A name as part of a file's name: "@aarav.sharma" becomes "aarav.sharma". */
export function fileNamePart(name: string): string {
  return name.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '') || 'device';
}

/** Saves all that is kept as one file, notes that, says what became of it and gives what it said. */
export async function exportEverything(owner: string): Promise<string> {
  try {
    return tell(await saved(owner));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return tell(`The export could not be made (${reason}). Try it again.`, true);
  }
}

async function saved(owner: string): Promise<string> {
  const at = now();
  // A device without room can be exported all the same.
  await workspace.write([backupBegun()]).catch(() => {});
  const everything = await readEverything(workspace);
  const unused = new Set(unusedFiles(everything));
  const kept = { ...everything, files: everything.files.filter((file) => !unused.has(file)) };
  if (countOf(kept) === 0) return nothingToExport();
  const { pieces, lost } = await formatBackup(kept, at);
  const file = new Blob(pieces, { type: 'application/json' });
  const name = `${productFilePart()}-${fileNamePart(owner)}-${minuteOf(at).slice(0, 10)}.json`;
  saveFile(file, name);
  const text = `Everything was exported as ${name} (${formatSize(file.size)}).`;
  if (lost.length > 0)
    tell(`Not in the export, for the browser has lost their content: ${lost.join(', ')}.`, true);
  const missing = [...workspace.unreadable()].join(', ');
  if (missing) return `${text} It is no backup: ${missing} could not be read and is not in it.`;
  if (file.size > largestBackup)
    return `${text} It is no backup: Import reads at most ${formatSize(largestBackup)}. Remove large files and export again.`;
  await workspace.write([backedUp(at)]).catch(() => {});
  return text;
}

async function nothingToExport(): Promise<string> {
  await workspace.write([nothingToBackUp()]).catch(() => {});
  const keys = await workspace.all('keys');
  if (keys.length === 0) return 'Nothing is kept on this device yet: there is nothing to export.';
  return 'Only a signing key is kept on this device. It never leaves it: there is nothing to export.';
}

function tell(text: string, urgent = false): string {
  say(text, { urgent });
  return text;
}
