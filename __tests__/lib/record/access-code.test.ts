import fc from 'fast-check';
import {
  checkCharacter,
  codeAlphabet,
  codeLength,
  formatCode,
  readCode,
} from '@/lib/record/access-code';
import { runsOf } from '@/__tests__/full-run';

const characters = [...codeAlphabet];

/** Any access code. */
const code = fc
  .array(fc.constantFrom(...characters), { minLength: codeLength, maxLength: codeLength })
  .map((parts) => parts.join(''))
  .map((text) => text + checkCharacter(text));

const place = fc.nat({ max: codeLength });

test('a code is read as it is written, in groups, in lower case, with spaces or hyphens', () => {
  fc.assert(
    fc.property(code, (text) => {
      expect(readCode(text)).toEqual({ code: text });
      expect(readCode(` ${formatCode(text).toLowerCase()} `)).toEqual({ code: text });
      expect(readCode(formatCode(text).replaceAll(' ', '-'))).toEqual({ code: text });
      expect(readCode(formatCode(text).replaceAll(' ', '\u2013'))).toEqual({ code: text });
    }),
  );
});

test('I and L are read as 1, O as 0, and full-width characters as usual ones', () => {
  fc.assert(
    fc.property(code, fc.constantFrom('I', 'L', 'i', 'l'), (text, one) => {
      const typed = text.replaceAll('1', one).replaceAll('0', 'o');
      expect(readCode(typed)).toEqual({ code: text });
      const wide = text.replace(/./g, (character) =>
        String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0),
      );
      expect(readCode(wide)).toEqual({ code: text });
    }),
  );
});

test('one wrong character is always found', () => {
  fc.assert(
    fc.property(code, place, fc.constantFrom(...characters), (text, at, other) => {
      fc.pre(text[at] !== other);
      expect(readCode(text.slice(0, at) + other + text.slice(at + 1))).toEqual({
        problem: 'check',
      });
    }),
    { numRuns: runsOf(2000) },
  );
});

test('two characters that changed places are always found, next to each other or not', () => {
  fc.assert(
    fc.property(code, place, place, (text, first, second) => {
      fc.pre(text[first] !== text[second]);
      const swapped = [...text];
      [swapped[first], swapped[second]] = [text[second] ?? '', text[first] ?? ''];
      expect(readCode(swapped.join(''))).toEqual({ problem: 'check' });
    }),
    { numRuns: runsOf(2000) },
  );
});

test.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['B1DZ', 'short'],
  ['0'.repeat(codeLength), 'short'],
  ['0'.repeat(codeLength + 2), 'long'],
  ['U'.repeat(codeLength + 1), 'character'],
  ['B1DZ FVFV 9KC9 146G XBCH 9FH!', 'character'],
])('"%s" is refused', (text, problem) => {
  expect(readCode(text)).toEqual({ problem });
});

test('a code is shown in groups of four', () => {
  expect(formatCode('B1DZFVFV9KC9146GXBCH9FH0')).toBe('B1DZ FVFV 9KC9 146G XBCH 9FH0');
});
