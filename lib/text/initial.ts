/** Titles before a name, which give no initial. */
const titles = new Set('dr er miss mr mrs ms prof professor shri smt'.split(' '));

/** The first letter of a part of a name, with its vowel signs. */
function firstLetter(part: string): string {
  const [first] = new Intl.Segmenter().segment(part);
  return first?.segment.toUpperCase() ?? '';
}

/**
 * The initials of a name in any script: the first letters, with their vowel signs, of its first and its last part
 * without titles. A name without letters gives its first character.
 */
export function initialOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
  const parts = words.filter((word) => !titles.has(word.toLowerCase()));
  const [first = words[0] ?? name, ...others] = parts;
  return firstLetter(first) + firstLetter(others.at(-1) ?? '');
}
