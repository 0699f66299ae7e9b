import { checkBackup } from '@/components/device/model/backup-check';
import { mergeChanges } from '@/components/device/model/backup-merge';
import { deleteKeptData, readKeptData } from '@/lib/record/kept-data';
import type { SessionFlag } from '@/lib/record/session-flag';
import { workspace } from '@/lib/store/device';
import { readEverything } from '@/lib/store/everything';
import { showToast } from '@/lib/toast/toast';

/** Brings back what the person left on this device at Logout. */
export async function restoreKept(flag: SessionFlag): Promise<void> {
  try {
    const text = await readKeptData(flag);
    if (text === null) return;
    const checked = await checkBackup(text);
    if (checked.problems) throw new Error('The data on this device is damaged.');
    await workspace.write(mergeChanges(await readEverything(workspace), checked.everything));
    await deleteKeptData(flag);
    showToast('What you left on this device at Logout is back.');
  } catch {
    showToast(
      'What you left on this device at Logout cannot be opened: it was encrypted with another access code. It stays on the device.',
      { urgent: true },
    );
  }
}
