import type { FacultyKey } from '@/content/schema/faculty/key';
import { encodeJson, isTextSigned, keyAlgorithm, signText } from '@/lib/crypto/es256';
import { exportPublicKey } from '@/lib/crypto/recipient';
import { thumbprintOf } from '@/lib/crypto/thumbprint';
import { fromBase64Url } from '@/lib/file/base64';
import { now, type Records } from '@/lib/store/record';
import { canSign } from './can-sign';
import { makeEncryptionKey } from './encryption-key';
import type { ExchangeKind } from './payload';

/** The key pair of this device, and its owner. The private key cannot be read, not even by this site. */
export type SigningKey = Records['keys'];

/** A public key, as a JSON Web Key (RFC 7517). */
export type PublicKey = SigningKey['publicKey'];

/** The SHA-256 thumbprint of a public key (RFC 7638), in hexadecimal. */
export const keyIdOf: (key: PublicKey) => Promise<string> = thumbprintOf;

/** Creates the key pairs of this device, for signatures and for encrypted requests. */
export async function makeKey(owner: Pick<SigningKey, 'name' | 'employeeId'>): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey(keyAlgorithm, false, ['sign', 'verify']);
  const publicKey = await exportPublicKey(pair.publicKey);
  const keyId = await keyIdOf(publicKey);
  const { privateKey } = pair;
  const encryption = await makeEncryptionKey();
  return { id: 'signing', at: now(), keyId, ...owner, publicKey, privateKey, encryption };
}

/** The key as the college publishes it: an entry of content/faculty/keys.json. */
export function toPublishedKey({
  keyId,
  name,
  employeeId,
  publicKey,
  encryption,
}: SigningKey): FacultyKey {
  const encryptionKey = encryption && { encryptionKey: encryption.publicKey };
  return { id: keyId, name, employeeId, publicKey, ...encryptionKey };
}

/** A signed text in the flattened form of RFC 7515. The signed text is `protected`, a dot and `payload`. */
export interface Signed {
  protected: string;
  payload: string;
  signature: string;
}

function headerOf(kind: ExchangeKind, keyId: string): string {
  return encodeJson({ alg: 'ES256', kid: keyId, typ: `edify-${kind}` });
}

/** Signs the payload of a file of this kind. */
export async function sign(
  kind: ExchangeKind,
  payload: string,
  { keyId, privateKey }: Pick<SigningKey, 'keyId' | 'privateKey'>,
): Promise<Signed> {
  const head = headerOf(kind, keyId);
  return { protected: head, payload, signature: await signText(`${head}.${payload}`, privateKey) };
}

/** The result of checking a signature: the key that made it, or why there is none. */
export type Signature =
  { state: 'signed'; key: FacultyKey } | { state: 'unsigned' | 'unknown' | 'unchecked'; key: null };

/** Checks a signature against the published keys. Null if it is not valid. */
export async function verify(
  kind: ExchangeKind,
  signed: Signed,
  keys: readonly FacultyKey[],
): Promise<Signature | null> {
  const keyId = keyIdIn(signed.protected);
  if (keyId === null || signed.protected !== headerOf(kind, keyId)) return null;
  // An older record may list the key without the day it was revoked.
  const found = keys.filter(({ id }) => id === keyId);
  const [key] = found.some(({ revoked }) => revoked) ? [] : found;
  if (!key) return { state: 'unknown', key: null };
  if (!canSign()) return { state: 'unchecked', key: null };
  const text = `${signed.protected}.${signed.payload}`;
  const fits = await isTextSigned(text, signed.signature, key.publicKey).catch(() => false);
  return fits && (await keyIdOf(key.publicKey)) === keyId ? { state: 'signed', key } : null;
}

function keyIdIn(head: string): string | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(head)));
    const { kid } = value as { kid?: unknown };
    return typeof kid === 'string' ? kid : null;
  } catch {
    return null;
  }
}
