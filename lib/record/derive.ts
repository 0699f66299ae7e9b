import { importKey, importRecordKey } from '@/lib/crypto/record-key';
import { derivedLengths, saltOf, type Derived } from './derivation';
import type { Person } from './person';

/** The values that a browser needs to find and open a person's sealed record. */
export interface RecordAccess {
  /** The name of the sealed record: 32 hexadecimal digits. */
  name: string;
  /** Decrypts only. */
  key: CryptoKey;
  /** The key's 32 bytes, for a tab that may not store keys. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Encrypts and decrypts what the person leaves on the device at Logout. */
  deviceKey: CryptoKey;
  /** The name of the person's data on the device: 16 hexadecimal digits, the same for every access code. */
  device: string;
}

/** Derives access to a record from a code that `readCode` accepted. */
export async function deriveAccess(
  code: string,
  college: string,
  person: Person,
): Promise<RecordAccess> {
  const text = new TextEncoder();
  const salt = text.encode(saltOf(college, person));
  const secret = await crypto.subtle.importKey('raw', text.encode(code), 'HKDF', false, [
    'deriveBits',
  ]);
  const derive = async (info: Derived) =>
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: 'HKDF', hash: 'SHA-256', salt, info: text.encode(info) },
        secret,
        derivedLengths[info] * 8,
      ),
    );
  const [name, bytes, deviceBytes, device] = await Promise.all([
    derive('name'),
    derive('key'),
    derive('device'),
    crypto.subtle.digest('SHA-256', salt),
  ]);
  return {
    name: toHex(name),
    key: await importRecordKey(bytes),
    bytes,
    deviceKey: await importKey(deviceBytes, ['encrypt', 'decrypt']),
    device: toHex(new Uint8Array(device)).slice(0, 16),
  };
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
