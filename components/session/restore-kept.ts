import { checkBackup } from '@/components/device/model/backup-check';
import { mergeChanges } from '@/components/device/model/backup-merge';
import { deleteKeptData, readKeptData } from '@/lib/record/kept-data';
import type { SessionFlag } from '@/lib/record/session-flag';
import { workspace } from '@/lib/store/device';
import { readEverything } from '@/lib/store/everything';
import { showToast } from '@/lib/toast/toast';

let restoring: Promise<void> | undefined;

/** Brings back what the person left on this device at Logout, once for a page. */
export function restoreKept(flag: SessionFlag): Promise<void> {
  return (restoring ??= restore(flag));
}

async function restore(flag: SessionFlag): Promise<void> {
  try {
    const { texts, locked } = await readKeptData(flag);
    for (const text of texts) await bringBack(text);
    await deleteKeptData(flag, locked);
    if (texts.length > 0) showToast('What you left on this device at Logout is back.');
    if (locked.length > 0)
      showToast(
        'What you left on this device at Logout cannot be opened: it was encrypted with another access code. You can delete it in Settings.',
        { urgent: true },
      );
  } catch {
    showToast(
      'What you left on this device at Logout could not be brought back. It stays on the device, encrypted. Free up space, then reload the page.',
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
