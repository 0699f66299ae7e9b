import { mayHaveDatabase, withStorage } from '@/lib/browser/storage';
import { decryptText, encryptText, type EncryptedText } from '@/lib/crypto/encrypted-text';
import { toBase64Url } from '@/lib/file/base64';
import type { PeopleIndex } from './derivation';
import { deriveAccess, type RecordAccess } from './derive';
import { fetchSealed, openRecord } from './open';
import type { Person } from './person';
import { seenBeforeNewer } from './seen';
import { changeFlag, inSessions, readSession, storeFlag, type StoredSession } from './session';
import {
  afterOthers,
  flagKey,
  logoutKey,
  readFlag,
  sessionDatabase,
  shownPerson,
  tabKeyName,
  type Owner,
  type SessionFlag,
  type SessionMode,
} from './session-flag';
import { aliveKey, endTabSession } from './tab-session';
import { tourKey, type Tour } from './tour';

export class StorageDenied extends Error {}

/** A record that an access code opened, before its person is signed in. */
export interface OpenedAccess {
  /** With the mode `device`; `beginSession` decides. */
  flag: SessionFlag;
  access: RecordAccess;
  sealed: string;
  buckets: number;
}

/** Derives the access, then fetches and opens the record; stores nothing. Throws a FetchError or an OpenError. */
export async function openWithCode(
  code: string,
  person: Person,
  { college, buckets }: PeopleIndex,
): Promise<OpenedAccess> {
  const access = await deriveAccess(code, college, person);
  const sealed = await fetchSealed(access.name, buckets);
  const record = await openRecord(sealed, access.key, person);
  const { name, device } = access;
  const { asOf, number } = record;
  const mode = 'device' as const;
  const flag = { ...person, mode, name, device, asOf, number, shown: shownPerson(record) };
  return { flag, access, sealed, buckets };
}

/** The people who are signed in: in this tab, and on this device. */
export async function findSignedIn(): Promise<SessionFlag[]> {
  const current = readFlag();
  const tab = current?.mode === 'tab' ? [current] : [];
  // If storage is denied, nobody is signed in on the device.
  const stored = await readSessions().catch(() => []);
  return [...tab, ...stored.map(({ flag }) => flag)];
}

async function readSessions(): Promise<StoredSession[]> {
  if (!(await mayHaveDatabase(sessionDatabase))) return [];
  const all = await inSessions('readonly', ({ sessions }) => sessions.getAll());
  return all as StoredSession[];
}

/**
 * Signs the person of an opened record in, after everybody else was logged out. Throws StorageDenied. Resolves to the
 * flag, whose mode is `tab` if the browser does not store keys.
 */
export async function beginSession(opened: OpenedAccess, mode: SessionMode): Promise<SessionFlag> {
  const before = readFlag();
  if (before?.isTour || (before?.mode === 'tab' && before.device !== opened.flag.device))
    endTabSession();
  const store = () => storeOnDevice(opened);
  return (mode === 'device' && (await afterOthers(store).catch(() => null))) || storeInTab(opened);
}

/** Stores a session; resolves to null if the browser stores nothing, or no key, as some versions of Safari. */
async function storeOnDevice(opened: OpenedAccess): Promise<SessionFlag | null> {
  const { sealed, buckets } = opened;
  const { key, deviceKey } = opened.access;
  const { device, number } = opened.flag;
  try {
    const flag = await inSessions('readwrite', async ({ sessions, kept }) => {
      const stored = (await sessions.get(device)) as StoredSession | undefined;
      // What the server has is an older record.
      if (stored && stored.flag.number > number) return stored.flag;
      const hasKept = (await kept.getKey(device)) !== undefined;
      const flag: SessionFlag = { ...opened.flag, ...(hasKept && { hasKept }) };
      const seen = stored && seenBeforeNewer(stored, Date.now());
      await sessions.put({ device, flag, key, deviceKey, sealed, buckets, ...seen });
      return flag;
    });
    // The data of a Logout that was cut off is still here.
    localStorage.removeItem(logoutKey(flag));
    // After the session, because other tabs then open it.
    showSession(flag);
    return flag;
  } catch {
    await inSessions('readwrite', ({ sessions }) => sessions.delete(device)).catch(() => {});
    return null;
  }
}

function storeInTab({ flag, access }: OpenedAccess): SessionFlag {
  const stored: SessionFlag = { ...flag, mode: 'tab' };
  try {
    sessionStorage.setItem(aliveKey, String(Date.now()));
    sessionStorage.setItem(tabKeyName, toBase64Url(access.bytes));
    sessionStorage.setItem(flagKey, JSON.stringify(stored));
  } catch {
    withStorage('sessionStorage', (storage) => {
      for (const key of [aliveKey, tabKeyName]) storage.removeItem(key);
    });
    throw new StorageDenied();
  }
  return stored;
}

/**
 * Signs sample people in together, until the tab is closed: each page shows the one whom it is for. Throws StorageDenied.
 * Resolves to the flag of the first one.
 */
export function beginTour(opened: readonly OpenedAccess[]): SessionFlag {
  endTabSession();
  const people: Tour = Object.fromEntries(
    opened.map(({ flag, access }) => [
      flag.kind,
      [JSON.stringify({ ...flag, mode: 'tab', isTour: true }), toBase64Url(access.bytes)],
    ]),
  );
  const [first] = opened.map((one) => ({ ...one, flag: { ...one.flag, isTour: true } }));
  const flag = storeInTab(first!);
  sessionStorage.setItem(tourKey, JSON.stringify(people));
  return flag;
}

/** Stores the flag of a session of this device, so that every tab shows its person. */
export function showSession(flag: SessionFlag): void {
  storeFlag(flag);
  sessionStorage.removeItem(flagKey);
  sessionStorage.removeItem(tabKeyName);
}

/** Deletes the flag of a person who is signed in on the device, so that other tabs save their data and leave. */
export function deleteFlag({ device }: Owner): void {
  withStorage('localStorage', (storage) => {
    if (storage.getItem(flagKey)?.includes(device)) storage.removeItem(flagKey);
  });
}

/** Deletes the key and the stored record of a person; with `kept` also the data that Logout encrypted. */
export function deleteStored(
  { device }: Owner,
  { kept: isKept }: { kept: boolean },
): Promise<void> {
  return inSessions('readwrite', async ({ sessions, kept }) => {
    await sessions.delete(device);
    if (isKept) await kept.delete(device);
  });
}

/** The data of a person that one Logout encrypted with a key from the access code. */
export type KeptPart = EncryptedText;

interface KeptData {
  device: string;
  /** Usually one; more if an earlier one could not be restored. */
  parts: readonly KeptPart[];
  /** The key that encrypts the data, from the beginning of Logout until that is done. */
  deviceKey?: CryptoKey;
}

/**
 * Deletes the key and the record of a person, and leaves only the key that encrypts the person's data. Resolves to the
 * session, for `cancelKeeping`; null if there is none. Throws, and deletes nothing, if that does not fit.
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

/** Restores the session that `beginKeeping` deleted. */
export async function cancelKeeping(session: StoredSession): Promise<void> {
  await inSessions('readwrite', ({ sessions }) => sessions.put(session));
  await changeKept(session, ({ device, parts }) => ({ device, parts }));
}

/** Encrypts the data of the person beside earlier parts, unless that is done; null if there is none. */
export async function endKeeping(owner: Owner, text: string | null): Promise<void> {
  const { deviceKey } = await readKept(owner);
  if (!deviceKey) return;
  const added = text === null ? [] : [await encryptText(text, deviceKey)];
  await changeKept(owner, ({ device, parts }) => ({ device, parts: [...parts, ...added] }));
}

/** The data that Logout encrypted: the texts that this access code opens, and the parts that it does not open. */
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

/** Deletes the data that Logout encrypted, except for some parts, which the next sign-in tries again. */
export async function deleteKeptData(
  flag: SessionFlag,
  except: readonly KeptPart[],
): Promise<void> {
  await filterParts(flag, (part) => except.some((one) => isSame(one, part)));
  await changeFlag(flag, { hasKept: false });
}

/** Deletes one part of the data that Logout encrypted. */
export function deleteKeptPart(owner: Owner, deleted: KeptPart): Promise<void> {
  return filterParts(owner, (part) => !isSame(part, deleted));
}

/** Restores a part that was deleted. */
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
