/** Bytes a call: a multiple of three, so that the pieces of text can stand one after the other. */
const chunkSize = 24_576;

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  const texts: string[] = [];
  for (let start = 0; start < bytes.length; start += chunkSize)
    texts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + chunkSize))));
  return texts.join('');
}

/** The bytes that a base64 text stands for; throws where it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Bytes as base64 with the letters that may stand in an address (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes that such a text stands for; throws where it is none. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new Error('is not base64url');
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
}

/** The content of a file as base64. */
export async function blobToBase64(content: Blob): Promise<string> {
  return toBase64(new Uint8Array(await content.arrayBuffer()));
}
