import { changeFlag, openSessions, readSession } from './session';
import type { SessionFlag } from './session-flag';

/** What a person left on the device at one Logout, encrypted with a key from the access code. */
export interface KeptPart {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

interface KeptData {
  device: string;
  /** Usually one; more if an earlier one could not be brought back. */
  parts: readonly KeptPart[];
}

/** Encrypts a text and leaves it on the device, beside what is already there. Throws if it cannot be stored. */
export async function keepData(flag: SessionFlag, text: string): Promise<void> {
  const session = await readSession(flag);
  if (!session) throw new Error('There is no session on this device.');
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    session.deviceKey,
    new TextEncoder().encode(text),
  );
  await storeParts(flag, [...(await readParts(flag)), { iv, data }]);
}

/** What the person left on the device: the texts that this access code opens, and the parts that it does not. */
export async function readKeptData(
  flag: SessionFlag,
): Promise<{ texts: string[]; locked: KeptPart[] }> {
  const session = await readSession(flag);
  const texts: string[] = [];
  const locked: KeptPart[] = [];
  for (const part of session ? await readParts(flag) : [])
    try {
      const { iv, data } = part;
      const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, session!.deviceKey, data);
      texts.push(new TextDecoder().decode(bytes));
    } catch {
      locked.push(part);
    }
  return { texts, locked };
}

/** Deletes what the person left on the device, except for some parts, which the next sign-in tries again. */
export async function deleteKeptData(
  flag: SessionFlag,
  except: readonly KeptPart[] = [],
): Promise<void> {
  await storeParts(flag, except);
  await changeFlag(flag, { hasKept: false });
}

async function readParts({ device }: SessionFlag): Promise<readonly KeptPart[]> {
  const database = await openSessions();
  const kept = (await database.get('kept', device)) as KeptData | undefined;
  database.close();
  return kept?.parts ?? [];
}

async function storeParts({ device }: SessionFlag, parts: readonly KeptPart[]): Promise<void> {
  const database = await openSessions();
  try {
    if (parts.length === 0) await database.delete('kept', device);
    else await database.put('kept', { device, parts } satisfies KeptData);
  } finally {
    database.close();
  }
}
