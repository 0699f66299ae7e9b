/** Something to look for: words in a row, whatever stands between them. */
interface Phrase<T> {
  words: readonly string[];
  /** The word as it must be written: one plain word ("Will") is looked for with its capitals only. */
  exact: string | undefined;
  target: T;
}

const word = /@?[\p{L}\p{M}\p{N}]+/gu;

/** Whether a value is one word of letters, which may be an ordinary word as well as a name. */
export function isPlainWord(value: string): boolean {
  return /^[\p{L}\p{M}]+$/u.test(value.normalize('NFKC').trim());
}

/**
 * Finds many values in long texts in one pass. A value is found as whole words, in capitals or small letters, and also
 * where hyphens, dots or underscores stand for its blanks: "Asha Verma" in "asha-verma.jpg".
 */
export class PhraseIndex<T> {
  readonly #byFirstWord = new Map<string, Phrase<T>[]>();

  /** Adds a value; what is found for it is `target`. */
  add(value: string, target: T): void {
    const words = wordsOf(value).map((text) => text.toLowerCase());
    const [first] = words;
    if (first === undefined) return;
    const exact = isPlainWord(value) ? wordsOf(value)[0] : undefined;
    this.#byFirstWord.set(first, [
      ...(this.#byFirstWord.get(first) ?? []),
      { words, exact, target },
    ]);
  }

  /** What of the added values a text holds, each once. */
  find(text: string): Set<T> {
    const found = new Set<T>();
    const written = wordsOf(text);
    const words = written.map((entry) => entry.toLowerCase());
    for (const [at, first] of words.entries()) {
      const bare = first.replace('@', '');
      for (const key of new Set([first, bare]))
        for (const phrase of this.#byFirstWord.get(key) ?? []) {
          if (phrase.exact !== undefined && written[at]?.replace('@', '') !== phrase.exact)
            continue;
          if (phrase.words.every((entry, next) => next === 0 || words[at + next] === entry))
            found.add(phrase.target);
        }
    }
    return found;
  }
}

function wordsOf(text: string): string[] {
  return text.normalize('NFKC').match(word) ?? [];
}
