import { openSessions, readSession, storeFlag } from './session';
import type { SessionFlag } from './session-flag';

/** What a person left on the device at Logout, encrypted with a key from the access code. */
interface KeptData {
  device: string;
  /** The name of the sealed record that the access code opens. */
  name: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Encrypts a text and leaves it on the device. Throws if it cannot be stored. */
export async function keepData(flag: SessionFlag, text: string): Promise<void> {
  const session = await readSession(flag);
  if (!session) throw new Error('There is no session on this device.');
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    session.deviceKey,
    new TextEncoder().encode(text),
  );
  const database = await openSessions();
  const kept: KeptData = { device: flag.device, name: flag.name, iv, data };
  await database.put('kept', kept);
  database.close();
}

/** What the person left on the device; null if nothing is there. Throws if another access code encrypted it. */
export async function readKeptData(flag: SessionFlag): Promise<string | null> {
  const session = await readSession(flag);
  const database = await openSessions();
  const kept = (await database.get('kept', flag.device)) as KeptData | undefined;
  database.close();
  if (!session || !kept) return null;
  const { iv, data } = kept;
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, session.deviceKey, data);
  return new TextDecoder().decode(bytes);
}

/** Deletes what the person left on the device, once it is back in the database. */
export async function deleteKeptData(flag: SessionFlag): Promise<void> {
  const database = await openSessions();
  await database.delete('kept', flag.device);
  database.close();
  await storeFlag({ ...flag, hasKept: false });
}
