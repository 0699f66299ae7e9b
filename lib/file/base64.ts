/** Bytes per call: a multiple of three, so that the base64 texts can be concatenated. */
const chunkSize = 24_576;

function toBase64(bytes: Uint8Array): string {
  const texts: string[] = [];
  for (let start = 0; start < bytes.length; start += chunkSize)
    texts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + chunkSize))));
  return texts.join('');
}

/** Decodes base64; throws if the text is not valid. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** Bytes as base64url (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes base64url; throws if the text is not valid. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new Error('is not base64url');
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
}

export async function blobToBase64(content: Blob): Promise<string> {
  return toBase64(new Uint8Array(await content.arrayBuffer()));
}
