import { normalizeText } from '@/lib/text/normalize';

/** Consecutive words, whatever is between them. */
interface Phrase<T> {
  words: readonly string[];
  /** How the word must be written: a single plain word ("Will") is only found with its capital letter. */
  style: Style | undefined;
  target: T;
}

type Style = 'small' | 'capital' | 'capitals' | 'other';

const word = /@?[\p{L}\p{M}\p{N}]+/gu;
const asciiWord = /@?[a-z0-9]+/gi;
const ascii = /^[\x00-\x7f]*$/;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** The most words that a name has; longer values are sentences, whose word order counts. */
const longestName = 8;

/** Academic and civil titles; a name is searched for without them too. */
const titles = new Set(
  `dr prof professor assistant associate asst assoc mr mrs ms miss mx sir shri sri smt kum er ar adv ca rev fr capt col lt maj
   hon eng ing डॉ डा प्रो श्री श्रीमती सुश्री முனைவர் பேராசிரியர் திரு திருமதி د أ الدكتور الدكتورة دكتور الأستاذ الأستاذة السيد السيدة`
    .split(/\s+/)
    .map(normalizeText),
);

/** Whether a value is one word of letters, which may be an ordinary word as well as a name. */
export const isPlainWord = (value: string): boolean =>
  /^[\p{L}\p{M}]+$/u.test(value.normalize('NFKC').trim());

/** The number of words of a name, without titles. */
export const countNameWords = (name: string): number =>
  wordsOf(name).filter((entry) => !titles.has(normalizeText(entry))).length;

/**
 * Finds many values in long texts in one pass. A value is found as whole words; case, accents and invisible characters
 * do not count, and neither does what is between the words: "Zoë Nair" in "ZOE-NAIR.jpg". The words of a name may be in
 * any order and without the title: "Dr. Asha Verma" in "Verma, Asha".
 */
export class PhraseIndex<T> {
  readonly #byFirstWord = new Map<string, Phrase<T>[]>();
  /** Names by their number of words, then by their words in alphabetical order. */
  readonly #names = new Map<number, Map<string, T[]>>();
  readonly #vocabulary = new Set<string>();
  readonly #folded = new Map<string, string>();

  /** Adds a value; `find` returns `target` for it. */
  add(value: string, target: T): void {
    const written = wordsOf(value);
    const words = written.map(normalizeText);
    this.#addWords(words, isPlainWord(value) ? styleOf(written[0] ?? '') : undefined, target);
    const bare = words.filter((entry) => !titles.has(entry));
    if (bare.length === words.length || bare.length === 0 || words.length > longestName) return;
    const last = written.findLast((_, at) => bare.includes(words[at] ?? '')) ?? '';
    this.#addWords(bare, bare.length === 1 ? styleOf(last) : undefined, target);
  }

  #addWords(words: readonly string[], style: Style | undefined, target: T): void {
    const [first] = words;
    if (first === undefined) return;
    for (const entry of words) this.#vocabulary.add(entry.replace('@', ''));
    const isName = words.length > 1 && words.length <= longestName && words.every(isLetters);
    if (isName) {
      const names = this.#names.get(words.length) ?? new Map<string, T[]>();
      const key = keyOf(words);
      names.set(key, [...(names.get(key) ?? []), target]);
      this.#names.set(words.length, names);
      return;
    }
    const phrase = { words, style, target };
    this.#byFirstWord.set(first, [...(this.#byFirstWord.get(first) ?? []), phrase]);
  }

  /** The targets of all added values that a text contains. */
  find(text: string): Set<T> {
    const found = new Set<T>();
    const written = wordsOf(text);
    const words = written.map((entry) => this.#normalize(entry));
    let known = 0;
    for (const [at, first] of words.entries()) {
      const bare = first.startsWith('@') ? first.slice(1) : first;
      if (!this.#vocabulary.has(bare)) {
        known = 0;
        continue;
      }
      known += 1;
      for (const key of bare === first ? [first] : [first, bare])
        for (const { words: wanted, style, target } of this.#byFirstWord.get(key) ?? []) {
          if (style !== undefined && styleOf(written[at]?.replace('@', '') ?? '') !== style)
            continue;
          if (wanted.every((entry, next) => next === 0 || words[at + next] === entry))
            found.add(target);
        }
      if (known < 2) continue;
      for (const [length, names] of this.#names) {
        if (length > known) continue;
        const key = keyOf(words.slice(at - length + 1, at + 1));
        for (const target of names.get(key) ?? []) found.add(target);
      }
    }
    return found;
  }

  /** Cached, because texts repeat their words. */
  #normalize(written: string): string {
    let normalized = this.#folded.get(written);
    if (normalized === undefined) {
      normalized = normalizeText(written);
      this.#folded.set(written, normalized);
    }
    return normalized;
  }
}

const keyOf = (words: readonly string[]): string =>
  words
    .map((entry) => entry.replace('@', ''))
    .sort()
    .join(' ');

const isLetters = (entry: string): boolean => /^[\p{L}\p{M}]+$/u.test(entry);

/** How a word uses capitals; a script without capitals has one style. */
function styleOf(written: string): Style {
  const [first = '', ...rest] = written.normalize('NFKD').match(/\p{L}/gu) ?? [];
  const tail = rest.join('');
  const capital = first !== first.toLowerCase();
  if (capital) return tail === tail.toLowerCase() ? 'capital' : 'capitals';
  return first === first.toUpperCase() || tail === tail.toLowerCase() ? 'small' : 'other';
}

function wordsOf(text: string): string[] {
  if (ascii.test(text)) return text.match(asciiWord) ?? [];
  return text.replace(ignorable, '').normalize('NFKC').match(word) ?? [];
}
