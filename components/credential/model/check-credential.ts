import { trustIn } from '@/lib/crypto/key-trust';
import { isTextSigned } from '@/lib/crypto/es256';
import type { KeySet } from './key-set';
import { otherIssuer, readCredential, type ReadOpenBadge } from './read-credential';

/** The result of checking a credential. Only a badge whose signature is valid is in it. */
export type CredentialResult =
  | { state: 'unreadable' }
  | { state: 'other'; issuer: string }
  | { state: 'unsupported' }
  | { state: 'altered' }
  | { state: 'unknown' }
  | { state: 'foreign'; issuer: string }
  | { state: 'revoked'; at: string }
  | { state: 'backdated'; at: string; from: string }
  | { state: 'valid' | 'expired' | 'early'; badge: ReadOpenBadge; kid: string };

const day = 24 * 60 * 60 * 1000;

/**
 * Checks a credential: that it names this college as its issuer, that the signature was made with one of its keys, and
 * that it is valid now.
 */
export async function checkCredential(
  content: string,
  issuer: ReadOpenBadge['issuer'],
  { keys, revoked }: KeySet,
  now = Date.now(),
): Promise<CredentialResult> {
  const read = readCredential(content);
  if (!read) {
    const other = otherIssuer(content);
    // One of this college has only one form.
    const isOther = other !== null && other !== issuer.name;
    return isOther ? { state: 'other', issuer: other } : { state: 'unreadable' };
  }
  const { badge, kid, text, signature, isSupported } = read;
  const { id, name } = badge.issuer;
  if (!isSupported) return { state: 'unsupported' };
  if (id !== issuer.id) return { state: 'foreign', issuer: id };
  if (name !== issuer.name) return { state: 'foreign', issuer: name };
  const published = keys.map((key) => ({ id: key.kid, from: key.from, key }));
  const gone = revoked.map((one) => ({ id: one.kid, revoked: one.at, key: undefined }));
  const trust = trustIn([...published, ...gone], kid, badge.validFrom);
  if (trust.state === 'revoked') return trust;
  if (trust.state === 'unknown' || !trust.key.key) return { state: 'unknown' };
  const isSigned = await isTextSigned(text, signature, trust.key.key).catch(() => false);
  if (!isSigned) return { state: 'altered' };
  return trust.state === 'early'
    ? { state: 'backdated', at: badge.validFrom, from: trust.from }
    : { state: stateAt(badge, now), badge, kid };
}

function stateAt({ validFrom, validUntil }: ReadOpenBadge, now: number) {
  if (validUntil && Date.parse(validUntil) <= now) return 'expired';
  // The clocks of two devices differ.
  return Date.parse(validFrom) > now + day ? 'early' : 'valid';
}
