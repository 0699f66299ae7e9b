import { openDB, type IDBPObjectStore } from 'idb';
import { removeEntries, withStorage } from '@/lib/browser/storage';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { afterOthers, logoutKey, type Owner } from './begun-logout';
import type { PeopleIndex } from './derivation';
import { deriveAccess, importRecordKey, type RecordAccess } from './derive';
import { OpenError, openRecord } from './open';
import { isCopyKey } from './own-copy';
import { FetchError, fetchPeopleIndex, fetchSealed } from './people';
import type { OpenedRecord, Person } from './person';
import type { SessionFault } from './session-fault';
import {
  flagKey,
  sessionDatabase,
  tabKeyName,
  type SessionFlag,
  type SessionMode,
} from './session-flag';
import { shownPerson } from './shown-person';

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
}

export class StorageDenied extends Error {}

/** This device has no key of the person any more. */
export class SessionEnded extends Error {}

/** Why a record is not shown, from the error that was thrown. */
export function faultOf(error: unknown): SessionFault {
  if (error instanceof OpenError || error instanceof FetchError) return error.fault;
  return error instanceof SessionEnded ? 'ended' : 'damaged';
}

/** A record, the flag of its person, and whether it is older than one that this device has seen. */
export interface Opened {
  record: OpenedRecord;
  flag: SessionFlag;
  isOlder: boolean;
}

/**
 * Signs a person in: derives the access, fetches and opens the record, and stores the session. Throws a FetchError, an
 * OpenError or StorageDenied. Resolves to the flag, whose mode is `tab` if the browser does not store keys.
 */
export async function signIn(
  code: string,
  person: Person,
  mode: SessionMode,
  index?: PeopleIndex,
): Promise<SessionFlag> {
  const { college, buckets } = index ?? (await fetchPeopleIndex());
  const access = await deriveAccess(code, college, person);
  const sealed = await fetchSealed(access.name, buckets);
  const record = await openRecord(sealed, access.key, person);
  const { name, device } = access;
  const { asOf } = record;
  const flag = { ...person, mode, name, device, asOf, shown: shownPerson(record) };
  const store = () => storeOnDevice(flag, access, sealed, buckets);
  return (
    (mode === 'device' && (await afterOthers(store).catch(() => null))) || storeInTab(flag, access)
  );
}

/** Stores a session; resolves to null if the browser stores nothing, or no key, as some versions of Safari. */
async function storeOnDevice(
  opened: SessionFlag,
  { key, deviceKey }: RecordAccess,
  sealed: string,
  buckets: number,
): Promise<SessionFlag | null> {
  const { device, asOf } = opened;
  try {
    const flag = await inSessions('readwrite', async ({ sessions, kept }) => {
      const newest = newestOf(asOf, await sessions.get(device));
      const hasKept = (await kept.getKey(device)) !== undefined;
      const stored: SessionFlag = hasKept ? { ...opened, hasKept } : opened;
      await sessions.put({ device, flag: stored, key, deviceKey, sealed, buckets, newest });
      return stored;
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

function storeInTab(flag: SessionFlag, { bytes }: RecordAccess): SessionFlag {
  const stored: SessionFlag = { ...flag, mode: 'tab' };
  try {
    sessionStorage.setItem(tabKeyName, toBase64Url(bytes));
    sessionStorage.setItem(flagKey, JSON.stringify(stored));
  } catch {
    withStorage('sessionStorage', (storage) => storage.removeItem(tabKeyName));
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
  const { sealed, buckets } = await fetchAgain(flag.name, session?.buckets ?? 0);
  if (sealed === (session ? session.sealed : lastSealed)) return null;
  const record = await openRecord(sealed, key, flag);
  const newest = newestOf(record.asOf, session);
  const before = session?.flag ?? flag;
  const fresh = { ...before, asOf: record.asOf, shown: shownPerson(record) };
  // On a full disk the record is shown all the same, and fetched again by the next page.
  if (session)
    await storeSession({ ...session, flag: fresh, sealed, buckets, newest }).catch(() => {});
  else lastSealed = sealed;
  return { record, flag: fresh, isOlder: record.asOf < newest };
}

/** Fetches the sealed record; if it is missing, the server may pack people in another way now. */
async function fetchAgain(name: string, buckets: number) {
  try {
    return { sealed: await fetchSealed(name, buckets), buckets };
  } catch (error) {
    if (!(error instanceof FetchError) || error.fault !== 'missing') throw error;
    const index = await fetchPeopleIndex();
    if (index.buckets === buckets) throw error;
    return { sealed: await fetchSealed(name, index.buckets), buckets: index.buckets };
  }
}

/** Stores what changed in a session. After Logout in another tab it is not written again. */
async function storeSession(session: StoredSession): Promise<void> {
  const { device, flag } = session;
  const isThere = await inSessions('readwrite', async ({ sessions }) => {
    const key = await sessions.getKey(device);
    if (key !== undefined) await sessions.put(session);
    return key !== undefined;
  });
  if (isThere && localStorage.getItem(flagKey)?.includes(device)) storeFlag(flag);
}

/** Changes the stored flag of a person who is signed in. */
export async function changeFlag(flag: SessionFlag, change: Partial<SessionFlag>): Promise<void> {
  const session = await readSession(flag);
  if (session) await storeSession({ ...session, flag: { ...session.flag, ...change } });
}

/** The people who are signed in on this device, for switching between them. */
export async function listSessions(): Promise<SessionFlag[]> {
  const sessions = await inSessions('readonly', (stores) => stores.sessions.getAll());
  return (sessions as StoredSession[]).map(({ flag }) => flag);
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

/** Deletes the flag of a person who is signed in, so that other tabs save what they hold and leave. */
export function deleteFlag({ mode, name }: SessionFlag): void {
  withStorage(mode === 'tab' ? 'sessionStorage' : 'localStorage', (storage) => {
    if (storage.getItem(flagKey)?.includes(name)) storage.removeItem(flagKey);
    if (mode === 'tab') storage.removeItem(tabKeyName);
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
