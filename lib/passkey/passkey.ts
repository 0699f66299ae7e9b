import { productName } from '@/lib/site/product-name';
import type { SessionFlag } from '@/lib/record/session-flag';

/** Why there is no secret: the finger was refused or the person cancelled, or the passkey cannot compute one. */
export type PasskeyProblem = 'cancelled' | 'unsupported';

export class PasskeyError extends Error {
  constructor(readonly problem: PasskeyProblem) {
    super(`The passkey gave no secret: ${problem}.`);
  }
}

/** A passkey, and the 32 bytes that only it computes for this site (WebAuthn, extension `prf`). */
interface OpenedPasskey {
  id: ArrayBuffer;
  secret: BufferSource;
}

/** Errors of a browser or a host that has no passkeys; any other one may not come again. */
const lasting: ReadonlySet<unknown> = new Set([
  'TypeError',
  'SecurityError',
  'NotSupportedError',
  'ConstraintError',
]);

/** Creates a passkey for a person of this device. Throws a PasskeyError. */
export async function createPasskey({ device, shown }: SessionFlag): Promise<OpenedPasskey> {
  const id = new TextEncoder().encode(device);
  const created = await ask(async () =>
    navigator.credentials.create({
      publicKey: {
        ...(await request()),
        rp: { name: productName() },
        user: { id, name: shown.name, displayName: shown.name },
        pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    }),
  );
  if (secretOf(created)) return opened(created);
  // Some authenticators compute nothing while they create a passkey.
  try {
    if (created.getClientExtensionResults().prf?.enabled) return await openPasskey([created.rawId]);
    throw new PasskeyError('unsupported');
  } catch (error) {
    forgetPasskey(created.id);
    throw error;
  }
}

/** Asks for one of these passkeys. Throws a PasskeyError. */
export async function openPasskey(ids: readonly ArrayBuffer[]): Promise<OpenedPasskey> {
  const used = await ask(async () =>
    navigator.credentials.get({
      publicKey: {
        ...(await request()),
        allowCredentials: ids.map((id) => ({ type: 'public-key', id })),
        userVerification: 'required',
      },
    }),
  );
  return opened(used);
}

/** What both requests ask for. Nobody checks a signature, so the challenge is not kept. */
async function request() {
  const input = new TextEncoder().encode('edify passkey 1');
  const first = await crypto.subtle.digest('SHA-256', input);
  const challenge = crypto.getRandomValues(new Uint8Array(32));
  return { challenge, extensions: { prf: { eval: { first } } } };
}

async function ask(start: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await start()) as PublicKeyCredential;
  } catch (error) {
    throw new PasskeyError(lasting.has((error as Error).name) ? 'unsupported' : 'cancelled');
  }
}

const secretOf = (credential: PublicKeyCredential) =>
  credential.getClientExtensionResults().prf?.results?.first;

function opened(credential: PublicKeyCredential): OpenedPasskey {
  const secret = secretOf(credential);
  if (!secret) throw new PasskeyError('unsupported');
  return { id: credential.rawId, secret };
}

/** Tells the password manager that a passkey is of no use any more, in browsers that can. */
function forgetPasskey(credentialId: string): void {
  const forgetting = PublicKeyCredential.signalUnknownCredential?.({
    rpId: location.hostname,
    credentialId,
  });
  forgetting?.catch(() => {});
}

/** Whether this device itself has a fingerprint, face or PIN, as far as the browser tells; nobody else is asked for a passkey. */
export async function hasOwnPasskeys(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}
