/** The first letter of a name in any script, with its vowel signs; the first character of a name without letters. */
export function initialOf(name: string): string {
  const start = Math.max(name.search(/[\p{L}\p{N}]/u), 0);
  const [first] = new Intl.Segmenter().segment(name.slice(start));
  return first?.segment.toUpperCase() ?? '';
}
