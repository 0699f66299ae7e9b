import type { InferOutput } from 'valibot';
import type { ecKey } from '@/lib/store/field';
import { digest } from '@/lib/store/file';

/** A public key on the curve P-256, as a JSON Web Key (RFC 7517). */
export type EcKey = InferOutput<typeof ecKey>;

/** The SHA-256 thumbprint of a public key (RFC 7638), in hexadecimal. */
export function thumbprintOf({ crv, kty, x, y }: EcKey): Promise<string> {
  return digest(new Blob([JSON.stringify({ crv, kty, x, y })]));
}
