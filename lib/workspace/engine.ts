import { openDB, type IDBPDatabase } from 'idb';
import { safeParse } from 'valibot';
import { collectFiles, holdPage, stringsIn } from './collector';
import { migrate, migrations } from './migration';
import { newId, now, type Change, type Outcome, type Records, type StoreName } from './record';
import { schemas } from './schema';

/** The device's database: reads whole stores, writes in transactions. */
export interface Engine {
  /** Every sound record of a store; a broken one is set aside first. */
  load: <S extends StoreName>(store: S) => Promise<Records[S][]>;
  read: <S extends StoreName>(store: S, id: string) => Promise<Records[S] | null>;
  /** All of the changes or none. */
  write: (changes: readonly Change[]) => Promise<Outcome[]>;
  /** Erases files that nothing names any more; gives their ids. */
  collect: () => Promise<string[]>;
  close: () => void;
}

interface Hearing {
  /** A newer version of the site wants the database; this connection is closed by then. */
  onNewer: () => void;
  /** The browser took the database away. */
  onLost: () => void;
}

/** Opens the database of this name and brings it to the present version; rejects where the browser denies it. */
export async function openEngine(name: string, { onNewer, onLost }: Hearing): Promise<Engine> {
  // Before anything is changed here, another page must know that this one is open.
  await holdPage(name);
  const database = await openDB(name, migrations.length, {
    upgrade: (db, from) => migrate(db, from),
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      onNewer();
    },
    terminated: onLost,
  });
  const replaced = new Set<string>();
  return {
    load: (store) => load(database, store),
    read: async (store, id) => sound(store, await database.get(store, id)),
    write: async (changes) => {
      const outcomes = await write(database, changes);
      // The page may undo this: what its records named is named again then.
      for (const { store, before } of outcomes)
        if (store !== 'files') for (const text of stringsIn(before)) replaced.add(text);
      return outcomes;
    },
    collect: () => collectFiles(database, (file) => replaced.has(file)),
    close: () => database.close(),
  };
}

function sound<S extends StoreName>(store: S, value: unknown): Records[S] | null {
  const result = safeParse(schemas[store], value);
  return result.success ? (result.output as Records[S]) : null;
}

async function load<S extends StoreName>(database: IDBPDatabase, store: S): Promise<Records[S][]> {
  const values: unknown[] = await database.getAll(store);
  const records: Records[S][] = [];
  const broken: unknown[] = [];
  for (const value of values) {
    const record = sound(store, value);
    if (record) records.push(record);
    else broken.push(value);
  }
  if (broken.length > 0) await setAside(database, store, broken);
  return records;
}

/** Moves records that cannot be read out of their store, so that the rest is usable and nothing is lost. */
async function setAside(database: IDBPDatabase, store: StoreName, broken: unknown[]) {
  if (store === 'aside') return;
  const transaction = database.transaction([store, 'aside'], 'readwrite');
  for (const value of broken) {
    void transaction.objectStore('aside').put(setAsideRecord(store, value));
    void transaction.objectStore(store).delete((value as { id: string }).id);
  }
  await transaction.done;
}

function setAsideRecord(store: StoreName, value: unknown): Records['aside'] {
  const issue = safeParse(schemas[store], value).issues?.[0];
  const path = issue?.path?.map((part) => String(part.key)).join('.');
  const reason = `${path ?? 'record'}: ${issue?.message ?? 'cannot be read'}`.slice(0, 400);
  return { id: newId(), at: now(), store, reason, value };
}

async function write(database: IDBPDatabase, changes: readonly Change[]): Promise<Outcome[]> {
  const stores = new Set<StoreName>(['aside', ...changes.map(({ store }) => store)]);
  const transaction = database.transaction([...stores], 'readwrite');
  const outcomes: Outcome[] = [];
  try {
    for (const { store, id, to } of changes) {
      const place = transaction.objectStore(store);
      const value: unknown = await place.get(id);
      const before = sound(store, value);
      if (value !== undefined && before === null)
        await transaction.objectStore('aside').put(setAsideRecord(store, value));
      const after = (to as (current: unknown) => Records[StoreName] | null)(before);
      outcomes.push({ store, id, before, after });
      if (after !== before) await (after === null ? place.delete(id) : place.put(after));
    }
    await transaction.done;
    return outcomes;
  } catch (error) {
    transaction.done.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // It was over before: what ended it says more than the request that met its end.
      throw transaction.error ?? error;
    }
    throw error;
  }
}
