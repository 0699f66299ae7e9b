/** Folds case and accents, so that "resume" finds "Résumé". */
export function fold(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const result = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  if (folded.size >= limit) folded.clear();
  folded.set(text, result);
  return result;
}

/** What was folded before: a list is searched again at every key. */
const folded = new Map<string, string>();
const limit = 50_000;
