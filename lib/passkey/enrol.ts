import type { SessionFlag } from '@/lib/record/session-flag';
import { createPasskey, PasskeyError, type PasskeyProblem } from './passkey';
import { writePasskey } from './stored';
import { wrapCode } from './wrapped-code';

/** How the attempt to set up a passkey ended. */
export type Enrolment = 'done' | PasskeyProblem | 'full';

/** Creates a passkey, and stores the access code encrypted with it. Without support, none is offered again. */
export async function enrol(flag: SessionFlag, code: string): Promise<Enrolment> {
  const { kind, id: person } = flag;
  try {
    const { id, secret } = await createPasskey(flag);
    const credentials = { person: { kind, id: person }, code };
    await writePasskey(flag, { id, code: await wrapCode(secret, credentials) });
    return 'done';
  } catch (error) {
    if (!(error instanceof PasskeyError)) return 'full';
    if (error.problem === 'unsupported')
      await writePasskey(flag, { no: 'unsupported' }).catch(() => {});
    return error.problem;
  }
}

/** The sentence for the end of an attempt. */
export const enrolmentTexts: Record<Enrolment, string> = {
  done: 'Your passkey unlocks this device after Logout. The code on your card works as before.',
  cancelled:
    'No passkey was set up. You can try again in Settings. The code on your card works as before.',
  unsupported:
    'This browser or device cannot unlock with a passkey. Sign in with the code on your card, as before.',
  full: 'The passkey could not be stored on this device. The code on your card works as before.',
};
