import type { Owner } from '@/lib/record/begun-logout';
import type { Credentials } from '@/lib/record/sign-in-campus';
import { openPasskey, PasskeyError, type PasskeyProblem } from './passkey';
import { readPasskeys } from './stored';
import { unwrapCode } from './wrapped-code';

/** Asks for a passkey of this device. Resolves to whose it is and to the access code, or to why not. */
export async function unlock(): Promise<
  { owner: Owner; credentials: Credentials } | PasskeyProblem
> {
  try {
    const stored = await readPasskeys();
    // Another tab has removed it: without ids, the browser would offer every passkey of this host.
    if (stored.length === 0) return 'unsupported';
    const { id, secret } = await openPasskey(stored.map(({ id }) => id));
    const used = stored.find((one) => isSame(one.id, id));
    if (!used) return 'unsupported';
    return { owner: used, credentials: await unwrapCode(secret, used.code) };
  } catch (error) {
    return error instanceof PasskeyError ? error.problem : 'unsupported';
  }
}

const isSame = (one: ArrayBuffer, other: ArrayBuffer) =>
  String(new Uint8Array(one)) === String(new Uint8Array(other));
