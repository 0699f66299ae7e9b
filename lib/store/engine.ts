import { openDB, type IDBPDatabase } from 'idb';
import { safeParse } from 'valibot';
import { isEphemeral } from './backup';
import { collectFiles, holdPageLock, type Undoable } from './collector';
import { bytesOf, fromStored } from './content';
import { stringsIn } from './file-field';
import { migrate, migrations } from './migration';
import { newId, now, type Change, type Outcome, type Records, type StoreName } from './record';
import { QuotaError } from './quota-error';
import { schemas } from './schema';

/** The device's database: reads whole stores, writes in transactions. */
export interface Engine {
  /** Every sound record of a store; a broken one is set aside first. Rejects where one cannot be read at all. */
  load: <S extends StoreName>(store: S) => Promise<Loaded<S>>;
  read: <S extends StoreName>(store: S, id: string) => Promise<Records[S] | null>;
  /** All of the changes or none; rejects with a NoRoomError where they do not fit. */
  write: (changes: readonly Change[]) => Promise<Outcome[]>;
  /**
   * Erases files that nothing names any more; returns their ids. `forRoom` does it at once, and with the files that
   * this page may still put back: their content stays in its memory.
   */
  collect: (forSpace?: boolean) => Promise<string[]>;
  close: () => void;
}

/** What could be read of a store, and how many records could not. */
export interface Loaded<S extends StoreName> {
  records: Records[S][];
  lost: number;
}

interface EngineCallbacks {
  /** A newer version of the site wants the database; this connection is closed by then. */
  onNewer: () => void;
  /** The browser took the database away. */
  onLost: () => void;
}

/** Opens the database of this name and brings it to the present version; rejects where the browser denies it. */
export async function openEngine(
  name: string,
  { onNewer, onLost }: EngineCallbacks,
): Promise<Engine> {
  // Before anything is changed here, another page must know that this one is open.
  await holdPageLock(name);
  const database = await openDB(name, migrations.length, {
    upgrade: (db, from) => migrate(db, from),
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      onNewer();
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
      const outcomes = await write(database, changes, undoable.files);
      for (const { store, before } of outcomes)
        if (store !== 'files') for (const text of stringsIn(before)) undoable.named.add(text);
      return outcomes;
    },
    collect: (forSpace = false) => collectFiles(database, undoable, forSpace),
    close: () => database.close(),
  };
}

function parseRecord<S extends StoreName>(store: S, value: unknown): Records[S] | null {
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

/** All values of a store; where the browser cannot read them together, those that it can read one by one. */
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

/** Moves records that cannot be read out of their store, so that the rest is usable and nothing is lost. */
async function quarantineRecords(database: IDBPDatabase, store: StoreName, broken: unknown[]) {
  if (store === 'aside') return;
  const transaction = database.transaction([store, 'aside'], 'readwrite');
  for (const value of broken) {
    void transaction.objectStore('aside').put(toQuarantineRecord(store, value));
    void transaction.objectStore(store).delete((value as { id: string }).id);
  }
  await transaction.done;
}

function toQuarantineRecord(store: StoreName, value: unknown): Records['aside'] {
  const issue = safeParse(schemas[store], value).issues?.[0];
  const path = issue?.path?.map((segment) => String(segment.key)).join('.');
  const reason = `${path ?? 'record'}: ${issue?.message ?? 'cannot be read'}`.slice(0, 400);
  return { id: newId(), at: now(), store, reason, value };
}

async function write(
  database: IDBPDatabase,
  changes: readonly Change[],
  erased: ReadonlyMap<string, unknown>,
): Promise<Outcome[]> {
  const bytes = await bytesOf(database, changes);
  const stores = new Set<StoreName>(['aside', 'files', ...changes.map(({ store }) => store)]);
  // What a person does is on the disk before it is called saved; a draft or a mark may wait for the system.
  const durability = changes.every(({ store }) => isEphemeral(store)) ? 'relaxed' : 'strict';
  const transaction = database.transaction([...stores], 'readwrite', { durability });
  const outcomes: Outcome[] = [];
  try {
    for (const { store, id, to } of changes) {
      const objectStore = transaction.objectStore(store);
      const value: unknown = await objectStore.get(id);
      const before = parseRecord(store, value);
      if (value !== undefined && before === null)
        await transaction.objectStore('aside').put(toQuarantineRecord(store, value));
      const after = (to as (current: unknown) => Records[StoreName] | null)(before);
      outcomes.push({ store, id, before, after });
      if (after !== before)
        await (after === null ? objectStore.delete(id) : objectStore.put(toStored(after, bytes)));
      // An undo names a file again that was erased to make room.
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
      // It was over before: what ended it says more than the request that met its end.
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
