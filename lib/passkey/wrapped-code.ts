import { decryptText, encryptText, type EncryptedText } from '@/lib/crypto/encrypted-text';
import type { Credentials } from '@/lib/record/sign-in-campus';
import { asset } from '@/lib/site/routes';

/** Encrypts a person's id and access code with the secret of a passkey. */
export async function wrapCode(
  secret: BufferSource,
  credentials: Credentials,
): Promise<EncryptedText> {
  return encryptText(JSON.stringify(credentials), await keyOf(secret));
}

/** Throws if the secret is another one, or the entry was altered. */
export async function unwrapCode(secret: BufferSource, code: EncryptedText): Promise<Credentials> {
  return JSON.parse(await decryptText(code, await keyOf(secret))) as Credentials;
}

/** HKDF-SHA-256 with the host and the path as the salt: another site of the host has another key. */
async function keyOf(secret: BufferSource): Promise<CryptoKey> {
  const text = new TextEncoder();
  const [salt, info] = [text.encode(location.host + asset('/')), text.encode('wrap')];
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt, info };
  const aes = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(hkdf, base, aes, false, ['encrypt', 'decrypt']);
}
