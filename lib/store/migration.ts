import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { currentRecord, currentStore } from './record';
import { storeNames } from './store-list';

/** How often the format of the stored records has changed. Raising it closes the database for older pages. */
const formatVersion = 5;

/** The database version; a new store or a new record format raises it. */
export const databaseVersion = storeNames.length + formatVersion;

/** Upgrades a database of any earlier version, within the upgrade transaction. */
export async function migrate(
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
): Promise<void> {
  for (const name of database.objectStoreNames)
    if (currentStore(name) !== name) transaction.objectStore(name).name = currentStore(name);
  for (const name of storeNames)
    if (!database.objectStoreNames.contains(name))
      database.createObjectStore(name, { keyPath: 'id' });
  let cursor = await transaction.objectStore('cancellations').openCursor();
  while (cursor) {
    await cursor.update(currentRecord(cursor.value));
    cursor = await cursor.continue();
  }
}
