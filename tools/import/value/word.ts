/** A word as it is looked up: lower case, without accents, dots, and signs between words. */
export function wordKey(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .replace(/[\s_/-]+/g, ' ')
    .trim();
}

/** Makes a map of words, given as lists of words separated by commas. */
export function wordMap<T extends string>(lists: Readonly<Record<T, string>>): Map<string, T> {
  const map = new Map<string, T>();
  for (const [meaning, list] of Object.entries(lists) as [T, string][])
    for (const word of list.split(',')) if (word !== '') map.set(wordKey(word), meaning);
  return map;
}
