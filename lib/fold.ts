/** Folds case and accents, so that "resume" finds "Résumé". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** The words of what was asked for, folded. */
export function foldedWords(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

/** Folds what a record is found by, once for as long as the record stands: a list is searched again at every key. */
export function foldOnce<R extends object>(textOf: (record: R) => string): (record: R) => string {
  const folded = new WeakMap<R, string>();
  return (record) => {
    const known = folded.get(record);
    if (known !== undefined) return known;
    const text = fold(textOf(record));
    folded.set(record, text);
    return text;
  };
}
