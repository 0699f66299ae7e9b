import { endSession } from '@/components/session/end-session';
import { logOut as deleteAndLogOut } from '@/components/session/log-out';
import { beginSession, openWithCode } from '@/lib/record/device-session';
import type { Person } from '@/lib/record/person';
import type { AtLogout, SessionFlag } from '@/lib/record/session-flag';
import { workspace } from '@/lib/store/device';

/** Signing in and Logout, loaded when they are used. */
export { finishLogouts } from '@/components/session/end-session';
export { restoreKept } from '@/components/session/restore-kept';

export async function signIn(
  code: string,
  person: Person,
  mode: Parameters<typeof beginSession>[1],
  index: Parameters<typeof openWithCode>[2],
) {
  return beginSession(await openWithCode(code, person, index), mode);
}

/** Logs out as the page's own dialog does, or as the login page does for the next person. */
export async function logOut(flag: SessionFlag, choice: AtLogout): Promise<void> {
  if (choice === 'delete') return deleteAndLogOut(flag);
  await workspace.settle();
  await endSession(flag, choice, 1);
}
