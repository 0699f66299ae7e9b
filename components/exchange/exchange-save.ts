import { encryptExchange, type EncryptedExchange } from '@/components/exchange/model/encryption';
import type { ExchangeKind, Payload } from '@/components/exchange/model/payload';
import { ExchangeError } from '@/components/exchange/model/problem';
import type { SigningKey } from '@/components/exchange/model/signature';
import { exchangeFileName, writeExchange } from '@/components/exchange/model/file';
import { saveFile } from '@/lib/browser/save-file';
import type { PublicKey } from '@/lib/crypto/es256';
import { workspace } from '@/lib/store/device';
import { dayOf } from '@/lib/time/day';

/** The name of the created file, or why it was not created. */
export type SaveResult = { name: string } | { problems: readonly string[] };

/** Says what happened to a file that was made. */
export const madeText = ({ name }: { name: string }): string =>
  `${name} was made on this device and given to your browser to save.`;

/** The result of sending a letter, or why it was not sent. */
export type LetterResult =
  { letter: string; isSent?: true } | { problems: readonly string[]; isLetter: true };

export interface MakeOptions<K extends ExchangeKind> {
  kind: K;
  /** Used in the file name: the sender or the recipient. */
  whom: string;
  payload: Payload<K>;
  /** Ids of the stored files to include. */
  files?: readonly (string | undefined)[];
  key?: SigningKey | null;
  /** The key of the person that the file is encrypted for; none if everybody may read it. */
  encryptTo?: PublicKey | null | undefined;
}

/** Creates a file for the other side and saves it. */
export async function saveExchange<K extends ExchangeKind>(
  making: MakeOptions<K>,
): Promise<SaveResult> {
  const made = await makeExchange(making);
  if ('problems' in made) return made;
  saveFile(made, made.name);
  return { name: made.name };
}

/** Creates a file for the other side. */
export async function makeExchange<K extends ExchangeKind>(
  making: MakeOptions<K>,
): Promise<File | { problems: readonly string[] }> {
  const { kind, whom, payload, files = [], key = null, encryptTo } = making;
  try {
    const contents = await contentsOf(files);
    const written = await writeExchange(kind, payload, contents, key);
    const content = encryptTo
      ? await encryptExchange(kind as EncryptedExchange, written, encryptTo)
      : written;
    const name = exchangeFileName(kind, whom, dayOf(new Date()));
    return new File([content], name, { type: content.type });
  } catch (error) {
    if (error instanceof ExchangeError) return { problems: error.problems };
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return { problems: [`The file could not be made (${reason}). Try again.`] };
  }
}

/** The content of stored files by SHA-256, without those the browser has lost. */
async function contentsOf(files: readonly (string | undefined)[]): Promise<Map<string, Blob>> {
  const contents = new Map<string, Blob>();
  for (const id of files) {
    const file = id ? await workspace.read('files', id) : null;
    if (file) contents.set(file.sha256, file.blob);
  }
  return contents;
}
