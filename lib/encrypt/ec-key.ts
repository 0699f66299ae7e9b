import * as v from 'valibot';
import { digest } from '@/lib/store/file';

const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A public key on the curve P-256, as a JSON Web Key (RFC 7517). */
export const ecKey = v.strictObject({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: coordinate,
  y: coordinate,
});

export type EcKey = v.InferOutput<typeof ecKey>;

/** The SHA-256 thumbprint of a public key (RFC 7638), in hexadecimal. */
export function thumbprintOf({ crv, kty, x, y }: EcKey): Promise<string> {
  return digest(new Blob([JSON.stringify({ crv, kty, x, y })]));
}
