import { openDB, type IDBPDatabase } from 'idb';
import { withStorage } from '@/lib/browser/storage';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import type { PeopleIndex } from './derivation';
import { deriveAccess, importRecordKey, type RecordAccess } from './derive';
import { OpenError, openRecord } from './open';
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

/** A record and whether it is older than one that this device has seen. */
export interface Opened {
  record: OpenedRecord;
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
  return (
    (mode === 'device' && (await storeOnDevice(flag, access, sealed, buckets))) ||
    storeInTab(flag, access)
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
  let database: IDBPDatabase | undefined;
  try {
    database = await openSessions();
    const before = (await database.get('sessions', device)) as StoredSession | undefined;
    const hasKept = (await database.getKey('kept', device)) !== undefined;
    const flag: SessionFlag = hasKept ? { ...opened, hasKept } : opened;
    const newest = before && before.newest > asOf ? before.newest : asOf;
    const session: StoredSession = { device, flag, key, deviceKey, sealed, buckets, newest };
    await database.put('sessions', session);
    // After the session, because other tabs then open it.
    localStorage.setItem(flagKey, JSON.stringify(flag));
    sessionStorage.removeItem(flagKey);
    sessionStorage.removeItem(tabKeyName);
    return flag;
  } catch {
    await database?.delete('sessions', device).catch(() => {});
    return null;
  } finally {
    database?.close();
  }
}

function storeInTab(flag: SessionFlag, { bytes }: RecordAccess): SessionFlag {
  const stored: SessionFlag = { ...flag, mode: 'tab' };
  try {
    sessionStorage.setItem(tabKeyName, toBase64Url(bytes));
    sessionStorage.setItem(flagKey, JSON.stringify(stored));
  } catch {
    throw new StorageDenied();
  }
  return stored;
}

/** The record that this device opened last, without a request; null in a tab's session, which stores none. */
export async function openStored(flag: SessionFlag): Promise<OpenedRecord | null> {
  const session = await readSession(flag);
  return session && openRecord(session.sealed, session.key, flag);
}

/**
 * The record that the server has now, stored for the next visit; null if it is the stored one. Throws a FetchError
 * (`missing`: the record is gone or has another code) or an OpenError; the stored record stays.
 */
export async function refreshRecord(flag: SessionFlag): Promise<Opened | null> {
  const session = await readSession(flag);
  const key = session?.key ?? (await readTabKey());
  if (!key) throw new SessionEnded();
  const { sealed, buckets } = await fetchAgain(flag.name, session?.buckets ?? 0);
  if (sealed === session?.sealed) return null;
  const record = await openRecord(sealed, key, flag);
  const newest = session && session.newest > record.asOf ? session.newest : record.asOf;
  if (session) {
    const fresh = { ...session.flag, asOf: record.asOf, shown: shownPerson(record) };
    // On a full disk the record is shown all the same, and fetched again by the next page.
    await storeSession({ ...session, flag: fresh, sealed, buckets, newest }).catch(() => {});
  }
  return { record, isOlder: record.asOf < newest };
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
  const database = await openSessions();
  const transaction = database.transaction('sessions', 'readwrite');
  let isThere = false;
  try {
    isThere = (await transaction.store.getKey(session.device)) !== undefined;
    if (isThere) await transaction.store.put(session);
    await transaction.done;
  } finally {
    database.close();
  }
  if (isThere && localStorage.getItem(flagKey)?.includes(session.device))
    localStorage.setItem(flagKey, JSON.stringify(session.flag));
}

/** Changes the stored flag of a person who is signed in. */
export async function changeFlag(flag: SessionFlag, change: Partial<SessionFlag>): Promise<void> {
  const session = await readSession(flag);
  if (session) await storeSession({ ...session, flag: { ...session.flag, ...change } });
}

/** The people who are signed in on this device, for switching between them. */
export async function listSessions(): Promise<SessionFlag[]> {
  const database = await openSessions();
  const sessions = (await database.getAll('sessions')) as StoredSession[];
  database.close();
  return sessions.map(({ flag }) => flag);
}

/** Makes a person of this device the one who is signed in. */
export function switchTo(flag: SessionFlag): void {
  sessionStorage.removeItem(flagKey);
  sessionStorage.removeItem(tabKeyName);
  localStorage.setItem(flagKey, JSON.stringify(flag));
}

/** Deletes the flag of a person who is signed in, so that other tabs save what they hold and leave. */
export function deleteFlag(flag: SessionFlag): void {
  for (const name of ['sessionStorage', 'localStorage'] as const)
    withStorage(name, (storage) => {
      if (storage.getItem(flagKey)?.includes(flag.name)) storage.removeItem(flagKey);
    });
}

/** Deletes a person's session: the flag, the key and the stored record. What the person added stays. */
export async function deleteSession(flag: SessionFlag): Promise<void> {
  deleteFlag(flag);
  sessionStorage.removeItem(tabKeyName);
  if (flag.mode === 'tab') return;
  const database = await openSessions();
  await database.delete('sessions', flag.device);
  database.close();
}

/** The session of a person on this device; null in a tab's session, and if the browser denies what it stored. */
export async function readSession(flag: SessionFlag): Promise<StoredSession | null> {
  if (flag.mode === 'tab') return null;
  try {
    const database = await openSessions();
    const session = (await database.get('sessions', flag.device)) as StoredSession | undefined;
    database.close();
    return session ?? null;
  } catch {
    return null;
  }
}

async function readTabKey(): Promise<CryptoKey | null> {
  const bytes = sessionStorage.getItem(tabKeyName);
  return bytes === null ? null : importRecordKey(fromBase64Url(bytes));
}

/** The database of the sessions, and of what people left on the device at Logout. */
export function openSessions(): Promise<IDBPDatabase> {
  return openDB(sessionDatabase, 1, {
    upgrade: (database) => {
      for (const store of ['sessions', 'kept'])
        database.createObjectStore(store, { keyPath: 'device' });
    },
  });
}
