import { normalizeText } from '@/lib/text/normalize';

const word = /@?[\p{L}\p{M}\p{N}]+/gu;
const asciiWord = /@?[a-z0-9]+/gi;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** Academic and civil titles; a name is searched for without them. */
const titles = new Set(
  `dr prof professor assistant associate asst assoc mr mrs ms miss mx sir shri sri smt kum er ar adv ca rev fr capt col lt maj
   hon eng ing डॉ डा प्रो श्री श्रीमती सुश्री முனைவர் பேராசிரியர் திரு திருமதி د أ الدكتور الدكتورة دكتور الأستاذ الأستاذة السيد السيدة`
    .split(/\s+/)
    .map(normalizeText),
);

/** The words of a value to search for; empty if ordinary words and numbers would be equal to it. */
function wordsToFind(value: string): readonly string[] {
  const words = wordsOf(value).map(normalizeText);
  if (!words.every(isLetters)) return isLongId(words.join('')) ? words : [];
  const bare = words.filter((entry) => !titles.has(entry));
  return bare.length > 1 ? bare : [];
}

const isLetters = (entry: string): boolean => /^[\p{L}\p{M}]+$/u.test(entry);

const isLongId = (id: string): boolean => id.length >= (/\p{L}/u.test(id) ? 5 : 8);

/**
 * Finds many values in long texts in one pass. A value is found as whole words; case, accents and invisible characters
 * do not count, and neither does what is between the words: "Zoë Nair" in "ZOE-NAIR.jpg". The words of a name may be in
 * any order: "Dr. Asha Verma" in "Verma, Asha". Names of one word and short ids are not found.
 */
export class PhraseIndex<T> {
  /** By the number of words; a name by its words in alphabetical order, everything else by its words. */
  readonly #values = new Map<number, Map<string, T[]>>();
  readonly #vocabulary = new Set<string>();
  /** Texts repeat their words. */
  readonly #normalized = new Map<string, string>();

  /** Adds a value, for which `find` returns `target`; returns false if the value cannot be found. */
  add(value: string, target: T): boolean {
    const words = wordsToFind(value);
    if (words.length === 0) return false;
    for (const entry of words) this.#vocabulary.add(entry);
    const values = this.#values.get(words.length) ?? new Map<string, T[]>();
    const key = keyOf(words);
    values.set(key, [...(values.get(key) ?? []), target]);
    this.#values.set(words.length, values);
    return true;
  }

  /** The targets of all added values that a text contains. */
  find(text: string): Set<T> {
    const found = new Set<T>();
    const words = wordsOf(text).map((entry) => this.#normalize(entry));
    let known = 0;
    for (const [at, entry] of words.entries()) {
      known = this.#vocabulary.has(entry) ? known + 1 : 0;
      for (const [length, values] of known === 0 ? [] : this.#values)
        if (length <= known)
          for (const target of values.get(keyOf(words.slice(at - length + 1, at + 1))) ?? [])
            found.add(target);
    }
    return found;
  }

  #normalize(written: string): string {
    let normalized = this.#normalized.get(written);
    if (normalized === undefined) {
      normalized = normalizeText(written);
      this.#normalized.set(written, normalized);
    }
    return normalized;
  }
}

const keyOf = (words: readonly string[]): string =>
  (words.every(isLetters) ? [...words].sort() : words).join(' ');

function wordsOf(text: string): string[] {
  if (/^[\x00-\x7f]*$/.test(text)) return text.match(asciiWord) ?? [];
  return text.replace(ignorable, '').normalize('NFKC').match(word) ?? [];
}
