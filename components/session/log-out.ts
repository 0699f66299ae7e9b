import { formatBackup } from '@/components/device/model/backup-file';
import { withStorage } from '@/lib/browser/storage';
import { deleteKeptData, keepData } from '@/lib/record/kept-data';
import { deleteFlag, deleteSession, switchTo } from '@/lib/record/session';
import { storageName, type SessionFlag } from '@/lib/record/session-flag';
import { isAlone } from '@/lib/store/collector';
import { workspace } from '@/lib/store/device';
import { openEngine } from '@/lib/store/engine';
import { readEverything, type Everything } from '@/lib/store/everything';

/** What happens at Logout to what the person added on this device. */
export type AtLogout = 'keep' | 'delete';

/** How long other tabs may take to save and to close the database, in milliseconds. */
const closeTime = 3000;

/**
 * Deletes the key, the stored record and the data of a person from this device; with `keep`, the data stays encrypted
 * until the person signs in again. `null` if nothing was added. Throws, and deletes nothing, if it cannot be kept.
 */
export async function logOut(flag: SessionFlag, choice: AtLogout | null): Promise<void> {
  await workspace.settle();
  if (choice === 'keep') await keep(flag);
  else if (choice === 'delete' && flag.mode === 'device') await deleteKeptData(flag);
  await deleteSession(flag);
  const own = storageName(flag);
  if (flag.mode === 'device') await deleteDatabase(own);
  for (const name of ['localStorage', 'sessionStorage'] as const)
    withStorage(name, (storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(own)) storage.removeItem(key);
    });
}

/** Encrypts what is stored, once other tabs have saved what they hold. */
async function keep(flag: SessionFlag): Promise<void> {
  deleteFlag(flag);
  try {
    await waitForOtherTabs(storageName(flag));
    const { chunks } = await formatBackup(await readStored(storageName(flag)));
    await keepData(flag, chunks.join(''));
  } catch (error) {
    switchTo(flag);
    throw error;
  }
}

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

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    // The browser deletes it as soon as the other tab has closed it.
    setTimeout(resolve, closeTime);
  });
}
