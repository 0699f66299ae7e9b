import { workspace } from '@/lib/store/device';
import type { SessionFlag } from '@/lib/record/session-flag';
import { closeTime, endSession } from './end-session';

/** Logs out the person of this page: deletes the key, the stored record and the person's data. */
export async function logOut(flag: SessionFlag): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, closeTime));
  // Data that is not saved in time is deleted with the rest.
  await Promise.race([workspace.settle(), timeout]);
  await endSession(flag, 'delete', 1);
}
