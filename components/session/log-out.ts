import { workspace } from '@/lib/store/device';
import type { AtLogout } from '@/lib/record/begun-logout';
import type { SessionFlag } from '@/lib/record/session-flag';
import { closeTime, endSession } from './end-session';

/**
 * Logs out the person of this page: deletes the key, the stored record and the data from this device; with `keep`, the
 * data stays encrypted until the person signs in again. Throws, and deletes nothing, if it cannot be kept.
 */
export async function logOut(flag: SessionFlag, choice: AtLogout): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, closeTime));
  // What cannot be saved in time is deleted with the rest; what is to be kept must be saved.
  await (choice === 'keep' ? workspace.settle() : Promise.race([workspace.settle(), timeout]));
  await endSession(flag, choice, { ownPages: 1 });
}
