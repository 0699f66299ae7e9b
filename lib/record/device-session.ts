import { withStorage } from '@/lib/browser/storage';
import { toBase64Url } from '@/lib/file/base64';
import { afterOthers, logoutKey, type Owner } from './begun-logout';
import type { PeopleIndex } from './derivation';
import { deriveAccess, type RecordAccess } from './derive';
import { openRecord } from './open';
import { fetchSealed } from './people';
import type { Person } from './person';
import { inSessions, newestOf, storeFlag, type StoredSession } from './session';
import {
  flagKey,
  mayHaveSessions,
  readFlag,
  tabKeyName,
  type SessionFlag,
  type SessionMode,
} from './session-flag';
import { shownPerson } from './shown-person';
import { aliveKey, endTabSession } from './tab-session';

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
  const { asOf } = record;
  const flag = {
    ...person,
    mode: 'device' as const,
    name,
    device,
    asOf,
    shown: shownPerson(record),
  };
  return { flag, access, sealed, buckets };
}

/**
 * Signs the person of an opened record in. A tab holds one session: another person's ends. Throws StorageDenied.
 * Resolves to the flag, whose mode is `tab` if the browser does not store keys.
 */
export async function beginSession(opened: OpenedAccess, mode: SessionMode): Promise<SessionFlag> {
  const before = readFlag();
  if (before?.mode === 'tab' && before.device !== opened.flag.device) endTabSession();
  const store = () => storeOnDevice(opened);
  return (mode === 'device' && (await afterOthers(store).catch(() => null))) || storeInTab(opened);
}

/** Stores a session; resolves to null if the browser stores nothing, or no key, as some versions of Safari. */
async function storeOnDevice(opened: OpenedAccess): Promise<SessionFlag | null> {
  const { sealed, buckets } = opened;
  const { key, deviceKey } = opened.access;
  const { device, asOf } = opened.flag;
  try {
    const flag = await inSessions('readwrite', async ({ sessions, kept }) => {
      const newest = newestOf(asOf, await sessions.get(device));
      const hasKept = (await kept.getKey(device)) !== undefined;
      const flag: SessionFlag = { ...opened.flag, ...(hasKept && { hasKept }) };
      const usedAt = Date.now();
      await sessions.put({ device, flag, key, deviceKey, sealed, buckets, newest, usedAt });
      return flag;
    });
    // A Logout that was cut off ends here: what the person added is still there.
    localStorage.removeItem(logoutKey(flag));
    // After the session, because other tabs then open it.
    switchTo(flag);
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

/** How long after the last use of the device one can switch to a person without the access code, in milliseconds. */
export const longestPause = 4 * 60 * 60_000;

/** A person who is signed in on this device. */
export interface DevicePerson {
  flag: SessionFlag;
  /** Whether switching to the person needs the access code. */
  needsCode: boolean;
}

/** The people who are signed in, on this device or in this tab. */
export async function listPeople(): Promise<DevicePerson[]> {
  const current = readFlag();
  const tab = current?.mode === 'tab' ? [{ flag: current, needsCode: false }] : [];
  // If storage is denied, nobody is signed in on the device.
  const stored = await readSessions().catch(() => []);
  const people = stored.map(({ flag, usedAt = 0 }) => ({
    flag,
    needsCode: Math.abs(Date.now() - usedAt) >= longestPause,
  }));
  return [...tab, ...people];
}

async function readSessions(): Promise<StoredSession[]> {
  if (!(await mayHaveSessions())) return [];
  const all = await inSessions('readonly', ({ sessions }) => sessions.getAll());
  return all as StoredSession[];
}

/** Makes a person of this device the one who is signed in. */
export function switchTo(flag: SessionFlag): void {
  storeFlag(flag);
  sessionStorage.removeItem(flagKey);
  sessionStorage.removeItem(tabKeyName);
}

/** Deletes the flag of a person who is signed in on the device, so that other tabs save what they hold and leave. */
export function deleteFlag({ device }: Owner): void {
  withStorage('localStorage', (storage) => {
    if (storage.getItem(flagKey)?.includes(device)) storage.removeItem(flagKey);
  });
}

/** Deletes the key and the stored record of a person; `kept`: also what the person left encrypted. */
export function deleteStored(
  { device }: Owner,
  { kept: isKept }: { kept: boolean },
): Promise<void> {
  return inSessions('readwrite', async ({ sessions, kept }) => {
    await sessions.delete(device);
    if (isKept) await kept.delete(device);
  });
}
