import { decryptText, encryptText, type EncryptedText } from '@/lib/crypto/encrypted-text';
import type { Owner } from './begun-logout';
import { changeFlag, inSessions, readSession, type StoredSession } from './session';
import type { SessionFlag } from './session-flag';

/** What a person left on the device at one Logout, encrypted with a key from the access code. */
export type KeptPart = EncryptedText;

interface KeptData {
  device: string;
  /** Usually one; more if an earlier one could not be brought back. */
  parts: readonly KeptPart[];
  /** The key that encrypts what the person added, from the beginning of Logout until that is done. */
  deviceKey?: CryptoKey;
}

/**
 * Deletes the key and the record of a person, and leaves only the key that encrypts what the person added. Resolves to
 * the session, for `cancelKeeping`; null if there is none. Throws, and deletes nothing, if that does not fit.
 */
export function beginKeeping({ device }: Owner): Promise<StoredSession | null> {
  return inSessions('readwrite', async ({ sessions, kept }) => {
    const session = (await sessions.get(device)) as StoredSession | undefined;
    if (!session) return null;
    const { parts = [] } = ((await kept.get(device)) ?? {}) as Partial<KeptData>;
    const { deviceKey } = session;
    await kept.put({ device, parts, deviceKey } satisfies KeptData);
    await sessions.delete(device);
    return session;
  });
}

/** Puts back what `beginKeeping` deleted. */
export async function cancelKeeping(session: StoredSession): Promise<void> {
  await inSessions('readwrite', ({ sessions }) => sessions.put(session));
  await changeKept(session, ({ device, parts }) => ({ device, parts }));
}

/** Encrypts what the person added, beside what is already there, unless that is done; null: nothing was added. */
export async function endKeeping(owner: Owner, text: string | null): Promise<void> {
  const { deviceKey } = await readKept(owner);
  if (!deviceKey) return;
  const added = text === null ? [] : [await encryptText(text, deviceKey)];
  await changeKept(owner, ({ device, parts }) => ({ device, parts: [...parts, ...added] }));
}

/** What the person left on the device: the texts that this access code opens, and the parts that it does not. */
export async function readKeptData(
  flag: SessionFlag,
): Promise<{ texts: string[]; locked: KeptPart[] }> {
  const { parts } = await readKept(flag);
  const session = parts.length > 0 ? await readSession(flag) : null;
  const texts: string[] = [];
  const locked: KeptPart[] = [];
  if (session)
    for (const part of parts) {
      const text = await decryptText(part, session.deviceKey).catch(() => null);
      if (text === null) locked.push(part);
      else texts.push(text);
    }
  return { texts, locked };
}

/** Deletes what the person left on the device, except for some parts, which the next sign-in tries again. */
export async function deleteKeptData(
  flag: SessionFlag,
  except: readonly KeptPart[],
): Promise<void> {
  await filterParts(flag, (part) => except.some((one) => isSame(one, part)));
  await changeFlag(flag, { hasKept: false });
}

/** Deletes one part of what the person left on the device. */
export function deleteKeptPart(owner: Owner, deleted: KeptPart): Promise<void> {
  return filterParts(owner, (part) => !isSame(part, deleted));
}

/** Puts back a part that was deleted. */
export function restoreKeptPart(owner: Owner, part: KeptPart): Promise<void> {
  return changeKept(owner, (kept) => ({ ...kept, parts: [...kept.parts, part] }));
}

/** Every part has a random vector of its own. */
const isSame = (one: KeptPart, other: KeptPart) => String(one.iv) === String(other.iv);

function filterParts(owner: Owner, stays: (part: KeptPart) => boolean): Promise<void> {
  return changeKept(owner, (kept) => ({ ...kept, parts: kept.parts.filter(stays) }));
}

async function readKept({ device }: Owner): Promise<KeptData> {
  const kept = await inSessions('readonly', (stores) => stores.kept.get(device));
  return (kept as KeptData | undefined) ?? { device, parts: [] };
}

function changeKept({ device }: Owner, change: (kept: KeptData) => KeptData): Promise<void> {
  return inSessions('readwrite', async ({ kept }) => {
    const stored = (await kept.get(device)) as KeptData | undefined;
    const next = change(stored ?? { device, parts: [] });
    if (next.parts.length > 0 || next.deviceKey) await kept.put(next);
    else await kept.delete(device);
  });
}
