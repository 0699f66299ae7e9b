import { fingerprintsOf, winnowingFor } from '../fingerprint';
import { shortestRun } from '../threshold';
import type { WordRange } from '../text';

/** A passage is everybody's if more than this part of the works have it, and at least so many. */
const everybody = { share: 0.1, fewest: 4 };
/** Fewer words are a phrase. */
const shortest = 10;
/** A work of which more than this part is shared is a copy, not a work with a passage that everybody has. */
const mostOfWork = 0.5;
/** A header begins with one of the first words, and is no longer; of a work that is more than this part of it, it is a copy. */
const header = { firstWords: 3, longest: 60, mostOfWork: 0.85 };

/** A passage that many works have, how many of them, and its smallest hash, which is the same in each. */
interface SharedPassage extends WordRange {
  texts: number;
  passage: number;
}

export interface SharedPassages {
  add: (words: Int32Array) => void;
  find: (words: Int32Array) => readonly SharedPassage[];
}

/** Finds passages that a large part of a class has, such as the header that a program writes into every file. */
export function createSharedPassages(): SharedPassages {
  const winnowing = winnowingFor(shortestRun.work);
  const counts = new Map<number, number>();
  let works = 0;
  return {
    add: (words) => {
      works += 1;
      const hashes = new Set(fingerprintsOf(words, winnowing).map(({ hash }) => hash));
      for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
    },
    find: (words) => {
      const fewest = Math.max(everybody.fewest, Math.floor(works * everybody.share) + 1);
      if (works < fewest) return [];
      const found: SharedPassage[] = [];
      for (const { hash, at } of fingerprintsOf(words, winnowing)) {
        const texts = counts.get(hash) ?? 0;
        if (texts < fewest) continue;
        const last = found.at(-1);
        const end = at + winnowing.size;
        if (!last || at > last.end) found.push({ start: at, end, texts, passage: hash });
        else {
          const passage = Math.min(last.passage, hash);
          Object.assign(last, { end, texts: Math.min(last.texts, texts), passage });
        }
      }
      const passages = found.filter(({ start, end }) => end - start >= shortest);
      const length = passages.reduce((sum, { start, end }) => sum + end - start, 0);
      const ofHeader = headerLength(passages[0], words.length);
      return length - ofHeader > (words.length - ofHeader) * mostOfWork ? [] : passages;
    },
  };
}

/** How long the header of a work is, such as the one that a program writes into every file; nothing if there is none. */
function headerLength(first: WordRange | undefined, words: number): number {
  if (!first || first.start >= header.firstWords) return 0;
  const length = first.end - first.start;
  return length > header.longest || length > words * header.mostOfWork ? 0 : length;
}
