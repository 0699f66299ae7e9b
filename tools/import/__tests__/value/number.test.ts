import fc from 'fast-check';
import { looksDamaged, LengthEvidence } from '@/tools/import/value/damage';
import { parseNumber, parseScore } from '@/tools/import/value/number';

it.each([
  ['94', 94],
  ['94.5', 94.5],
  ['8,5', 8.5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1,234', 1234],
  ['1.234', 1.234],
  ['12,34,567.5', 1234567.5],
  ['1 234,5', 1234.5],
  ["1'234.5", 1234.5],
  ['94 %', 94],
  ['94%', 94],
  ['-2', -2],
  ['.5', 0.5],
])('reads the number %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each(['', 'A', '1,2,3', '1..2', '1e3', '12 apples', '-', '%', '1,23.4.5'])(
  'reads no number from "%s"',
  (text) => {
    expect(parseNumber(text)).toBeUndefined();
  },
);

it('reads points and their maximum', () => {
  expect(parseScore('18/20')).toEqual({ value: 18, maximum: 20 });
  expect(parseScore('18,5 / 20')).toEqual({ value: 18.5, maximum: 20 });
  expect(parseScore('18 out of 20')).toEqual({ value: 18, maximum: 20 });
  expect(parseScore('94 %')).toEqual({ value: 94, maximum: 100 });
  expect(parseScore('94')).toEqual({ value: 94 });
  expect(parseScore('1/2/2026')).toBeUndefined();
  expect(parseScore('A/B')).toBeUndefined();
});

it('reads every number as English and German write it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 1, max: 99 }),
      (whole, cents) => {
        const number = (whole * 100 + cents) / 100;
        for (const locale of ['en', 'de', 'en-IN']) {
          const text = number.toLocaleString(locale, { minimumFractionDigits: 2 });
          expect([text, parseNumber(text)]).toEqual([text, number]);
        }
      },
    ),
  );
});

describe('a damaged id', () => {
  it('is recognised if a spreadsheet has rounded it', () => {
    expect(looksDamaged('1.02E+11')).toEqual({ kind: 'rounded', likely: '102?????????' });
    expect(looksDamaged('1,02E+11')).toEqual({ kind: 'rounded', likely: '102?????????' });
    expect(looksDamaged('2E+5')?.likely).toBe('2?????');
    expect(looksDamaged('2.2E+104')?.likely).toBe('22E103');
    for (const id of [
      '2E1',
      '22E101',
      '220E5',
      'E-11',
      '102E',
      '102000000000',
      'CS1E+2',
      '1.02E11',
    ])
      expect(looksDamaged(id)).toBeUndefined();
  });

  const lengthOf = (ids: readonly string[]) => {
    const evidence = new LengthEvidence();
    ids.forEach((id) => evidence.observe(id));
    return evidence.length;
  };

  it('is recognised by the length of the other ids', () => {
    const length = lengthOf(['03100500', '13100501', 'x1', '3100502']);
    expect(length).toBe(8);
    expect(looksDamaged('3100502', length)).toEqual({ kind: 'lost-zeros', likely: '03100502' });
    expect(looksDamaged('13100501', length)).toBeUndefined();
    expect(looksDamaged('x1', length)).toBeUndefined();
  });

  it('is not suspected where ids simply count', () => {
    expect(lengthOf(Array.from({ length: 1200 }, (_, index) => String(index + 1)))).toBeUndefined();
    expect(lengthOf(['007', '12345'])).toBeUndefined();
    expect(lengthOf([])).toBeUndefined();
  });
});
