import { deflate, inflate } from '@/lib/file/deflate';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { EncryptionError } from './encryption-error';

/** The parts of a flattened JWE (RFC 7516, section 7.2.2). Only a pass phrase needs an encrypted key. */
export interface Jwe {
  protected: string;
  encrypted_key?: string | undefined;
  iv: string;
  ciphertext: string;
  tag: string;
}

const tagLength = 16;

export const utf8 = (text: string) => new TextEncoder().encode(text);

/** Compresses and encrypts content with AES-256-GCM. The header is authenticated with it. */
export async function encryptContent(head: string, key: CryptoKey, content: Blob): Promise<Jwe> {
  return encryptDeflated(head, key, await deflate(content));
}

/** Encrypts a raw deflate stream in the same way. */
export async function encryptDeflated(
  head: string,
  key: CryptoKey,
  deflated: Uint8Array<ArrayBuffer>,
): Promise<Jwe> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const protectedHead = toBase64Url(utf8(head));
  const parameters = { name: 'AES-GCM', iv, additionalData: utf8(protectedHead) };
  const sealed = await crypto.subtle.encrypt(parameters, key, deflated);
  const split = sealed.byteLength - tagLength;
  return {
    protected: protectedHead,
    iv: toBase64Url(iv),
    ciphertext: toBase64Url(new Uint8Array(sealed, 0, split)),
    tag: toBase64Url(new Uint8Array(sealed, split)),
  };
}

/** Decrypts and inflates content of at most `max` bytes. Throws an EncryptionError. */
export async function decryptContent(jwe: Jwe, key: CryptoKey, max: number): Promise<Blob> {
  const [ciphertext, tag] = [fromBase64Url(jwe.ciphertext), fromBase64Url(jwe.tag)];
  const both = new Uint8Array(ciphertext.length + tag.length);
  both.set(ciphertext);
  both.set(tag, ciphertext.length);
  const parameters = {
    name: 'AES-GCM',
    iv: fromBase64Url(jwe.iv),
    additionalData: utf8(jwe.protected),
  };
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    const opened = new Uint8Array(await crypto.subtle.decrypt(parameters, key, both));
    for await (const piece of inflate(opened, max)) pieces.push(piece);
  } catch {
    throw new EncryptionError('altered');
  }
  return new Blob(pieces, { type: 'application/json' });
}
