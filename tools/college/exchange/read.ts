import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readRequest } from '@/components/activity/model/request-file';
import type { ExchangeKind } from '@/components/exchange/model/payload';
import { ExchangeError } from '@/components/exchange/model/problem';
import {
  fromLetter,
  readExchange,
  type LetterOf,
  type OpenedFile,
} from '@/components/exchange/model/file';
import { isEncrypted } from '@/lib/crypto/encrypted-file';
import type { FacultyKey } from '@/content/schema/faculty/key';

/** A file that was read and passed every check, or why it was not. */
export type ImportFile = { path: string } & (
  | { kind: 'request'; opened: OpenedFile<'request'> }
  | { kind: 'decisions'; opened: OpenedFile<'decisions'> }
  | { kind: 'changes'; opened: OpenedFile<'changes'> }
  | { kind: 'rollCall'; opened: OpenedFile<'rollCall'> }
  | { kind: 'event'; opened: OpenedFile<'event'> }
  | { kind: 'answer'; opened: OpenedFile<'answer'> }
  | { kind: 'refused'; reason: string }
);

/** A file on the disk, or what reads the text that a teacher sent with a letter. */
export interface ImportSource {
  path: string;
  text?: () => Promise<string>;
  letter?: LetterOf;
}

/** Reads a file that a teacher or student sent for the office with the checks of the portal. `keys` are the published ones. */
export async function readImportFile(
  { path, text, letter }: ImportSource,
  keys: readonly FacultyKey[],
): Promise<ImportFile> {
  try {
    const file = new File([text ? await text() : readFileSync(path)], basename(path));
    const kind = await kindOf(file);
    if (kind === 'request') return { path, kind, opened: checked(await readRequest(file)) };
    if (isEncrypted(await file.slice(0, 200).text()))
      return { path, kind: 'refused', reason: encryptedText };
    if (kind === 'rollCall')
      return { path, kind, opened: checked(await readExchange(file, kind, keys), letter) };
    if (kind === 'event')
      return { path, kind, opened: checked(await readExchange(file, kind, keys), letter) };
    if (kind === 'answer')
      return { path, kind, opened: checked(await readExchange(file, kind, keys), letter) };
    if (kind === 'changes')
      return { path, kind, opened: checked(await readExchange(file, kind, keys), letter) };
    const opened = checked(await readExchange(file, 'decisions', keys), letter);
    return { path, kind: 'decisions', opened };
  } catch (error) {
    return { path, kind: 'refused', reason: reasonOf(error) };
  }
}

/**
 * Without a signature, the key of the letter proves who made a file. Records have no attachments: those of a month of
 * letters do not fit into memory.
 */
const checked = <K extends ExchangeKind>(
  opened: OpenedFile<K>,
  letter?: LetterOf,
): OpenedFile<K> => ({
  ...(opened.signature.state === 'signed' ? opened : fromLetter(opened, letter)),
  contents: new Map(),
});

const encryptedText =
  'It is encrypted for one person, whose device alone opens it. Ask for the file without encryption.';

/** The kind that the file says it has; its reader checks the rest. */
async function kindOf(file: File): Promise<string | undefined> {
  const start = await file.slice(0, 500).text();
  return /^\s*\{[^{]*?"kind"\s*:\s*"(\w+)"/.exec(start)?.[1];
}

function reasonOf(error: unknown): string {
  if (error instanceof ExchangeError) return error.problems.join(' ');
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EISDIR') return 'It is a folder. Name the files in it.';
  throw error;
}
