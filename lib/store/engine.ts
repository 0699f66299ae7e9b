import { openDB, type IDBPDatabase } from 'idb';
import { safeParse } from 'valibot';
import { limits } from '@/content/schema/limits';
import { isSecurePage, needsHttps } from '@/lib/browser/secure-page';
import { showToast } from '@/lib/toast/toast';
import { backupDue, isEphemeral } from './backup';
import { collectFiles, holdPageLock, type Undoable } from './collector';
import { bytesOf, fromStored } from './file';
import { stringsIn } from './file-field';
import { newId, now, type Change, type Outcome, type Records, type StoreName } from './record';
import { QuotaError } from './quota-error';
import { schemas } from './schema';
import { labelOf, storeNames } from './store-list';

/** A new store or another form of its records raises it, which closes the database for older pages. */
export const databaseVersion = 1;

/** The device's database: reads whole stores, writes in transactions. */
export interface Engine {
  /** Every valid record of a store; invalid ones are quarantined. Rejects if the store cannot be read. */
  load: <S extends StoreName>(store: S) => Promise<Loaded<S>>;
  read: <S extends StoreName>(store: S, id: string) => Promise<Records[S] | null>;
  /** Writes all changes or none; rejects with a QuotaError if they do not fit. */
  write: (changes: readonly Change[]) => Promise<Outcome[]>;
  /**
   * Erases unreferenced files and returns their ids. `forSpace` does it at once and includes files that an undo on
   * this page may restore; their content stays in memory.
   */
  collect: (forSpace?: boolean) => Promise<string[]>;
  /** The interface name of a store. */
  labelOf: (store: StoreName) => string;
  close: () => void;
}

/** The readable records of a store, and how many records could not be read. */
interface Loaded<S extends StoreName> {
  records: Records[S][];
  lost: number;
}

interface EngineCallbacks {
  /** A newer version of the site has requested the database; this connection is already closed. */
  onNewer: () => void;
  /** The browser closed the database. */
  onLost: () => void;
}

/** Opens the database, and creates it if there is none; rejects if the browser denies it. */
export async function openEngine(
  name: string,
  { onNewer, onLost }: EngineCallbacks,
): Promise<Engine> {
  if (!isSecurePage()) showToast(needsHttps, { urgent: true });
  // Other pages must be able to detect this one before it changes anything.
  await holdPageLock(name);
  const database = await openDB(name, databaseVersion, {
    upgrade: (created) => {
      for (const store of storeNames) created.createObjectStore(store, { keyPath: 'id' });
    },
    blocking: (_from, to, event) => {
      (event.target as IDBDatabase).close();
      // Without a version, the database is deleted at Logout.
      if (to === null) onLost();
      else onNewer();
    },
    terminated: onLost,
  });
  const undoable: Undoable = { named: new Set(), files: new Map() };
  return {
    load: (store) => load(database, store),
    read: async (store, id) => {
      const value: unknown = await database.get(store, id);
      return parseRecord(store, value ?? (store === 'files' ? undoable.files.get(id) : undefined));
    },
    write: async (changes) => {
      const all = [...changes, ...backupDue(changes)];
      const outcomes = await write(database, all, undoable.files);
      for (const { store, before } of outcomes)
        if (store !== 'files') for (const text of stringsIn(before)) undoable.named.add(text);
      return outcomes;
    },
    collect: (forSpace = false) => collectFiles(database, undoable, forSpace),
    labelOf,
    close: () => database.close(),
  };
}

/** A stored value as a record; null if it does not match its schema. */
export function parseRecord<S extends StoreName>(store: S, value: unknown): Records[S] | null {
  const result = safeParse(schemas[store], store === 'files' ? fromStored(value) : value);
  return result.success ? (result.output as Records[S]) : null;
}

async function load<S extends StoreName>(database: IDBPDatabase, store: S): Promise<Loaded<S>> {
  const { values, lost } = await valuesOf(database, store);
  const records: Records[S][] = [];
  const broken: unknown[] = [];
  for (const value of values) {
    const record = parseRecord(store, value);
    if (record) records.push(record);
    else broken.push(value);
  }
  if (broken.length > 0) await quarantineRecords(database, store, broken);
  return { records, lost };
}

/** All values of a store; if the browser cannot read them together, those it can read one by one. */
async function valuesOf(database: IDBPDatabase, store: StoreName) {
  try {
    return { values: (await database.getAll(store)) as unknown[], lost: 0 };
  } catch {
    const keys = await database.getAllKeys(store);
    const read = await Promise.allSettled(keys.map((key) => database.get(store, key)));
    const values = read.flatMap((one) =>
      one.status === 'fulfilled' ? [one.value as unknown] : [],
    );
    return { values, lost: keys.length - values.length };
  }
}

/** Moves invalid records to the quarantine store, so that the rest is usable and nothing is lost. */
async function quarantineRecords(database: IDBPDatabase, store: StoreName, broken: unknown[]) {
  if (store === 'quarantine') return;
  const transaction = database.transaction([store, 'quarantine'], 'readwrite');
  for (const value of broken) {
    void transaction.objectStore('quarantine').put(toQuarantineRecord(store, value));
    void transaction.objectStore(store).delete((value as { id: string }).id);
  }
  await transaction.done;
}

function toQuarantineRecord(store: StoreName, value: unknown): Records['quarantine'] {
  const issue = safeParse(schemas[store], value).issues?.[0];
  const path = issue?.path?.map((segment) => String(segment.key)).join('.');
  const reason = `${path ?? 'record'}: ${issue?.message ?? 'cannot be read'}`;
  const cut = reason.slice(0, limits.quarantine.reason);
  return { id: newId(), at: now(), store, reason: cut, value };
}

async function write(
  database: IDBPDatabase,
  changes: readonly Change[],
  erased: ReadonlyMap<string, unknown>,
): Promise<Outcome[]> {
  const bytes = await bytesOf(database, changes);
  const stores = new Set<StoreName>(['quarantine', 'files', ...changes.map(({ store }) => store)]);
  // A user's change is on disk before it is reported as saved; drafts and flags may be written later.
  const durability = changes.every(({ store }) => isEphemeral(store)) ? 'relaxed' : 'strict';
  const transaction = database.transaction([...stores], 'readwrite', { durability });
  const outcomes: Outcome[] = [];
  try {
    for (const { store, id, to } of changes) {
      const objectStore = transaction.objectStore(store);
      const value: unknown = await objectStore.get(id);
      const before = parseRecord(store, value);
      if (value !== undefined && before === null)
        await transaction.objectStore('quarantine').put(toQuarantineRecord(store, value));
      const after = (to as (current: unknown) => Records[StoreName] | null)(before);
      outcomes.push({ store, id, before, after });
      if (after !== before)
        await (after === null ? objectStore.delete(id) : objectStore.put(toStored(after, bytes)));
      // An undo may reference a file that was erased to free up space.
      for (const text of erased.size > 0 ? stringsIn(after) : []) {
        const file = parseRecord('files', erased.get(text));
        if (!file || (await transaction.objectStore('files').getKey(text)) !== undefined) continue;
        await transaction.objectStore('files').put(erased.get(text));
        outcomes.push({ store: 'files', id: text, before: null, after: file });
      }
    }
    await transaction.done;
    return outcomes;
  } catch (error) {
    transaction.done.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // The transaction had already ended: its own error explains more than the failed request.
      throw reasonOf(transaction.error ?? error, outcomes);
    }
    throw reasonOf(error, outcomes);
  }
}

function toStored(record: Records[StoreName], bytes: ReadonlyMap<Blob, ArrayBuffer>): object {
  if (!('blob' in record)) return record;
  return { ...record, blob: bytes.get(record.blob) ?? record.blob };
}

function reasonOf(error: unknown, outcomes: readonly Outcome[]): unknown {
  const isFull = (error as { name?: unknown } | null)?.name === 'QuotaExceededError';
  return isFull ? new QuotaError(outcomes) : error;
}
