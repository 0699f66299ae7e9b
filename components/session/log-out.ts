import { formatBackup } from '@/components/device/model/backup-file';
import { keepData } from '@/lib/record/kept-data';
import { deleteSession } from '@/lib/record/session';
import { storageName, type SessionFlag } from '@/lib/record/session-flag';
import { workspace } from '@/lib/store/device';
import { readEverything } from '@/lib/store/everything';

/** What happens at Logout to what the person added on this device. */
export type AtLogout = 'keep' | 'delete';

/** How long another tab may take to close the database, in milliseconds. */
const closeTime = 3000;

/**
 * Deletes the key, the stored record and the data of a person from this device; with `keep`, the data stays encrypted
 * until the person signs in again. Throws, and deletes nothing, if it cannot be kept.
 */
export async function logOut(flag: SessionFlag, choice: AtLogout): Promise<void> {
  await workspace.settle();
  if (choice === 'keep') {
    const { chunks } = await formatBackup(await readEverything(workspace));
    await keepData(flag, chunks.join(''));
  }
  await deleteSession(flag);
  const own = storageName(flag);
  await deleteDatabase(own);
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(own)) storage.removeItem(key);
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
