/** A hash of consecutive words, and the index of the first one. */
interface Fingerprint {
  hash: number;
  at: number;
}

/** The number of consecutive words of a hash, and the number of hashes of which the smallest is selected. */
interface Winnowing {
  size: number;
  window: number;
}

/** Finds every run of `shortest` words that two texts share: a run of size + window − 1 words has a common fingerprint. */
export function winnowingFor(shortest: number): Winnowing {
  const size = Math.max(Math.min(3, shortest), shortest - 2);
  return { size, window: shortest - size + 1 };
}

/** The fingerprints of a text by winnowing (Schleimer, Wilkerson and Aiken 2003). */
export function fingerprintsOf(words: Int32Array, winnowing: Winnowing): Fingerprint[] {
  const { size, window } = winnowing;
  const found: Fingerprint[] = [];
  const hashes = new Int32Array(words.length);
  let last = -1;
  for (let first = 0; first + size <= words.length; first += 1) {
    hashes[first] = hashOf(words, first, size);
    if (first < window - 1) continue;
    const smallest = smallestIn(hashes, first - window + 1, first);
    if (smallest === last) continue;
    last = smallest;
    found.push({ hash: hashes[smallest] ?? 0, at: smallest });
  }
  return found;
}

function hashOf(words: Int32Array, first: number, size: number): number {
  let hash = 0;
  for (let at = first; at < first + size; at += 1)
    hash = Math.imul(hash ^ (words[at] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
  return hash;
}

/** The index of the smallest value, the last one of several. */
function smallestIn(values: Int32Array, from: number, to: number): number {
  let smallest = to;
  for (let at = to - 1; at >= from; at -= 1)
    if ((values[at] ?? 0) < (values[smallest] ?? 0)) smallest = at;
  return smallest;
}
