import fc from 'fast-check';
import { sampleReport } from '@/__tests__/components/integrity/sample-report';
import { quotePairs, rememberWords } from '@/components/integrity/model/quoted-pair';
import { filesById } from '@/components/integrity/model/report';
import { findWords } from '@/components/integrity/model/word';

async function quote(limit: { characters: number; passages: number }) {
  const { comparison, files } = await sampleReport();
  const { quoted, isShortened } = quotePairs(comparison.pairs, filesById(files), findWords, limit);
  const quotes = quoted.flatMap((one) => one.quotes);
  const texts = quotes.flatMap(({ first, second }) => [first.text, second.text]);
  return { passages: quotes.length, characters: texts.join('').length, isShortened };
}

test('Quotes every passage, or as many characters or passages as a report may have', async () => {
  const all = await quote({ characters: 100_000, passages: 1000 });
  expect(all.isShortened).toBe(false);
  expect(all.passages).toBeGreaterThan(2);
  const few = await quote({ characters: 100_000, passages: 2 });
  expect(few).toMatchObject({ passages: 2, isShortened: true });
  const short = await quote({ characters: 100, passages: 1000 });
  expect(short).toMatchObject({ isShortened: true });
  expect(short.characters).toBeLessThan(110);
});

test('Remembered words are those of the text', () => {
  const remembered = rememberWords();
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab पा-\n') }), (text) => {
      const words = remembered(text);
      expect(Array.from({ length: words.length }, (_, index) => words.at(index))).toEqual(
        findWords(text),
      );
      expect(words.at(words.length)).toBeUndefined();
      expect(remembered(text)).toBe(words);
    }),
  );
});
