import { checkBackup } from '@/components/device/model/backup-check';
import { mergeChanges } from '@/components/device/model/backup-merge';
import { deleteKeptData, readKeptData } from '@/lib/record/device-session';
import type { SessionFlag } from '@/lib/record/session-flag';
import { workspace } from '@/lib/store/device';
import { readEverything } from '@/lib/store/everything';
import { showToast } from '@/lib/toast/toast';

let restoring: Promise<void> | undefined;

/** Restores the data that Logout encrypted on this device, once for a page. */
export function restoreKept(flag: SessionFlag): Promise<void> {
  return (restoring ??= restore(flag));
}

async function restore(flag: SessionFlag): Promise<void> {
  try {
    const { texts, locked } = await readKeptData(flag);
    for (const text of texts) await bringBack(text);
    await deleteKeptData(flag, locked);
    if (texts.length > 0) showToast('Your data from before Logout is back.');
    if (locked.length > 0)
      showToast(
        'Your data from before Logout cannot be opened: it was encrypted with another access code. You can delete it in Settings.',
        { urgent: true },
      );
  } catch {
    showToast(
      'Your data from before Logout could not be restored. It stays on the device, encrypted. Free up space, then reload the page.',
      { urgent: true },
    );
  }
}

async function bringBack(text: string): Promise<void> {
  const checked = await checkBackup(text);
  if (checked.problems) throw new Error('The data on this device is damaged.');
  await workspace.write(mergeChanges(await readEverything(workspace), checked.everything));
  // In memory only, the change would be lost with the page.
  if (!(await workspace.settle())) throw new Error('The data cannot be stored.');
}
