import fc from 'fast-check';
import { rememberWords } from '@/components/integrity/model/report/remembered-words';
import { findWords } from '@/components/integrity/model/word';

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
