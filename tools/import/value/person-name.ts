import { normalizeText } from '@/lib/text/normalize';

const wordsOf = (name: string) =>
  normalizeText(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Whether each word of the shorter name is a word of the other one, or its initial, in whatever order. */
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
