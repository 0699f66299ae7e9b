import fc from 'fast-check';
import { compareTexts, type CompareOptions } from '@/components/integrity/model/compare-texts';
import { markedPages } from '@/components/integrity/model/marked-text';
import type { Comparison, TextFile } from '@/components/integrity/model/text';
import { findWords } from '@/components/integrity/model/word';
import { runsOf } from '@/__tests__/full-run';

const letters = {
  English: 'bdfgjklmnqrstuvwz',
  Hindi: 'कखगघचजटडतदनपबमरलसह',
  Tamil: 'கஙசஞடணதநபமயரலவழளறன',
  Arabic: 'بتثجحخدرزسشصضطظعغفق',
} as const;
const languages = Object.keys(letters) as (keyof typeof letters)[];

const file = (id: string, pages: readonly string[], role: TextFile['role'] = 'work'): TextFile => ({
  ...{ id, name: `${id}.txt`, role, owner: id },
  pages: pages.map((text, index) => ({ number: index + 1, text })),
});

/** A word for each number: different numbers give different words. */
function wordOf(language: keyof typeof letters, number: number): string {
  const alphabet = [...letters[language]];
  let [word, rest] = ['', number + alphabet.length ** 3];
  for (; rest > 0; rest = Math.floor(rest / alphabet.length))
    word += alphabet[rest % alphabet.length] ?? '';
  return word;
}

const words = (language: keyof typeof letters, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => wordOf(language, from + index));

/** Ways to hide a word; what is between its halves does not change it. */
const disguises: Readonly<Record<string, (word: string) => string>> = {
  nothing: (word) => word,
  'a zero-width space': (word) => halves(word).join('\u200b'),
  'a soft hyphen': (word) => halves(word).join('\u00ad'),
  'a hyphen at the end of a line': (word) => halves(word).join('-\n'),
  'a soft hyphen at the end of a line': (word) => halves(word).join('\u00ad\n'),
  'look-alike letters': (word) => word.replace('s', 'ѕ').replace('j', 'ј').replace('n', 'ո'),
  'wide letters': (word) =>
    word.replace(/[a-z]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)),
};
const halves = (word: string) => [word.slice(0, 2), word.slice(2)];

const spaces = [' ', '\n', '\u00a0', '  ', '\t', ', ', '. '];

/** The marked text of each page. */
function markedText({ pairs: [pair] }: Comparison, side: 'first' | 'second', shown: TextFile) {
  const marks = (pair?.passages ?? []).map((passage) => ({ ...passage[side], value: true }));
  return markedPages(shown, marks, findWords).map(({ parts }) =>
    parts.flatMap(({ text, value }) => (value === null ? [] : [text])).join(' '),
  );
}

test('A planted passage is found in every script, over pages and in every disguise, and its words are marked', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.integer({ min: 18, max: 60 }),
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom(...Object.keys(disguises)),
      fc.constantFrom(...spaces),
      (language, count, before, disguise, space) => {
        const planted = words(language, 0, count);
        const hidden = planted.map(disguises[disguise] ?? String);
        const cut = before % count;
        const pages = [
          [...words(language, 1000, before), ...hidden.slice(0, cut)].join(space),
          [...hidden.slice(cut), ...words(language, 2000, 30)].join(space),
        ].map((text, index) => `${wordOf(language, 3000)} ${index + 1}\n${text}\n${index + 1}`);
        const texts = [
          file('asha', pages),
          file('bilal', [[...words(language, 4000, 40), ...planted].join(' ')]),
        ] as const;
        const comparison = compareTexts(texts);
        expect(comparison.pairs.map(({ shared }) => shared)).toEqual([
          { first: count, second: count },
        ]);
        expect(markedText(comparison, 'first', texts[0]).map(wordCount)).toEqual([
          cut,
          count - cut,
        ]);
        expect(markedText(comparison, 'second', texts[1]).join(' ').split(/\s+/u)).toEqual(planted);
      },
    ),
    { numRuns: runsOf(200) },
  );
});

/** The report shows a hyphen at the end of a line without the line. */
const wordCount = (text: string) =>
  findWords(text.replace(/(?<=[-\u00ad\u2010])\u200b/gu, '\n')).length;

test('The order of the files changes nothing but the order', () => {
  const text = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 120 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (texts) => {
      const files = texts.map((numbers, index) =>
        file(`${index}`, [numbers.map((number) => wordOf('English', number)).join(' ')]),
      );
      const one = compareTexts(files);
      const other = compareTexts([...files].reverse());
      expect(pairsById(other)).toEqual(pairsById(one));
    }),
    { numRuns: runsOf(200) },
  );
});

/** What each file of each pair shares, whichever is the first. */
function pairsById({ pairs }: Comparison) {
  return Object.fromEntries(
    pairs.map(({ first, second, shared, compared }) => [
      [first, second].sort().join(' '),
      {
        [first]: [shared.first, compared.first],
        [second]: [shared.second, compared.second],
      },
    ]),
  );
}

const sentence = words('English', 500, 12).join(' ');
const leftOutParts: Readonly<Record<string, { part: string; options?: CompareOptions }>> = {
  'a quotation': { part: `“${sentence}” (Rao, 2014).` },
  'two quotations': { part: `“${sentence}.” “${sentence}” [3].` },
  'a bibliography': {
    part: `\nReferences\nRao, A. (2014). Rivers. Delhi: Water.\n[2] Snow, 2019.\n`,
  },
  'a table of contents': { part: `\nContents\n1 Rivers 2\n2 Snow 5\n3 Rain 11\n\n` },
  'the assignment': { part: sentence, options: { assignment: sentence } },
  'a running head': { part: `\n\f${sentence}\n1\n\f${sentence}\n2\n\f${sentence}\n3\n` },
};

test.each(Object.entries(leftOutParts))(
  'Leaving out %s hides nothing around it',
  (_name, { part, options }) => {
    // The words of a citation are compared: they divide a passage.
    const from = part.includes('“') ? 6 : 0;
    fc.assert(
      fc.property(
        fc.integer({ min: from === 0 ? 18 : 36, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom(12, 1000),
        (count, place, lineLength) => {
          const planted = words('English', 0, count);
          const at = from + (place % (count + 1 - 2 * from));
          const lines = (list: readonly string[]) =>
            list
              .map((word, index) => word + ((index + 1) % lineLength === 0 ? '\n' : ' '))
              .join('');
          const texts = [
            file('asha', [
              `${words('English', 1000, 20).join(' ')} ${lines(planted.slice(0, at))}${part} ${lines(planted.slice(at))}`,
            ]),
            file('bilal', [`${words('English', 2000, 20).join(' ')} ${planted.join(' ')}`]),
          ] as const;
          const comparison = compareTexts(texts, options);
          expect(comparison.pairs.map(({ shared }) => shared)).toEqual([
            { first: count, second: count },
          ]);
          const marked = markedText(comparison, 'first', texts[0]).join(' ');
          expect(marked.trim().split(/\s+/u)).toEqual(planted);
        },
      ),
    );
  },
);
