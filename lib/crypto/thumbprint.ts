import { digest } from '@/lib/store/file';
import type { PublicKey } from './es256';

/** The SHA-256 thumbprint of a public key (RFC 7638), in hexadecimal. */
export function thumbprintOf({ crv, kty, x, y }: PublicKey): Promise<string> {
  return digest(new Blob([JSON.stringify({ crv, kty, x, y })]));
}
