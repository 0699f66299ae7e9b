import type { IDBPDatabase } from 'idb';
import { stringsIn } from './file-field';

const day = 24 * 60 * 60 * 1000;

/** How long nothing has named a file before it is erased where the browser cannot tell whether another tab is open. */
const waitWithoutLocks = 7 * day;

/** What an undo of this page may need: texts that its changes replaced, and files that were erased to make room. */
export interface Undoable {
  named: Set<string>;
  files: Map<string, unknown>;
}

/** The lock that every open page shares, so that a page knows whether it is the only one. */
const lockName = (name: string) => `${name}:page`;

/** Where the moments are stored at which files were first seen that nothing names. */
export const unreferencedKey = (name: string) => `${name}:unnamed`;

/** The browser's locks; there are none on plain http. */
function lockManager(): LockManager | undefined {
  return (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
}

/** Holds the lock of the open pages until the page is left; resolves at once where there are no locks. */
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
 * Erases the files that no record of any store names, at most once a day in a browser tab and only while no other tab
 * is open: a tab may still undo a change or fill in a form. What this page may put back stays; `forRoom` takes that
 * too, but leaves its content in memory for the undo. Returns the ids of the erased files.
 */
export async function collectFiles(
  database: IDBPDatabase,
  undoable: Undoable,
  forSpace: boolean,
): Promise<string[]> {
  if (!forSpace && !isDue(database.name)) return [];
  const alone = await isAlone(database.name);
  if (alone === false) return [];
  const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
  const files = transaction.objectStore('files');
  const ids = (await files.getAllKeys()).map(String);
  const unnamed = new Set(ids.filter((id) => forSpace || !undoable.named.has(id)));
  for (const store of transaction.objectStoreNames)
    // Any text counts, in whatever field: a field that a list forgets would cost a person their file.
    if (unnamed.size > 0 && store !== 'files')
      for (const text of stringsIn(await transaction.objectStore(store).getAll()))
        unnamed.delete(text);
  const erased = alone ? [...unnamed] : expiredFiles(database.name, [...unnamed]);
  for (const id of erased) {
    if (undoable.named.has(id)) undoable.files.set(id, await files.get(id));
    void files.delete(id);
  }
  await transaction.done;
  return erased;
}

/** Whether this tab has not collected for a day: what it un-named before it was loaded again is left alone. */
function isDue(name: string): boolean {
  try {
    const key = `${name}:collected`;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < day) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Whether no other page of this site is open; null where the browser has no locks, as on plain http. */
async function isAlone(name: string): Promise<boolean | null> {
  const locks = lockManager();
  if (!locks) return null;
  const { held = [], pending = [] } = await locks.query();
  return [...held, ...pending].filter((lock) => lock.name === lockName(name)).length <= 1;
}

/** Notes since when nothing names these files; returns those that have waited long enough. */
function expiredFiles(name: string, unnamed: readonly string[]): string[] {
  const seen = readFirstSeen(name);
  const now = Date.now();
  const since = (id: string) => Math.min(Number(seen[id]) || now, now);
  const old = unnamed.filter((id) => now - since(id) >= waitWithoutLocks);
  const waiting = unnamed.filter((id) => !old.includes(id)).map((id) => [id, since(id)]);
  localStorage.setItem(unreferencedKey(name), JSON.stringify(Object.fromEntries(waiting)));
  return old;
}

function readFirstSeen(name: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(unreferencedKey(name)) ?? '{}')) as never;
  } catch {
    return {};
  }
}
