import { openDB, type IDBPDatabase } from 'idb';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import type { PeopleIndex } from './derivation';
import { deriveAccess, importRecordKey, type RecordAccess } from './derive';
import { openRecord } from './open';
import { FetchError, fetchPeopleIndex, fetchSealed } from './people';
import type { OpenedRecord, Person } from './person';
import {
  flagKey,
  sessionDatabase,
  tabKeyName,
  type SessionFlag,
  type SessionMode,
} from './session-flag';
import { shownPerson } from './shown-person';

/** A session as this device stores it. The key decrypts only and cannot be exported. */
interface StoredSession {
  /** The name of the sealed record; the key of the entry. */
  name: string;
  flag: SessionFlag;
  key: CryptoKey;
  /** The last opened record, sealed as it was fetched. */
  sealed: string;
  /** How the server packs people: 0 for a file per person. */
  buckets: number;
  /** The newest day that a record of this person was from. */
  newest: string;
}

export class StorageDenied extends Error {}

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
  const flag = {
    ...person,
    mode,
    name: access.name,
    asOf: record.asOf,
    shown: shownPerson(record),
  };
  if (mode === 'device' && (await storeOnDevice(flag, access, sealed, buckets))) return flag;
  return storeInTab(flag, access);
}

/** Returns whether the session was stored. Some browsers store nothing, and some versions of Safari no key. */
async function storeOnDevice(
  flag: SessionFlag,
  { name, key }: RecordAccess,
  sealed: string,
  buckets: number,
): Promise<boolean> {
  let database: IDBPDatabase | undefined;
  try {
    database = await openSessions();
    const before = (await database.get('sessions', name)) as StoredSession | undefined;
    const newest = before && before.newest > flag.asOf ? before.newest : flag.asOf;
    const session: StoredSession = { name, flag, key, sealed, buckets, newest };
    await database.put('sessions', session);
    // After the session, because other tabs then open it.
    localStorage.setItem(flagKey, JSON.stringify(flag));
    sessionStorage.removeItem(flagKey);
    sessionStorage.removeItem(tabKeyName);
    return true;
  } catch {
    await database?.delete('sessions', name).catch(() => {});
    return false;
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
export async function openStored(flag: SessionFlag): Promise<Opened | null> {
  const session = await readSession(flag);
  if (!session) return null;
  const record = await openRecord(session.sealed, session.key, flag);
  return { record, isOlder: record.asOf < session.newest };
}

/**
 * The record that the server has now, stored for the next visit; null if it is the stored one. Throws a FetchError
 * (`missing`: the record is gone or has another code) or an OpenError; the stored record stays.
 */
export async function refreshRecord(flag: SessionFlag): Promise<Opened | null> {
  const session = await readSession(flag);
  const key = session?.key ?? (await readTabKey());
  if (!key) throw new FetchError('missing');
  const { sealed, buckets } = await fetchAgain(flag.name, session?.buckets ?? 0);
  if (sealed === session?.sealed) return null;
  const record = await openRecord(sealed, key, flag);
  const newest = session && session.newest > record.asOf ? session.newest : record.asOf;
  const fresh = { ...flag, asOf: record.asOf, shown: shownPerson(record) };
  if (session) await storeRefreshed({ ...session, flag: fresh, sealed, buckets, newest });
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

async function storeRefreshed(session: StoredSession): Promise<void> {
  const database = await openSessions();
  // Logout in another tab may have deleted the session meanwhile: it is not written again.
  const transaction = database.transaction('sessions', 'readwrite');
  const isThere = (await transaction.store.getKey(session.name)) !== undefined;
  if (isThere) await transaction.store.put(session);
  await transaction.done;
  database.close();
  const current = localStorage.getItem(flagKey);
  if (isThere && current?.includes(session.name))
    localStorage.setItem(flagKey, JSON.stringify(session.flag));
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

/** Deletes a person's session: the flag, the key and the stored record. What the person added stays. */
export async function deleteSession(flag: SessionFlag): Promise<void> {
  for (const storage of [sessionStorage, localStorage])
    if (storage.getItem(flagKey)?.includes(flag.name)) storage.removeItem(flagKey);
  sessionStorage.removeItem(tabKeyName);
  if (flag.mode === 'tab') return;
  const database = await openSessions();
  await database.delete('sessions', flag.name);
  database.close();
}

async function readSession(flag: SessionFlag): Promise<StoredSession | null> {
  if (flag.mode === 'tab') return null;
  const database = await openSessions();
  const session = (await database.get('sessions', flag.name)) as StoredSession | undefined;
  database.close();
  return session ?? null;
}

async function readTabKey(): Promise<CryptoKey | null> {
  const bytes = sessionStorage.getItem(tabKeyName);
  return bytes === null ? null : importRecordKey(fromBase64Url(bytes));
}

function openSessions(): Promise<IDBPDatabase> {
  return openDB(sessionDatabase, 1, {
    upgrade: (database) => database.createObjectStore('sessions', { keyPath: 'name' }),
  });
}
