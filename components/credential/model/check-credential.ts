import { isTextSigned } from '@/lib/crypto/es256';
import type { KeySet } from './key-set';
import { readCredential, type ReadOpenBadge } from './read-credential';

/** The result of checking a credential. Only a badge whose signature is valid is in it. */
export type Verdict =
  | { state: 'unreadable' }
  | { state: 'altered' }
  | { state: 'unknown' }
  | { state: 'foreign'; issuer: string }
  | { state: 'revoked'; at: string }
  | { state: 'valid' | 'expired' | 'early'; badge: ReadOpenBadge; kid: string };

const day = 24 * 60 * 60 * 1000;

/**
 * Checks a credential: that this college issued it, that the signature was made with one of its keys, and that it is
 * valid now. `issuer` is the id of the college as an issuer.
 */
export async function checkCredential(
  content: string,
  issuer: string,
  { keys, revoked }: KeySet,
  now = Date.now(),
): Promise<Verdict> {
  const read = readCredential(content);
  if (!read) return { state: 'unreadable' };
  const { badge, kid, text, signature } = read;
  if (badge.issuer.id !== issuer) return { state: 'foreign', issuer: badge.issuer.id };
  const gone = revoked.find((one) => one.kid === kid);
  if (gone) return { state: 'revoked', at: gone.at };
  const key = keys.find((one) => one.kid === kid);
  if (!key) return { state: 'unknown' };
  const isSigned = await isTextSigned(text, signature, key).catch(() => false);
  return isSigned ? { state: stateAt(badge, now), badge, kid } : { state: 'altered' };
}

function stateAt({ validFrom, validUntil }: ReadOpenBadge, now: number) {
  if (validUntil && Date.parse(validUntil) <= now) return 'expired';
  // The clocks of two devices differ.
  return Date.parse(validFrom) > now + day ? 'early' : 'valid';
}
