import { fromBase64Url, toBase64Url } from '@/lib/file/base64';

/**
 * Returns a credential as text that compresses well: header, content and signature, each on a line. Undefined if it
 * could not be restored byte for byte, because then its signature would not fit.
 */
export function packCredential(credential: string): string | undefined {
  const [head = '', content = '', signature = ''] = credential.split('.');
  try {
    const packed = [textOf(head), textOf(content), signature].join('\n');
    return unpackCredential(packed) === credential ? packed : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the credential that was packed. */
export function unpackCredential(packed: string): string {
  const [head = '', content = '', signature = ''] = packed.split('\n');
  return `${encode(head)}.${encode(content)}.${signature}`;
}

const textOf = (part: string) => new TextDecoder().decode(fromBase64Url(part));
const encode = (text: string) => toBase64Url(new TextEncoder().encode(text));
