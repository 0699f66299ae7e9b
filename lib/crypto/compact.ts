import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { encryptDeflated, utf8 } from './jwe';

/** Encrypts a raw deflate stream directly with a key: a compact JWE (RFC 7516, section 7.1). */
export async function sealCompact(
  deflated: Uint8Array<ArrayBuffer>,
  header: string,
  key: CryptoKey,
): Promise<string> {
  const { protected: head, iv, ciphertext, tag } = await encryptDeflated(header, key, deflated);
  return [head, '', iv, ciphertext, tag].join('.');
}

/** The deflate stream in a compact JWE with exactly this header, in its only spelling. Throws if it is not one. */
export async function openCompact(
  text: string,
  header: string,
  key: CryptoKey,
): Promise<Uint8Array<ArrayBuffer>> {
  const [head = '', encryptedKey, iv = '', content = '', tag = '', ...rest] = text.split('.');
  if (rest.length > 0 || encryptedKey !== '' || head !== toBase64Url(utf8(header)))
    throw new Error('is not a compact JWE with this header');
  canonicalBytes(content.slice(content.length - (content.length % 4)));
  const bytes = fromBase64Url(content);
  const tagBytes = canonicalBytes(tag);
  const both = new Uint8Array(bytes.length + tagBytes.length);
  both.set(bytes);
  both.set(tagBytes, bytes.length);
  const parameters = { name: 'AES-GCM', iv: canonicalBytes(iv), additionalData: utf8(head) };
  return new Uint8Array(await crypto.subtle.decrypt(parameters, key, both));
}

/** Decodes base64url and refuses a second spelling of the same bytes. */
function canonicalBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(text);
  if (toBase64Url(bytes) !== text) throw new Error('is not canonical base64url');
  return bytes;
}
