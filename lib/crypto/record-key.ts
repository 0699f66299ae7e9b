/** The key of a sealed record as one that decrypts and cannot be exported. */
export function importRecordKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return importKey(bytes, ['decrypt']);
}

export function importKey(bytes: Uint8Array<ArrayBuffer>, uses: KeyUsage[]): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, uses);
}
