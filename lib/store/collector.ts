import type { IDBPDatabase } from 'idb';
import { lockManager } from '@/lib/browser/lock';
import { withStorage } from '@/lib/browser/storage';
import { stringsIn } from './file-field';

const day = 24 * 60 * 60 * 1000;

/** The values that an undo on this page may need: the strings that changes replaced, and the files erased to free up space. */
export interface Undoable {
  named: Set<string>;
  files: Map<string, unknown>;
}

/** The lock that all open pages share, so that a page can detect whether it is the only one. */
const lockName = (name: string) => `${name}:page`;

/** Holds the shared page lock until the page closes; resolves at once if there are no locks. */
export function holdPageLock(name: string): Promise<void> {
  const locks = lockManager();
  if (!locks) return Promise.resolve();
  return new Promise((resolve) => {
    const held = () => {
      resolve();
      return new Promise<never>(() => {});
    };
    locks.request(lockName(name), { mode: 'shared' }, held).catch(() => resolve());
  });
}

/**
 * Erases the files that no record references, at most once a day per tab and only while no other tab is open, because
 * another tab may still undo a change or have a form open. Files that this page may restore are not erased; `forSpace`
 * erases them too, but leaves their content in memory for the undo. Returns the ids of the erased files.
 */
export async function collectFiles(
  database: IDBPDatabase,
  undoable: Undoable,
  forSpace: boolean,
): Promise<string[]> {
  if (!forSpace && !isDue(database.name)) return [];
  const pages = await countPages(database.name);
  if (pages === null || pages > 1) return [];
  const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
  const files = transaction.objectStore('files');
  const ids = (await files.getAllKeys()).map(String);
  const erased = new Set(ids.filter((id) => forSpace || !undoable.named.has(id)));
  for (const store of transaction.objectStoreNames)
    // Every string counts, whatever its field: a field missing from a list would lose someone's file.
    if (erased.size > 0 && store !== 'files')
      for (const text of stringsIn(await transaction.objectStore(store).getAll()))
        erased.delete(text);
  for (const id of erased) {
    if (undoable.named.has(id)) undoable.files.set(id, await files.get(id));
    void files.delete(id);
  }
  await transaction.done;
  return [...erased];
}

/** Returns true if this tab has not collected for a day, so files unreferenced before a reload are not erased yet. */
function isDue(name: string): boolean {
  const key = `${name}:collected`;
  const due = withStorage('sessionStorage', (storage) => {
    if (Date.now() - Number(storage.getItem(key) ?? 0) < day) return false;
    storage.setItem(key, String(Date.now()));
    return true;
  });
  return due ?? false;
}

/** Returns how many pages of this database are open, this one included; null if the browser has no locks. */
export async function countPages(name: string): Promise<number | null> {
  const locks = lockManager();
  if (!locks) return null;
  const { held = [], pending = [] } = await locks.query();
  return [...held, ...pending].filter((lock) => lock.name === lockName(name)).length;
}
