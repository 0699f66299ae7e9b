/** Bytes a call: a multiple of three, so that the pieces of text can stand one after the other. */
const piece = 24_576;

/** Some content as base64. */
export async function toBase64(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const texts: string[] = [];
  for (let start = 0; start < bytes.length; start += piece)
    texts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + piece))));
  return texts.join('');
}

/** The bytes that a base64 text stands for; throws where it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
