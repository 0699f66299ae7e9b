import { formatBackup } from '@/components/device/model/backup-file';
import { removeEntries, withStorage } from '@/lib/browser/storage';
import {
  afterOthers,
  begunLogouts,
  logoutKey,
  type AtLogout,
  type Owner,
} from '@/lib/record/begun-logout';
import { beginKeeping, cancelKeeping, endKeeping } from '@/lib/record/kept-data';
import { copyPrefix } from '@/lib/record/own-copy';
import { deleteFlag, deleteStored, switchTo, type StoredSession } from '@/lib/record/session';
import { storageName, type SessionFlag } from '@/lib/record/session-flag';
import { isAlone } from '@/lib/store/collector';
import { workspace } from '@/lib/store/device';
import { openEngine } from '@/lib/store/engine';
import { hasWork, readEverything, type Everything } from '@/lib/store/everything';

/** How long other tabs may take to save and to close the database, in milliseconds. */
const closeTime = 3000;

/**
 * Deletes the key, the stored record and the data of a person from this device; with `keep`, the data stays encrypted
 * until the person signs in again. Throws, and deletes nothing, if it cannot be kept.
 */
export async function logOut(flag: SessionFlag, choice: AtLogout): Promise<void> {
  // What cannot be saved in time is deleted with the rest; what is to be kept must be saved.
  await (choice === 'keep' ? workspace.settle() : Promise.race([workspace.settle(), timeout()]));
  if (flag.mode === 'device') return afterOthers(() => logOutOfDevice(flag, choice));
  deleteFlag(flag);
  removeOwnEntries('sessionStorage', flag);
}

/** If the browser is closed in the middle of it, the next page finishes it. */
async function logOutOfDevice(flag: SessionFlag, choice: AtLogout): Promise<void> {
  removeEntries('localStorage', (key) => key.startsWith(copyPrefix(flag)));
  withStorage('localStorage', (storage) => storage.setItem(logoutKey(flag), choice));
  deleteFlag(flag);
  let session: StoredSession | null = null;
  try {
    if (choice === 'keep') {
      session = await beginKeeping(flag);
      await encryptStored(flag);
    }
  } catch (error) {
    if (session) await cancelKeeping(session);
    unmark(flag);
    switchTo(flag);
    throw error;
  }
  await deleteAll(flag, choice);
  removeOwnEntries('sessionStorage', flag);
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

/** Encrypts what is stored, once other tabs have saved what they hold. */
async function encryptStored(owner: Owner): Promise<void> {
  const name = storageName(owner);
  await waitForOtherTabs(name);
  const everything = await readStored(name);
  const { chunks } = await formatBackup(everything);
  await endKeeping(owner, hasWork(everything) ? chunks.join('') : null);
}

async function deleteAll(owner: Owner, choice: AtLogout): Promise<void> {
  await deleteStored(owner, { kept: choice === 'delete' });
  removeOwnEntries('localStorage', owner, logoutKey(owner));
  if (await deleteDatabase(storageName(owner))) unmark(owner);
}

function unmark(owner: Owner): void {
  withStorage('localStorage', (storage) => storage.removeItem(logoutKey(owner)));
}

function removeOwnEntries(
  name: 'localStorage' | 'sessionStorage',
  owner: Owner,
  except?: string,
): void {
  removeEntries(name, (key) => key.startsWith(storageName(owner)) && key !== except);
}

const timeout = () => new Promise((resolve) => setTimeout(resolve, closeTime));

async function waitForOtherTabs(name: string): Promise<void> {
  const end = Date.now() + closeTime;
  while (Date.now() < end && (await isAlone(name)) === false)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Everything in the database; this page may not know yet what another tab wrote last. Throws if a part is unreadable. */
async function readStored(name: string): Promise<Everything> {
  const engine = await openEngine(name, { onNewer: () => {}, onLost: () => {} });
  try {
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

/** Resolves to whether it is deleted; a tab that does not close it may delay that. */
function deleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = () => resolve(false);
    setTimeout(() => resolve(false), closeTime);
  });
}
