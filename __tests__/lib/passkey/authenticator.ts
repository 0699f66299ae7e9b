import { createHmac, randomBytes } from 'node:crypto';

/** An authenticator of the device, as far as this site uses one. */
export class Authenticator {
  /** The error that a refused finger or a host without passkeys throws. */
  error: string | null = null;
  hasPrf = true;
  /** Whether it computes the secret while it creates a passkey. */
  isPrompt = true;
  /** The passkeys, by their ids in base64url. */
  readonly keys = new Map<string, Buffer>();
  /** What was asked for, by method. */
  readonly asked: { method: string; publicKey: object }[] = [];
  readonly forgotten: string[] = [];

  create = async ({ publicKey }: CredentialCreationOptions) => {
    this.note('create', publicKey);
    const id = randomBytes(16).toString('base64url');
    this.keys.set(id, randomBytes(32));
    return this.answer(id, publicKey, this.isPrompt);
  };

  get = async ({ publicKey }: CredentialRequestOptions) => {
    this.note('get', publicKey);
    const ids = publicKey!.allowCredentials!.map(({ id }) => toText(id as ArrayBuffer));
    const id = ids.find((one) => this.keys.has(one));
    if (id === undefined) throw new DOMException('none', 'NotAllowedError');
    return this.answer(id, publicKey, true);
  };

  private note(method: string, publicKey: object | undefined): void {
    this.asked.push({ method, publicKey: publicKey! });
    if (this.error) throw new DOMException('refused', this.error);
  }

  private answer(id: string, asked: PublicKeyCredentialOptions, isComputed: boolean) {
    const input = asked!.extensions!.prf!.eval!.first as ArrayBuffer;
    const first = createHmac('sha256', this.keys.get(id)!).update(Buffer.from(input)).digest();
    const results = isComputed ? { results: { first: new Uint8Array(first) } } : {};
    const prf = this.hasPrf ? { enabled: true, ...results } : { enabled: false };
    const bytes = Uint8Array.from(Buffer.from(id, 'base64url'));
    return { id, rawId: bytes.buffer, getClientExtensionResults: () => ({ prf }) };
  }
}

type PublicKeyCredentialOptions =
  PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions | undefined;

const toText = (id: ArrayBuffer) => Buffer.from(id).toString('base64url');

/** Gives the browser an authenticator; `host` is where the site is. */
export function connect(host = 'portal.college.example'): Authenticator {
  const authenticator = new Authenticator();
  const PublicKeyCredential = {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
    signalUnknownCredential: async ({ credentialId }: { credentialId: string }) =>
      void authenticator.forgotten.push(credentialId),
  };
  for (const [name, value] of Object.entries({
    navigator: { credentials: authenticator },
    location: { host, hostname: host },
    PublicKeyCredential,
    isSecureContext: true,
  }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return authenticator;
}
