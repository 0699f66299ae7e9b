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

/** The kinds of files that an import takes, in the order in which it takes them. */
export const importKinds = [
  'request',
  'decisions',
  'changes',
  'rollCall',
  'event',
  'answer',
] as const;

type ImportKind = (typeof importKinds)[number];

/** A file that was read and passed every check, or why it was not. */
export type ImportFile = { path: string } & (
  | { [K in ImportKind]: { kind: K; opened: OpenedFile<K> } }[ImportKind]
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
    if (isEncrypted(await file.slice(0, 200).text()))
      return { path, kind: 'refused', reason: encryptedText };
    const kind = await kindOf(file);
    const opened =
      kind === 'request'
        ? checked(await readRequest(file))
        : checked(await readExchange(file, kind, keys), letter);
    return { path, kind, opened } as ImportFile;
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
async function kindOf(file: File): Promise<ImportKind> {
  const start = await file.slice(0, 500).text();
  const name = /^\s*\{[^{]*?"kind"\s*:\s*"(\w+)"/.exec(start)?.[1];
  return importKinds.find((kind) => kind === name) ?? 'decisions';
}

function reasonOf(error: unknown): string {
  if (error instanceof ExchangeError) return error.problems.join(' ');
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EISDIR') return 'It is a folder. Name the files in it.';
  throw error;
}
