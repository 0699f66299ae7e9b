import { limits } from '@/content/schema/limits';
import { encryptedSize } from '@/lib/crypto/encrypted-size';
import { formatEncrypted, isEncrypted, readEncrypted } from '@/lib/crypto/encrypted-file';
import { EncryptionError, type EncryptionProblem } from '@/lib/crypto/encryption-error';
import { decryptWithKey, encryptToKey, type DecryptionKey } from '@/lib/crypto/recipient';
import type { PublicKey } from '@/lib/crypto/es256';
import { formatSize } from '@/lib/text/file-size';
import { alteredMessage, ExchangeError, refuseInsecurePage } from './problem';

/** The kinds of files that can be encrypted to a person. */
export type EncryptedExchange = 'request' | 'decisions';

/** Encrypts a file, signed or not, to a person's key. Rejects with an ExchangeError if the key cannot be used. */
export async function encryptExchange(
  kind: EncryptedExchange,
  file: Blob,
  key: PublicKey,
): Promise<Blob> {
  const jwe = await encryptToKey(`edify-${kind}`, file, key).catch(() => {
    throw new ExchangeError(
      'The key of the person it is for cannot be used. Save the file without encryption.',
    );
  });
  return new Blob([await formatEncrypted(jwe)], { type: 'application/json' });
}

const messages: Record<Exclude<EncryptionProblem, 'phrase'>, string> = {
  altered: alteredMessage,
  newer:
    'It was encrypted by a newer version of this portal. Reload this page to get the newest version, or ask the college to update the site.',
  person:
    'It is encrypted for another person or another device. Open it there, or ask for the file without encryption.',
};

/** A file as it was before it was encrypted; one that is not encrypted is returned unchanged. Rejects with an ExchangeError. */
export async function openEncrypted(
  file: File,
  kind: EncryptedExchange,
  keys: readonly DecryptionKey[],
): Promise<File> {
  if (!isEncrypted(await file.slice(0, 200).text())) return file;
  if (file.size > encryptedSize(limits.exchange.size))
    throw new ExchangeError(
      `It has ${formatSize(file.size)}; the limit is ${formatSize(limits.exchange.size)}. Ask for several smaller files.`,
    );
  refuseInsecurePage();
  try {
    const encrypted = await readEncrypted(await file.text());
    const { typ } = encrypted.header;
    if (typ !== `edify-${kind}`) throw new ExchangeError(otherKind[typ]);
    const content = await decryptWithKey(encrypted, keys, limits.exchange.size);
    return new File([content], file.name, { type: content.type });
  } catch (error) {
    if (!(error instanceof EncryptionError)) throw error;
    throw new ExchangeError(error.problem === 'phrase' ? alteredMessage : messages[error.problem]);
  }
}

const otherKind = {
  'edify-backup': 'It is an export of everything. Open it under Settings, This device, Import.',
  'edify-request':
    'It is an encrypted request file. Open it in Student Profiles on the faculty dashboard.',
  'edify-decisions':
    'It is an encrypted decision file. Open it in Your Activities on the student dashboard.',
};
