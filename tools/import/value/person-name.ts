import { normalizeText } from '@/lib/text/normalize';

const titles = new Set(
  'dr prof professor mr mrs ms miss smt shri sri sir er kum kumari capt lt col rev fr'.split(' '),
);

const wordsOf = (name: string) =>
  normalizeText(name)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);

/**
 * A name as people are compared by it: without titles, dots, case and the order of its words, so that "Prof.(Dr.) OBI,
 * Grace" is "Grace Obi". Two people may have one key.
 */
export function personKey(name: string): string {
  const words = wordsOf(name);
  const own = words.filter((word) => !titles.has(word));
  return (own.length > 0 ? own : words).sort().join(' ');
}

/**
 * The names in a cell, as in "Jo Hansen / Grace Obi". A comma is between two people only if each part has more than one
 * word, because "Hansen, Jo" is one.
 */
export function splitNames(text: string): string[] {
  const clean = (parts: readonly string[]) => parts.map((part) => part.trim()).filter(Boolean);
  const names = clean(text.split(/[;|&/+\n]|\s+and\s+/));
  const parts = clean(text.split(','));
  const isList = names.length === 1 && parts.length > 1;
  return isList && parts.every((part) => /\s|@|\.\p{L}/u.test(part)) ? parts : names;
}

/** The family name, unless the cell only fills a field that must not be empty: ".", "-", or the given name again. */
export function familyNameOf(
  family: string | undefined,
  given: string | undefined,
): string | undefined {
  if (!family || !/[\p{L}\p{N}]/u.test(family)) return undefined;
  return given && wordsOf(family).join(' ') === wordsOf(given).join(' ') ? undefined : family;
}

/** Returns true if each word of the shorter name is a word of the other one, or its initial, in whatever order. */
export function areSameName(one: string, other: string): boolean {
  // An id in place of a name says nothing.
  if (/[@\d]/.test(`${one}${other}`)) return true;
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  const rest = [...(long ?? [])];
  return (short ?? []).every((word) => {
    const at = rest.findIndex(
      (known) => known.startsWith(word) || (known.length === 1 && word.startsWith(known)),
    );
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}
