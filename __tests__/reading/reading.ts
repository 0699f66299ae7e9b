import { compareSteps } from '@/components/integrity/model/compare-texts';
import type { TextFile } from '@/components/integrity/model/text';
import type { ReaderPool } from '@/components/integrity/reader/reader-pool';
import { corpusLanguages } from '@/tools/quality/corpus/language';
import { sentencesToText, writeSentences } from '@/tools/quality/corpus/write-text';
import type { Limit, ResultReport } from '@/tools/quality/measure/report';
import { languageTexts, type LanguageText } from '@/__tests__/fixture/integrity/language-text';
import { readPath, wordsOf } from '@/__tests__/fixture/integrity/read-words';

/** How one text is read from files of several kinds. */
export interface ReadingResult {
  language: string;
  words: number;
  /** By kind of file: the words that were read, and those of them that the text has, in its order. */
  read: Readonly<Record<string, { all: number; equal: number }>>;
  /** Pairs of the files, and how many of them are found to share text. */
  pairs: number;
  found: number;
}

/** The text of each language, with invented sentences if it is in the corpus, so that it has at least 160 words. */
export const longTexts = Object.entries<LanguageText>(languageTexts).map(
  ([language, text]): [string, LanguageText] => {
    const corpus = corpusLanguages.find(({ name }) => name === language);
    if (!corpus) return [language, text];
    const more = sentencesToText(writeSentences(corpus, 125, 'reading'), corpus);
    return [language, { ...text, paragraphs: [...text.paragraphs, more] }];
  },
);

/** Reads the files of a text, one of each kind, and compares them with each other. */
export async function measureReading(
  language: string,
  text: LanguageText,
  paths: readonly (readonly [kind: string, path: string])[],
  pool: ReaderPool,
): Promise<ReadingResult> {
  const words = wordsOf(text.paragraphs.join('\n'));
  const files: TextFile[] = [];
  const read: Record<string, { all: number; equal: number }> = {};
  for (const [kind, path] of paths) {
    const pages = await readPath(pool, path);
    const found = pages.flatMap((page) => wordsOf(page.text));
    read[kind] = { all: found.length, equal: equalWords(words, found) };
    files.push({ id: kind, name: kind, role: 'work', owner: kind, pages });
  }
  const steps = compareSteps(files);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const pairs = (files.length * (files.length - 1)) / 2;
  return { language, words: words.length, read, pairs, found: step.value.pairs.length };
}

/** How many words two texts have in common in the same order. */
export function equalWords(words: readonly string[], others: readonly string[]): number {
  let counts: readonly number[] = Array<number>(others.length + 1).fill(0);
  for (const word of words) {
    const next = [0];
    for (const [index, other] of others.entries())
      next.push(word === other ? counts[index]! + 1 : Math.max(counts[index + 1]!, next[index]!));
    counts = next;
  }
  return counts.at(-1)!;
}

/** The report for these kinds of files. */
export const readingReport = (kinds: readonly string[]): ResultReport<ReadingResult> => ({
  subject: ({ language }) => language,
  columns: [
    ['Language', ({ language }) => language],
    ['Words', ({ words }) => words],
    ...kinds.map((kind) => [kind, ({ read }: ReadingResult) => read[kind]?.equal] as const),
    ['Pairs found', ({ pairs, found }) => `${found} of ${pairs}`],
  ],
  limits: [
    ['the length of the text', ({ words }) => words, 'at least', 160, 'words'],
    ...kinds.flatMap((kind): Limit<ReadingResult>[] => [
      [
        `what is read rightly of ${kind}`,
        ({ read }) => read[kind]?.equal,
        'at least',
        ({ words }) => words * 0.99,
        'words',
      ],
      [
        `what is read of ${kind}`,
        ({ read }) => read[kind]?.all,
        'at most',
        ({ words }) => words * 1.01,
        'words',
      ],
    ]),
    ['the number of pairs found', ({ found }) => found, 'exactly', ({ pairs }) => pairs],
  ],
});
