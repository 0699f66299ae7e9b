import { fromBase64Url, toBase64Url } from '@/lib/file/base64';

/** A public key on the curve P-256, as a JSON Web Key (RFC 7517). */
export interface PublicKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

/** The key pairs of ES256, for Web Crypto. */
export const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signingAlgorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** A JSON value as base64url, for a part of a JSON Web Signature (RFC 7515). */
export function encodeJson(value: object): string {
  return toBase64Url(utf8(JSON.stringify(value)));
}

/** The signature of a text with ES256 (RFC 7518), in base64url. */
export async function signText(text: string, privateKey: CryptoKey): Promise<string> {
  const value = await crypto.subtle.sign(signingAlgorithm, privateKey, utf8(text));
  return toBase64Url(new Uint8Array(value));
}

/** Returns true if a signature in base64url is valid for this text and key. Rejects if it is not base64url or the key is damaged. */
export async function isTextSigned(
  text: string,
  signature: string,
  publicKey: PublicKey,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('jwk', publicKey, keyAlgorithm, false, ['verify']);
  const value = fromBase64Url(signature);
  // Another encoding of the same signature would be a change that goes unnoticed.
  if (toBase64Url(value) !== signature) return false;
  return crypto.subtle.verify(signingAlgorithm, key, value, utf8(text));
}
