import type { EncryptedFile } from './encrypted-file';
import { EncryptionError } from './encryption-error';
import type { EncryptedKind, RecipientHeader } from './header';
import { decryptContent, encryptContent, utf8, type Jwe } from './jwe';
import type { PublicKey } from './es256';
import { thumbprintOf } from './thumbprint';

/** The algorithm of key pairs for encryption. */
export const agreement = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** The private half of a key that files are encrypted to. */
export interface DecryptionKey {
  /** The thumbprint of the public half. */
  id: string;
  privateKey: CryptoKey;
}

/** A public key as a JSON Web Key without the members that WebCrypto adds. */
export async function exportPublicKey(key: CryptoKey): Promise<PublicKey> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key);
  return { kty: 'EC', crv: 'P-256', x, y };
}

/** Encrypts content to a public key: ECDH-ES and A256GCM. Rejects if the key is not a point of the curve. */
export async function encryptToKey(
  typ: EncryptedKind,
  content: Blob,
  publicKey: PublicKey,
): Promise<Jwe> {
  const recipient = await crypto.subtle.importKey('jwk', publicKey, agreement, false, []);
  const own = await crypto.subtle.generateKey(agreement, false, ['deriveBits']);
  const header: RecipientHeader = {
    ...{ alg: 'ECDH-ES', enc: 'A256GCM', zip: 'DEF', typ },
    ...{ kid: await thumbprintOf(publicKey), epk: await exportPublicKey(own.publicKey) },
  };
  const key = await contentKey(own.privateKey, recipient, 'encrypt');
  return encryptContent(JSON.stringify(header), key, content);
}

/** Opens a file that is encrypted to one of these keys. Throws an EncryptionError. */
export async function decryptWithKey(
  { header, jwe }: EncryptedFile,
  keys: readonly DecryptionKey[],
  max: number,
): Promise<Blob> {
  if (!('epk' in header)) throw new EncryptionError('altered');
  const own = keys.find(({ id }) => id === header.kid);
  if (!own) throw new EncryptionError('person');
  try {
    const sender = await crypto.subtle.importKey('jwk', header.epk, agreement, false, []);
    const key = await contentKey(own.privateKey, sender, 'decrypt');
    return await decryptContent(jwe, key, max);
  } catch {
    throw new EncryptionError('altered');
  }
}

/** The key that two people agree on, by the Concat KDF with one round of SHA-256 (RFC 7518, section 4.6.2). */
async function contentKey(
  privateKey: CryptoKey,
  publicKey: CryptoKey,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const parameters = { name: 'ECDH', public: publicKey };
  const secret = new Uint8Array(await crypto.subtle.deriveBits(parameters, privateKey, 256));
  const algorithm = utf8('A256GCM');
  const input = [uint32(1), secret, uint32(algorithm.length), algorithm];
  // Neither party is named, and the key has 256 bits.
  const bytes = new Blob([...input, uint32(0), uint32(0), uint32(256)]);
  const hash = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return crypto.subtle.importKey('raw', hash, 'AES-GCM', false, [use]);
}

function uint32(value: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);
}
