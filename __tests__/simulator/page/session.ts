import type { Person } from '@/lib/record/person';
import { beginSession, openWithCode } from '@/lib/record/device-session';

/** Signing in and Logout, loaded when they are used. */
export { finishLogouts } from '@/components/session/end-session';
export { logOut } from '@/components/session/log-out';
export { restoreKept } from '@/components/session/restore-kept';

export async function signIn(
  code: string,
  person: Person,
  mode: Parameters<typeof beginSession>[1],
  index: Parameters<typeof openWithCode>[2],
) {
  return beginSession(await openWithCode(code, person, index), mode);
}
