import { openDB, type IDBPObjectStore } from 'idb';
import { removeEntries, withStorage } from '@/lib/browser/storage';
import { importRecordKey } from '@/lib/crypto/record-key';
import { fromBase64Url } from '@/lib/file/base64';
import {
  FetchError,
  fetchPeopleIndex,
  fetchSealed,
  OpenError,
  openRecord,
  type FetchProblem,
  type OpenProblem,
} from './open';
import { isCopyKey } from './own-copy';
import type { OpenedRecord } from './person';
import { seenBeforeNewer, type Seen } from './seen';
import {
  flagKey,
  readFlag,
  sessionDatabase,
  shownPerson,
  tabKeyName,
  type Owner,
  type SessionFlag,
} from './session-flag';

/*
 * At most one person is signed in on a device; a shared computer signs a person in until the tab is closed.
 *
 * | Data                               | Written by                       | Stored in                                       | Undone by                                     |
 * | ---------------------------------- | -------------------------------- | ----------------------------------------------- | --------------------------------------------- |
 * | flag: who is signed in, without key | sign-in, a newer record         | localStorage; of a tab, sessionStorage          | Logout, also of another tab; closing the tab   |
 * | key, sealed record                 | sign-in, a newer record          | database `:sessions`; of a tab, sessionStorage (key only) | Logout; closing the tab             |
 * | record of the last visit, sealed     | the list of what is new          | database `:sessions`; of a tab, nowhere         | Logout; "Mark all as seen"                   |
 * | data that Logout encrypted         | Logout of the person, or before another one signs in | database `:sessions`, store `kept` | the next sign-in of the person; Settings      |
 * | Logout that has begun              | Logout                           | localStorage `:logout`                          | the end of it, if necessary on the next page  |
 * | copies of pages                    | each page of the person          | localStorage `:copy:`                           | Logout; a full storage                        |
 */

/** A session as this device stores it. The key decrypts only and cannot be exported. */
export interface StoredSession {
  /** The name of the person's data on the device; the key of the entry. */
  device: string;
  flag: SessionFlag;
  key: CryptoKey;
  deviceKey: CryptoKey;
  /** The last opened record, sealed as it was fetched. */
  sealed: string;
  /** The number of buckets of the server: 0 for a file per person. */
  buckets: number;
  /** The record of the last visit to the list of what is new. */
  seen?: Seen;
}

/** This device no longer has a key of the person. */
class SessionEnded extends Error {}

/** The reason why no record is shown: it is not fetched or not opened, the key is gone, or the code did not load. */
export type SessionProblem = OpenProblem | FetchProblem | 'ended' | 'script';

/** The problem of an error that was thrown while a record was opened. */
export function problemOf(error: unknown): SessionProblem {
  if (error instanceof OpenError || error instanceof FetchError) return error.problem;
  return error instanceof SessionEnded ? 'ended' : 'damaged';
}

interface Opened {
  record: OpenedRecord;
  flag: SessionFlag;
  /** This device has seen a newer record. */
  isOlder: boolean;
}

/** The record that this device opened last, without a request; null in a tab's session, which stores none. */
export async function openStored(flag: SessionFlag): Promise<OpenedRecord | null> {
  const session = await readSession(flag);
  return session && openRecord(session.sealed, session.key, flag);
}

/** The record that this page fetched last and did not store: an older one, or one of a tab's session. */
let lastFetched: { name: string; sealed: string } | undefined;

/**
 * The record that the server has now, stored for the next visit unless it is older than the stored one; null if it is the last
 * one, which `isOpen`. Throws a FetchError (`missing`: the record is gone or has another code) or an OpenError; the stored record stays.
 */
export async function refreshRecord(flag: SessionFlag, isOpen = true): Promise<Opened | null> {
  const session = await readSession(flag);
  const key = session?.key ?? (flag.mode === 'tab' && (await readTabKey()));
  if (!key) throw new SessionEnded();
  const last = lastFetched?.name === flag.name ? lastFetched.sealed : session?.sealed;
  const known = isOpen ? last : undefined;
  const { sealed, buckets } = await fetchAgain(flag.name, session?.buckets ?? 0, known);
  if (sealed === known) return null;
  const opened = await openRecord(sealed, key, flag);
  const record = flag.isTour ? await (await import('./tour-record')).inTour(opened) : opened;
  const before = session?.flag ?? flag;
  const { asOf, number } = record;
  const fresh = { ...before, asOf, shown: shownPerson(record) };
  const isOlder = number < before.number;
  lastFetched = isOlder || !session ? { name: flag.name, sealed } : undefined;
  if (isOlder) return { record, flag: fresh, isOlder };
  fresh.number = number;
  // On a full disk the record is shown, and fetched again by the next page.
  if (session)
    await changeSession(flag, (stored) => ({
      ...{ flag: fresh, sealed, buckets },
      ...seenBeforeNewer(stored, Date.now()),
    })).catch(() => {});
  else if (readFlag()?.device === flag.device)
    withStorage('sessionStorage', (storage) => storage.setItem(flagKey, JSON.stringify(fresh)));
  return { record, flag: fresh, isOlder };
}

/** Fetches the sealed record; if it is missing, the server may pack people in another way now. */
async function fetchAgain(name: string, buckets: number, known?: string) {
  try {
    return { sealed: await fetchSealed(name, buckets, known), buckets };
  } catch (error) {
    if (!(error instanceof FetchError) || error.problem !== 'missing') throw error;
    const index = await fetchPeopleIndex();
    if (index.buckets === buckets) throw error;
    return { sealed: await fetchSealed(name, index.buckets), buckets: index.buckets };
  }
}

/** Changes a session, unless another tab has ended it. */
export async function changeSession(
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

/** Stores the flag on the device; if storage is full, the copies of pages make room. */
export function storeFlag(flag: SessionFlag): void {
  const text = JSON.stringify(flag);
  try {
    localStorage.setItem(flagKey, text);
  } catch {
    removeEntries('localStorage', isCopyKey);
    localStorage.setItem(flagKey, text);
  }
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

/** The session, and the data that Logout encrypted; each entry belongs to one person. */
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
