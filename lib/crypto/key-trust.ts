/** The facts that the college publishes about a key besides its value. */
interface KeyDays {
  id: string;
  /** The first day, "YYYY-MM-DD"; a key that is only named as revoked has none. */
  from?: string;
  /** The day on which it was revoked. */
  revoked?: string | undefined;
}

/** Says if what was signed with a key at a moment counts, and why not. */
type KeyTrust<K> =
  | { state: 'good'; key: K }
  | { state: 'unknown' }
  | { state: 'revoked'; at: string }
  | { state: 'early'; key: K; from: string };

/** A day starts this much earlier in the first time zone than in UTC, in milliseconds. */
const firstZone = 14 * 60 * 60 * 1000;

/** The keys of several lists, each once. What a later list says counts; a key stays revoked if any list revokes it. */
export function mergeKeys<K extends KeyDays>(keys: Iterable<K>): K[] {
  const merged = new Map<string, K>();
  for (const key of keys) merged.set(key.id, { ...merged.get(key.id), ...key });
  return [...merged.values()];
}

/**
 * Decides whether what was signed with a key at a moment counts. Everything that shows or believes a signature asks this.
 * A revoked key is never good: whoever has it can write any date.
 */
export function trustIn<K extends KeyDays>(
  keys: readonly K[],
  id: string | null | undefined,
  moment: string,
): KeyTrust<K> {
  const [key] = mergeKeys(keys.filter((one) => one.id === id));
  if (!key) return { state: 'unknown' };
  const { from, revoked } = key;
  if (revoked) return { state: 'revoked', at: revoked };
  const isEarly = from && Date.parse(moment) < Date.parse(from) - firstZone;
  return isEarly ? { state: 'early', key, from } : { state: 'good', key };
}

/** The key, if what was signed with it at a moment counts. */
export function trustedKey<K extends KeyDays>(...asked: Parameters<typeof trustIn<K>>): K | null {
  const trust = trustIn(...asked);
  return trust.state === 'good' ? trust.key : null;
}
