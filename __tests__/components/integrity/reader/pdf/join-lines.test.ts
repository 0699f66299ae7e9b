import fc from 'fast-check';
import { orderLine } from '@/components/integrity/reader/pdf/join-lines';
import type { TextItem } from '@/components/integrity/reader/pdf/text-item';

const width = 5;
const item = (str: string, at: number): TextItem => ({
  ...{ str, dir: 'rtl', hasEOL: false, width: str.length * width },
  transform: [10, 0, 0, 10, at * width, 700],
});
/** The letters of a line that is read from the right, each at its place. */
const lettersOf = (text: string) =>
  [...text].map((letter, index) => item(letter, text.length - index));

test('Letters in any order are read by their places', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'),
    minLength: 1,
  });
  const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
  const shuffled = text.chain((line) =>
    fc.tuple(
      fc.constant(line),
      fc.shuffledSubarray(lettersOf(line), { minLength: line.length, maxLength: line.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([line, letters]) => {
      expect(orderLine(letters, true)).toBe(line);
      // Programs often leave the spaces out.
      expect(
        orderLine(
          letters.filter(({ str }) => str !== ' '),
          true,
        ),
      ).toBe(line);
    }),
  );
});

test('Words of the other direction keep their own order', () => {
  const inArabic = [item('العربية', 0), item('two', 8), item('words', 12), item('لغة', 18)];
  expect(orderLine(inArabic, true)).toBe('لغة two words العربية');
  const inEnglish = [
    item('The words', 0),
    item('العربية', 10),
    item('لغة', 18),
    item('are Arabic', 22),
  ];
  expect(orderLine(inEnglish, true)).toBe('The words لغة العربية are Arabic');
});

test('Texts that stand for what is drawn are words on a page without spaces', () => {
  const words = [item('جاتا', 0), item('آ', 3.9)].map((one) => ({ ...one, isActual: true }));
  expect(orderLine(words, false)).toBe('آ جاتا');
  expect(orderLine(words, true)).toBe('آجاتا');
});

test('Turned text is ordered along its own line', () => {
  const turned = lettersOf('لغة عربية').map(({ transform: [, , , , x = 0], ...one }) => ({
    ...one,
    transform: [0, 10, -10, 0, 700, x],
  }));
  expect(orderLine(turned, true)).toBe('لغة عربية');
});
