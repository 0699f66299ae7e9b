import type { FacultyKey } from '@/content/schema/faculty/key';
import { encodeJson, isTextSigned, keyAlgorithm, signText } from '@/lib/crypto/es256';
import { agreement, exportPublicKey } from '@/lib/crypto/recipient';
import { thumbprintOf } from '@/lib/crypto/thumbprint';
import { fromBase64Url } from '@/lib/file/base64';
import { normalizeId } from '@/lib/record/person';
import { now, type Records } from '@/lib/store/record';
import { formatDay } from '@/lib/time/date';
import { dayOf } from '@/lib/time/day';
import { trustIn } from '@/lib/crypto/key-trust';
import { fixClocksHint, type ExchangeKind, type Payload } from './payload';
import { ExchangeError } from './problem';

/** The key pair of this device, and its owner. The private key cannot be read, not even by this site. */
export type SigningKey = Records['keys'];

/** A public key, as a JSON Web Key (RFC 7517). */
type PublicKey = SigningKey['publicKey'];

/** The SHA-256 thumbprint of a public key (RFC 7638), in hexadecimal. */
export const keyIdOf: (key: PublicKey) => Promise<string> = thumbprintOf;

/** Creates a pair that request files are encrypted to. Its private half cannot be read, not even by this site. */
async function makeEncryptionKey(): Promise<Records['keys']['encryption']> {
  const pair = await crypto.subtle.generateKey(agreement, false, ['deriveBits']);
  const publicKey = await exportPublicKey(pair.publicKey);
  return { keyId: await thumbprintOf(publicKey), publicKey, privateKey: pair.privateKey };
}

/** Creates the key pairs of this device, for signatures and for encrypted requests. */
export async function makeKey({
  name,
  employeeId,
}: Pick<SigningKey, 'name' | 'employeeId'>): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey(keyAlgorithm, false, ['sign', 'verify']);
  const publicKey = await exportPublicKey(pair.publicKey);
  const keyId = await keyIdOf(publicKey);
  const { privateKey } = pair;
  const encryption = await makeEncryptionKey();
  return {
    id: 'signing',
    at: now(),
    keyId,
    name,
    employeeId,
    publicKey,
    privateKey,
    encryption,
  };
}

/** The key as the college publishes it: an entry of content/faculty/keys.json. */
export function toPublishedKey({
  keyId,
  at,
  name,
  employeeId,
  publicKey,
  encryption,
}: SigningKey): FacultyKey {
  const encryptionKey = encryption.publicKey;
  return { id: keyId, name, employeeId, publicKey, encryptionKey, from: dayOf(new Date(at)) };
}

/** A signed text in the flattened form of RFC 7515. The signed text is `protected`, a dot and `payload`. */
interface Signed {
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
  { state: 'signed'; key: FacultyKey } | { state: 'unsigned' | 'unknown'; key: null };

/**
 * Checks the signature of a payload against the published keys. Null if it is not valid. Rejects with an ExchangeError if
 * its key may not sign it: it belongs to another person, or its first day is later.
 */
export async function verify(
  kind: ExchangeKind,
  signed: Signed,
  keys: readonly FacultyKey[],
  payload: Payload<ExchangeKind>,
): Promise<Signature | null> {
  const keyId = keyIdIn(signed.protected);
  if (keyId === null || signed.protected !== headerOf(kind, keyId)) return null;
  const trust = trustIn(keys, keyId, payload.madeAt);
  if (!('key' in trust)) return { state: 'unknown', key: null };
  const { key } = trust;
  const text = `${signed.protected}.${signed.payload}`;
  const fits = await isTextSigned(text, signed.signature, key.publicKey).catch(() => false);
  if (!fits || (await keyIdOf(key.publicKey)) !== keyId) return null;
  if (trust.state === 'early')
    throw new ExchangeError(
      `It says that it was made on ${formatDay(payload.madeAt.slice(0, 10))}, before the first day of the key of ${key.name}, ${formatDay(trust.from)}. ${fixClocksHint}`,
    );
  assertOwner(key, payload);
  return { state: 'signed', key };
}

/** Nobody signs for another person: the teacher that a file names is the owner of its key. */
function assertOwner(key: FacultyKey, payload: Payload<ExchangeKind>): void {
  if (!('by' in payload)) return;
  const { name, employeeId } = payload.by;
  if (normalizeId(employeeId) !== normalizeId(key.employeeId))
    throw new ExchangeError(
      `It says that ${name} (${employeeId}) made it, but it is signed with the key of ${key.name}. Ask ${name} for a file signed with a key of their own.`,
    );
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
