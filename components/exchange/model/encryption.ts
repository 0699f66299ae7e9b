import type { FacultyKey } from '@/content/schema/faculty/key';
import { limits } from '@/content/schema/limits';
import { formatEncrypted, isEncrypted, readEncrypted } from '@/lib/crypto/encrypted-file';
import { encryptedSize } from '@/lib/crypto/encrypted-size';
import { EncryptionError, type EncryptionProblem } from '@/lib/crypto/encryption-error';
import type { PublicKey } from '@/lib/crypto/es256';
import {
  agreement,
  decryptWithKey,
  encryptToKey,
  exportPublicKey,
  type DecryptionKey,
} from '@/lib/crypto/recipient';
import { thumbprintOf } from '@/lib/crypto/thumbprint';
import { normalizeId } from '@/lib/record/person';
import { now, type Records } from '@/lib/store/record';
import { compareText } from '@/lib/text/compare-text';
import { formatSize } from '@/lib/text/file-size';
import { mergeKeys } from '@/lib/crypto/key-trust';
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

/** The pair that a student's decisions are encrypted to. */
type ReplyKey = Records['replyKeys'];

/** Creates a pair for decisions. A backup includes it, so that another device of the student opens them too. */
export async function makeReplyKey(): Promise<ReplyKey> {
  const pair = await crypto.subtle.generateKey(agreement, true, ['deriveBits']);
  const publicKey = await exportPublicKey(pair.publicKey);
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { id: await thumbprintOf(publicKey), at: now(), publicKey, d };
}

/** The private half of a student's pair. */
export async function openReplyKey({ id, publicKey, d }: ReplyKey): Promise<DecryptionKey> {
  const key = { ...publicKey, d };
  const privateKey = await crypto.subtle.importKey('jwk', key, agreement, false, ['deriveBits']);
  return { id, privateKey };
}

/** The private half of a teacher's pair, if there is one. */
export function decryptionKeysOf(key: Records['keys'] | undefined): DecryptionKey[] {
  return key ? [{ id: key.encryption.keyId, privateKey: key.encryption.privateKey }] : [];
}

/** A teacher that files can be encrypted for. */
export interface Recipient {
  employeeId: string;
  name: string;
  key: FacultyKey['encryptionKey'];
}

/** The teachers with a published key, by name. If a teacher has several, the last one counts. */
export function recipientsIn(keys: readonly FacultyKey[]): Recipient[] {
  const found = new Map<string, Recipient>();
  for (const { employeeId, name, encryptionKey, revoked } of mergeKeys(keys))
    if (!revoked) found.set(normalizeId(employeeId), { employeeId, name, key: encryptionKey });
  return [...found.values()].sort((one, other) => compareText(one.name, other.name));
}
