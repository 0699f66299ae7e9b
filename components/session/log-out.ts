import { workspace } from '@/lib/store/device';
import type { AtLogout, SessionFlag } from '@/lib/record/session-flag';
import { closeTime, endSession } from './end-session';

/**
 * Logs out the person of this page: deletes the key, the stored record and the person's data; with `keep`, the data stays
 * encrypted until the person signs in again. Throws, and deletes nothing, if it cannot be kept.
 */
export async function logOut(flag: SessionFlag, choice: AtLogout): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, closeTime));
  // Data that is not saved in time is deleted with the rest; data that is kept must be saved.
  await (choice === 'keep' ? workspace.settle() : Promise.race([workspace.settle(), timeout]));
  await endSession(flag, choice, 1);
}
