import { limits } from '@/content/schema/limits';
import { saveFile } from '@/lib/browser/save-file';
import { formatEncrypted } from '@/lib/crypto/encrypted-file';
import { encryptToPhrase } from '@/lib/crypto/pass-phrase';
import { productSlug } from '@/lib/site/product-name';
import { backedUp, backupBegun, nothingToBackUp } from '@/lib/store/backup';
import { workspace } from '@/lib/store/device';
import { countRecords, readEverything, unusedFiles } from '@/lib/store/everything';
import { now } from '@/lib/store/record';
import { formatSize } from '@/lib/text/file-size';
import { minuteOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import { formatBackup } from './backup-file';

/** Makes a name safe for a file name: "@aarav.sharma" becomes "aarav.sharma". */
export function slugify(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || 'device';
}

/**
 * Saves everything as one file, encrypted if there is a pass phrase, and records the backup. Shows the result as a toast
 * and returns its text.
 */
export async function exportEverything(owner: string, phrase?: string): Promise<string> {
  try {
    const { text, left } = await writeBackup(owner, phrase);
    if (left) report(left, true);
    return report(text);
  } catch (error) {
    return report(failure(error), true);
  }
}

/** Saves everything as one file before Logout. Returns what is not in it, or why there is none; empty if all is saved. */
export async function saveCopy(owner: string): Promise<string> {
  try {
    const { text, left, isBackup } = await writeBackup(owner);
    return isBackup ? (left ?? '') : text;
  } catch (error) {
    return failure(error);
  }
}

const failure = (error: unknown) =>
  `The export failed (${error instanceof Error ? error.message : String(error)}). Try again.`;

interface Written {
  /** The result. */
  text: string;
  /** The files that the browser had lost before. */
  left?: string;
  /** The file has everything, and can be imported. */
  isBackup: boolean;
}

async function writeBackup(owner: string, phrase?: string): Promise<Written> {
  const at = now();
  // The export works even if the device has no space left.
  await workspace.write([backupBegun()]).catch(() => {});
  const everything = await readEverything(workspace);
  const unused = new Set(unusedFiles(everything));
  const exported = { ...everything, files: everything.files.filter((file) => !unused.has(file)) };
  if (countRecords(exported) === 0) return { text: await nothingToExport(), isBackup: false };
  const { chunks, lost } = await formatBackup(exported, at);
  const content = new Blob(chunks, { type: 'application/json' });
  const file = phrase === undefined ? content : await encryptBackup(content, phrase);
  const suffix = phrase === undefined ? '' : '-encrypted';
  const name = `${productSlug()}-${slugify(owner)}-${minuteOf(at).slice(0, 10)}${suffix}.json`;
  saveFile(file, name);
  const text = `Everything was exported as ${name} (${formatSize(file.size)}).`;
  const left =
    lost.length > 0 &&
    `Left out of the export because the browser lost their content: ${lost.join(', ')}.`;
  const written = (said: string, isBackup: boolean) => ({
    ...{ text: said, isBackup },
    ...(left && { left }),
  });
  const missing = [...workspace.unreadable()].join(', ');
  if (missing)
    return written(
      `${text} It is not a backup: ${missing} could not be read and is not included.`,
      false,
    );
  if (content.size > limits.backup.size)
    return written(
      `${text} It is too large to import (limit ${formatSize(limits.backup.size)}). Remove large files and export again.`,
      false,
    );
  await workspace.write([backedUp(at)]).catch(() => {});
  return written(text, true);
}

async function encryptBackup(content: Blob, phrase: string): Promise<Blob> {
  const text = await formatEncrypted(await encryptToPhrase('edify-backup', content, phrase));
  return new Blob([text], { type: 'application/json' });
}

async function nothingToExport(): Promise<string> {
  await workspace.write([nothingToBackUp()]).catch(() => {});
  const keys = await workspace.all('keys');
  if (keys.length === 0)
    return 'Nothing is stored on this device yet, so there is nothing to export.';
  return 'Only a signing key is stored on this device, and it is never exported.';
}

function report(text: string, urgent = false): string {
  showToast(text, { urgent });
  return text;
}
