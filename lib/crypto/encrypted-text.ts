/** A text that was encrypted on this device with AES-256-GCM. */
export interface EncryptedText {
  /** The moment of it. */
  at: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

export async function encryptText(text: string, key: CryptoKey): Promise<EncryptedText> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(text);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
  return { at: new Date().toISOString(), iv, data };
}

/** Throws if the key is another one, or the text was altered. */
export async function decryptText({ iv, data }: EncryptedText, key: CryptoKey): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data));
}
