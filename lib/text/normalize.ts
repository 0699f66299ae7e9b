/** Accents, and the optional marks of scripts: Hebrew points, Arabic vowel marks and tatweel. */
const optionalMarks =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]|\p{Default_Ignorable_Code_Point}/gu;

/** Letters that Unicode does not decompose, but that people type as other letters. */
const letterFallbacks: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ς: 'σ',
};

/**
 * Normalises text for a search: ignores case, accents, ligatures and the width of letters, so that "resume" finds
 * "Résumé" and "strasse" finds "Straße". It converts to upper case first, because that also handles the Turkish ı.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(optionalMarks, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[ßæœøđłħς]/g, (letter) => letterFallbacks[letter] ?? letter);
}

/** The normalised words of a query. */
export function searchTerms(text: string): string[] {
  return normalizeText(text).split(/\s+/).filter(Boolean);
}

/** Normalises the searchable text of a record once per record, because a search runs at every key press. */
export function searchKey<R extends object>(textOf: (record: R) => string): (record: R) => string {
  const cache = new WeakMap<R, string>();
  return (record) => {
    const known = cache.get(record);
    if (known !== undefined) return known;
    const text = normalizeText(textOf(record));
    cache.set(record, text);
    return text;
  };
}
