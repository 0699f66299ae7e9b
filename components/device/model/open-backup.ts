import { limits } from '@/content/schema/limits';
import { isSecurePage } from '@/lib/browser/secure-page';
import { encryptedSize } from '@/lib/crypto/encrypted-size';
import { isEncrypted, readEncrypted, type EncryptedFile } from '@/lib/crypto/encrypted-file';
import { EncryptionError, type EncryptionProblem } from '@/lib/crypto/encryption-error';
import { decryptWithPhrase } from '@/lib/crypto/pass-phrase';
import { formatSize } from '@/lib/text/file-size';
import { checkBackup, type CheckedBackup } from './backup-check';

/** The largest backup that is read, as the interface shows it. */
export const maxSizeLabel = `${limits.backup.size / 1024 / 1024} MB`;

/** A backup, or an encrypted one whose pass phrase is needed first. */
export type OpenedBackup = CheckedBackup | { problems: null; encrypted: EncryptedFile };

function problem(wrong: string, todo: string) {
  return { problems: [{ location: 'The file', wrong, todo }] };
}

/** Reads and checks a file; changes nothing. */
export async function readBackup(file: File): Promise<OpenedBackup> {
  if (!isSecurePage())
    return problem(
      'cannot be checked, because this page is not served over https',
      'Open this page with https.',
    );
  try {
    const encrypted = isEncrypted(await file.slice(0, 200).text());
    const limit = encrypted ? encryptedSize(limits.backup.size) : limits.backup.size;
    if (file.size > limit) return tooLarge(file);
    const text = await file.text();
    return encrypted ? await readEncryptedBackup(text) : await checkBackup(text);
  } catch (error) {
    return error instanceof EncryptionError ? unopened(error.problem) : unreadable(error);
  }
}

function tooLarge({ size }: File): CheckedBackup {
  return problem(
    `is ${formatSize(size)}; the limit is ${maxSizeLabel}`,
    'Remove large files on the device it comes from and export again.',
  );
}

async function readEncryptedBackup(text: string): Promise<OpenedBackup> {
  const encrypted = await readEncrypted(text);
  if (encrypted.header.typ !== 'edify-backup')
    return problem(
      'is encrypted for one person and is not an export of everything',
      'Open it with "Exchange files".',
    );
  return { problems: null, encrypted };
}

/** Decrypts and checks a backup; null if the pass phrase is wrong. Changes nothing. */
export async function decryptBackup(
  encrypted: EncryptedFile,
  phrase: string,
): Promise<CheckedBackup | null> {
  try {
    const content = await decryptWithPhrase(encrypted, phrase, limits.backup.size);
    return await checkBackup(await content.text());
  } catch (error) {
    if (!(error instanceof EncryptionError)) return unreadable(error);
    return error.problem === 'phrase' ? null : unopened(error.problem);
  }
}

function unreadable(error: unknown): CheckedBackup {
  const reason = error instanceof Error ? error.message : String(error);
  return problem(`cannot be read (${reason})`, 'Choose it again.');
}

function unopened(reason: EncryptionProblem): CheckedBackup {
  return reason === 'newer'
    ? problem(
        'was made by a newer version of this site',
        'Reload this page to get the newest one, or ask the college to update the site.',
      )
    : problem(
        'was altered or cut off after it was made',
        'Export everything again on the device it comes from.',
      );
}
