import { openDB, type IDBPObjectStore } from 'idb';
import { removeEntries, withStorage } from '@/lib/browser/storage';
import { decryptText, encryptText, type EncryptedText } from '@/lib/crypto/encrypted-text';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { afterOthers, logoutKey, type Owner } from './begun-logout';
import type { PeopleIndex } from './derivation';
import { deriveAccess, importRecordKey, type RecordAccess } from './derive';
import { OpenError, openRecord, type OpenProblem } from './open';
import { isCopyKey } from './own-copy';
import { FetchError, fetchPeopleIndex, fetchSealed, type FetchProblem } from './people';
import type { OpenedRecord, Person } from './person';
import {
  flagKey,
  mayHaveSessions,
  readFlag,
  sessionDatabase,
  tabKeyName,
  type SessionFlag,
  type SessionMode,
} from './session-flag';
import { shownPerson } from './shown-person';
import { aliveKey, endTabSession } from './tab-session';

/** A session as this device stores it. The key decrypts only and cannot be exported. */
export interface StoredSession {
  /** The person's name on the device; the key of the entry. */
  device: string;
  flag: SessionFlag;
  key: CryptoKey;
  deviceKey: CryptoKey;
  /** The last opened record, sealed as it was fetched. */
  sealed: string;
  /** How the server packs people: 0 for a file per person. */
  buckets: number;
  /** The newest day that a record of this person was from. */
  newest: string;
  /** When the person last used this device, in milliseconds; earlier releases did not store it. */
  usedAt?: number;
  /** The access code that was typed, encrypted with `deviceKey` until the next page takes it. */
  typed?: EncryptedText | undefined;
}

export class StorageDenied extends Error {}

/** This device has no key of the person any more. */
class SessionEnded extends Error {}

/** Why no record is shown: it is not fetched, not opened, the key is gone, or the code did not load. */
export type SessionProblem = OpenProblem | FetchProblem | 'ended' | 'script';

/** Why a record is not shown, from the error that was thrown. */
export function problemOf(error: unknown): SessionProblem {
  if (error instanceof OpenError || error instanceof FetchError) return error.problem;
  return error instanceof SessionEnded ? 'ended' : 'damaged';
}

/** A record, the flag of its person, and whether it is older than one that this device has seen. */
interface Opened {
  record: OpenedRecord;
  flag: SessionFlag;
  isOlder: boolean;
}

/** A record that an access code opened, before its person is signed in. */
interface OpenedAccess {
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
 * Resolves to the flag, whose mode is `tab` if the browser does not store keys. `typed` is the access code if the next
 * page offers a passkey.
 */
export async function beginSession(
  opened: OpenedAccess,
  mode: SessionMode,
  typed?: string | null,
): Promise<SessionFlag> {
  const before = readFlag();
  if (before?.mode === 'tab' && before.device !== opened.flag.device) endTabSession();
  const store = () => storeOnDevice(opened, typed);
  return (mode === 'device' && (await afterOthers(store).catch(() => null))) || storeInTab(opened);
}

/** Stores a session; resolves to null if the browser stores nothing, or no key, as some versions of Safari. */
async function storeOnDevice(
  opened: OpenedAccess,
  code: string | null | undefined,
): Promise<SessionFlag | null> {
  const { sealed, buckets } = opened;
  const { key, deviceKey } = opened.access;
  const { device, asOf } = opened.flag;
  try {
    const typed = code ? await encryptText(code, deviceKey) : undefined;
    const flag = await inSessions('readwrite', async ({ sessions, kept }) => {
      const newest = newestOf(asOf, await sessions.get(device));
      const hasKept = (await kept.getKey(device)) !== undefined;
      const flag: SessionFlag = {
        ...opened.flag,
        ...(hasKept && { hasKept }),
        ...(typed && { offersPasskey: true }),
      };
      const usedAt = Date.now();
      await sessions.put({ device, flag, key, deviceKey, sealed, buckets, newest, usedAt, typed });
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

function newestOf(asOf: string, session: StoredSession | null | undefined): string {
  return session && session.newest > asOf ? session.newest : asOf;
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

/** The record that this device opened last, without a request; null in a tab's session, which stores none. */
export async function openStored(flag: SessionFlag): Promise<OpenedRecord | null> {
  const session = await readSession(flag);
  return session && openRecord(session.sealed, session.key, flag);
}

/** What this page fetched last in a tab's session, which stores no record. */
let lastSealed: string | undefined;

/**
 * The record that the server has now, stored for the next visit; null if it is the last one. Throws a FetchError
 * (`missing`: the record is gone or has another code) or an OpenError; the stored record stays.
 */
export async function refreshRecord(flag: SessionFlag): Promise<Opened | null> {
  const session = await readSession(flag);
  const key = session?.key ?? (flag.mode === 'tab' && (await readTabKey()));
  if (!key) throw new SessionEnded();
  const [{ sealed, buckets }] = await Promise.all([
    fetchAgain(flag.name, session?.buckets ?? 0),
    // On a full disk, switching to the person asks for the code earlier.
    session && changeSession(flag, () => ({ usedAt: Date.now() })).catch(() => {}),
  ]);
  if (sealed === (session ? session.sealed : lastSealed)) return null;
  const record = await openRecord(sealed, key, flag);
  const newest = newestOf(record.asOf, session);
  const before = session?.flag ?? flag;
  const fresh = { ...before, asOf: record.asOf, shown: shownPerson(record) };
  // On a full disk the record is shown all the same, and fetched again by the next page.
  if (session)
    await changeSession(flag, () => ({ flag: fresh, sealed, buckets, newest })).catch(() => {});
  else lastSealed = sealed;
  return { record, flag: fresh, isOlder: record.asOf < newest };
}

/** Fetches the sealed record; if it is missing, the server may pack people in another way now. */
async function fetchAgain(name: string, buckets: number) {
  try {
    return { sealed: await fetchSealed(name, buckets), buckets };
  } catch (error) {
    if (!(error instanceof FetchError) || error.problem !== 'missing') throw error;
    const index = await fetchPeopleIndex();
    if (index.buckets === buckets) throw error;
    return { sealed: await fetchSealed(name, index.buckets), buckets: index.buckets };
  }
}

/** Changes a session. After Logout in another tab it is not written again. */
async function changeSession(
  { device }: Owner,
  change: (session: StoredSession) => Partial<StoredSession>,
): Promise<void> {
  const flag = await inSessions('readwrite', async ({ sessions }) => {
    const session = (await sessions.get(device)) as StoredSession | undefined;
    if (!session) return null;
    const changed = { ...session, ...change(session) };
    await sessions.put(changed);
    return changed.flag;
  });
  if (flag && localStorage.getItem(flagKey)?.includes(device)) storeFlag(flag);
}

/** Changes the stored flag of a person who is signed in. */
export function changeFlag(owner: Owner, change: Partial<SessionFlag>): Promise<void> {
  return changeSession(owner, ({ flag }) => ({ flag: { ...flag, ...change } }));
}

/** The access code that was typed at the sign-in, for the first page after it; then it is deleted. */
export async function takeTypedCode(flag: SessionFlag): Promise<string | null> {
  let taken = null as StoredSession | null;
  await changeSession(flag, (session) => {
    taken = session;
    return { flag: { ...session.flag, offersPasskey: false }, typed: undefined };
  });
  return taken?.typed ? decryptText(taken.typed, taken.deviceKey) : null;
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

/** Stores the flag; if storage is full, the copies of pages make room. */
function storeFlag(flag: SessionFlag): void {
  const text = JSON.stringify(flag);
  try {
    localStorage.setItem(flagKey, text);
  } catch {
    removeEntries('localStorage', isCopyKey);
    localStorage.setItem(flagKey, text);
  }
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

/** The session of a person on this device; null in a tab's session, and if the browser denies what it stored. */
export async function readSession(flag: SessionFlag): Promise<StoredSession | null> {
  if (flag.mode === 'tab') return null;
  const reading = inSessions('readonly', ({ sessions }) => sessions.get(flag.device));
  return ((await reading.catch(() => null)) as StoredSession | undefined) ?? null;
}

async function readTabKey(): Promise<CryptoKey | null> {
  const bytes = sessionStorage.getItem(tabKeyName);
  return bytes === null ? null : importRecordKey(fromBase64Url(bytes));
}

type Store<M extends IDBTransactionMode> = IDBPObjectStore<unknown, string[], string, M>;

/** The sessions, and what people left on the device at Logout; both have an entry for a person. */
type Stores<M extends IDBTransactionMode> = Record<'sessions' | 'kept', Store<M>>;

/** Runs in one transaction. Rejects, and changes nothing, if the browser denies it or a change does not fit. */
export async function inSessions<T, M extends 'readonly' | 'readwrite'>(
  mode: M,
  run: (stores: Stores<M>) => Promise<T>,
): Promise<T> {
  const database = await openDB(sessionDatabase, 1, {
    upgrade: (created) => {
      for (const store of ['sessions', 'kept'])
        created.createObjectStore(store, { keyPath: 'device' });
    },
  });
  try {
    const transaction = database.transaction(['sessions', 'kept'], mode);
    const stores = {
      sessions: transaction.objectStore('sessions'),
      kept: transaction.objectStore('kept'),
    } as Stores<M>;
    const [result] = await Promise.all([run(stores), transaction.done]);
    return result;
  } finally {
    database.close();
  }
}
