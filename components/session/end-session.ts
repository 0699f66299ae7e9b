import { formatBackup } from '@/components/device/model/backup-file';
import { deleteOfflinePages } from '@/components/offline/model/offline-pages';
import { readEntries, removeEntries, withStorage } from '@/lib/browser/storage';
import {
  beginKeeping,
  cancelKeeping,
  deleteFlag,
  deleteStored,
  endKeeping,
  showSession,
} from '@/lib/record/device-session';
import { copyPrefix } from '@/lib/record/own-copy';
import type { StoredSession } from '@/lib/record/session';
import {
  afterOthers,
  begunLogouts,
  logoutKey,
  readFlag,
  storageName,
  type AtLogout,
  type Owner,
  type SessionFlag,
} from '@/lib/record/session-flag';
import { endTabSession } from '@/lib/record/tab-session';
import { draftChange } from '@/lib/form/draft-journal';
import { countPages } from '@/lib/store/collector';
import { openEngine } from '@/lib/store/engine';
import { outcomesIn, type Change } from '@/lib/store/record';
import { ifUnchanged } from '@/lib/store/workspace';
import { hasWork, readEverything, type Everything } from '@/lib/store/everything';

/** The time that other tabs may take to save and to close the database, in milliseconds. */
export const closeTime = 3000;

/**
 * Ends a session of this device or tab, without the access code. `ownPages` is 1 if a page logs its own person out and
 * stays open until the end. Throws, and deletes nothing, if the person's data cannot be kept.
 */
export async function endSession(flag: SessionFlag, choice: AtLogout, ownPages = 0): Promise<void> {
  await deleteOfflinePages().catch(() => {});
  if (flag.mode === 'tab') endTabSession();
  else await afterOthers(() => endDeviceSession(flag, choice, ownPages));
}

/** If the browser is closed before the end, the next page finishes it. */
async function endDeviceSession(
  flag: SessionFlag,
  choice: AtLogout,
  ownPages: number,
): Promise<void> {
  removeEntries('localStorage', (key) => key.startsWith(copyPrefix(flag)));
  withStorage('localStorage', (storage) => storage.setItem(logoutKey(flag), choice));
  deleteFlag(flag);
  let session: StoredSession | null = null;
  try {
    if (choice === 'keep') {
      session = await beginKeeping(flag);
      await encryptStored(flag, ownPages);
    }
  } catch (error) {
    if (session) await cancelKeeping(session);
    unmark(flag);
    // In the meantime, another person may have signed in.
    if (!readFlag()) showSession(flag);
    throw error;
  }
  await deleteAll(flag, choice);
}

/** Finishes every Logout that was cut off. One that cannot be finished now is tried again by the next page. */
export async function finishLogouts(): Promise<void> {
  for (const { device } of begunLogouts())
    await afterOthers(async () => {
      // Another tab may have finished it, or the person has signed in again.
      const begun = begunLogouts().find((one) => one.device === device);
      if (!begun) return;
      if (begun.choice === 'keep') {
        await beginKeeping(begun);
        await encryptStored(begun);
      }
      await deleteAll(begun, begun.choice);
    }).catch(() => {});
}

/** Encrypts the person's data, once other tabs have saved theirs. */
async function encryptStored(owner: Owner, ownPages = 0): Promise<void> {
  const name = storageName(owner);
  await waitForOtherTabs(name, ownPages);
  const everything = await readStored(name);
  const { chunks } = await formatBackup(everything);
  await endKeeping(owner, hasWork(everything) ? chunks.join('') : null);
}

async function deleteAll(owner: Owner, choice: AtLogout): Promise<void> {
  await deleteStored(owner, { kept: choice === 'delete' });
  const name = storageName(owner);
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    removeEntries(storage, (key) => key.startsWith(name) && key !== logoutKey(owner));
  if (await deleteDatabase(name)) unmark(owner);
}

function unmark(owner: Owner): void {
  withStorage('localStorage', (storage) => storage.removeItem(logoutKey(owner)));
}

async function waitForOtherTabs(name: string, ownPages: number): Promise<void> {
  const end = Date.now() + closeTime;
  while (Date.now() < end && ((await countPages(name)) ?? 0) > ownPages)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** The edits and drafts that pages noted while they closed; otherwise the person's next page stores them. */
function notedChanges(name: string): Change[] {
  return readEntries('localStorage', (key) => key.startsWith(name)).flatMap(([key, text]) => {
    if (key.startsWith(`${name} draft `)) return draftChange(text) ?? [];
    return key.startsWith(`${name}:journal`) ? outcomesIn(text).map((one) => ifUnchanged(one)) : [];
  });
}

/**
 * Everything in the database and in the notes of closed pages; this page may not know yet what another tab wrote last.
 * Throws if a part is unreadable.
 */
async function readStored(name: string): Promise<Everything> {
  const engine = await openEngine(name, { onNewer: () => {}, onLost: () => {} });
  try {
    await engine.write(notedChanges(name));
    return await readEverything({
      all: async (store) => {
        const { records, lost } = await engine.load(store);
        if (lost > 0) throw new Error('Some records cannot be read.');
        return records;
      },
    });
  } finally {
    engine.close();
  }
}

/** Resolves to false if it is not deleted yet, because a tab has not closed it. */
function deleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = () => resolve(false);
    setTimeout(() => resolve(false), closeTime);
  });
}
