import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import {
  compareFractions,
  formatShort,
  fractionOf,
  over,
  plus,
  rounded,
  times,
  type Fraction,
} from '@/components/performance/model/fraction';
import { marksOf, type Assessment } from '@/components/performance/model/marks';
import {
  neededAverage,
  neededMarks,
  sharesOf,
  sharesWith,
  type Need,
  formatNeededAverage,
  readNumber,
} from '@/components/performance/model/need';
import type { Grading } from '@/content/schema/academic';
import { fourPoints, tenPoints } from './scale';
import { runsOf } from '@/__tests__/full-run';

const text = (need: Need) => {
  if (need.kind === 'need') return formatShort(need.value);
  return need.kind === 'reached' ? 'reached' : `at most ${formatShort(need.best)}`;
};

describe('what is needed for a grade', () => {
  test('follows from the share that the student knows if there are no weights', () => {
    const unweighted = marksOf([
      { id: 'quiz', name: 'quiz', state: 'graded', score: 6, maximum: 10 },
    ]);
    expect(sharesOf(unweighted)).toBeNull();
    const standing = sharesWith(unweighted, fractionOf(50));
    expect(text(neededMarks(standing, fractionOf(75)))).toBe('90');
  });

  test('needs nothing more where everything is marked', () => {
    const all = marksOf([
      { id: 'exam', name: 'exam', state: 'graded', score: 70, maximum: 100, weight: 100 },
    ]);
    expect(text(neededMarks(sharesOf(all)!, fractionOf(70)))).toBe('reached');
    expect(text(neededMarks(sharesOf(all)!, fractionOf(70.1)))).toBe('at most 70');
  });

  const decided = record({
    score: integer({ min: 0, max: 20 }),
    weight: integer({ min: 1, max: 30 }),
  });
  const percent = integer({ min: 0, max: 100 });

  /** The result with the same percentage in everything that is still to come. */
  function resultWith(done: readonly Assessment[], open: Assessment[], share: Fraction): Fraction {
    const marked = open.map((one): Assessment => ({
      ...one,
      state: 'graded',
      score: Number(formatShort(share, 1)),
      maximum: 100,
    }));
    return marksOf([...done, ...marked]).percentage!;
  }

  test('promises nothing impossible, and never asks for more than is needed', () => {
    assert(
      property(array(decided, { maxLength: 3 }), percent, (list, target) => {
        const done = list.map(({ score, weight }, index): Assessment => ({
          ...{ id: `${index}`, name: `${index}`, state: 'graded', maximum: 20, score, weight },
        }));
        const listed = list.reduce((sum, { weight }) => sum + weight, 0);
        const rest = 100 - listed;
        const open: Assessment[] = [{ id: 'exam', name: 'exam', weight: rest }];
        const goal = fractionOf(target);
        const need = neededMarks(sharesOf(marksOf([...done, ...open]))!, goal);
        const reaches = (tenths: number) =>
          compareFractions(
            resultWith(done, open, over(fractionOf(tenths), fractionOf(10))),
            goal,
          ) >= 0;
        // Brute force: the fewest tenths of a percent that are enough.
        let fewest = 0;
        while (fewest <= 1000 && !reaches(fewest)) fewest += 1;
        if (fewest > 1000) expect(need.kind).toBe('impossible');
        else if (fewest === 0) expect(need.kind).toBe('reached');
        else
          expect(need).toEqual({ kind: 'need', value: over(fractionOf(fewest), fractionOf(10)) });
      }),
      { numRuns: runsOf(60) },
    );
  });
});

describe('what is needed for a CGPA', () => {
  const average = { sum: fractionOf(969.4), credits: fractionOf(144) };
  const sentence = (target: number, coming: number, grading = tenPoints) => {
    const asked = { target: fractionOf(target), coming: fractionOf(coming), grading };
    return formatNeededAverage(neededAverage(average, asked.coming, asked.target, grading), asked);
  };

  test.each([
    [7, 22, 'For a CGPA of 7.00, you need an average of 8.72 in the next 22 credits.'],
    [
      7.2,
      22,
      'A CGPA of 7.20 cannot be reached in the next 22 credits: the highest possible is 7.17.',
    ],
    [5, 22, 'You keep a CGPA of 5.00 whatever you get in the next 22 credits.'],
    [6.73, 1, 'For a CGPA of 6.73, you need an average of 5.73 in the next credit.'],
  ])('%d in %d credits', (target, coming, expected) => {
    expect(sentence(target, coming)).toBe(expected);
  });

  const scales = constantFrom<Grading>(
    tenPoints,
    { ...tenPoints, rounding: 'down' },
    { ...fourPoints, decimals: 1 },
  );

  test('is the lowest average that is enough, and impossible only if the highest is not', () => {
    const earlier = record({
      credits: integer({ min: 0, max: 120 }),
      tenths: integer({ min: 0, max: 40 }),
    });
    assert(
      property(
        ...[earlier, integer({ min: 1, max: 40 }), integer({ min: 0, max: 400 }), scales],
        ({ credits, tenths }, coming, hundredths, grading) => {
          const { decimals, rounding } = grading;
          const unit = 10 ** decimals;
          const target = over(fractionOf(Math.floor((hundredths * unit) / 100)), fractionOf(unit));
          const before = fractionOf(credits);
          const sum = times(before, over(fractionOf(tenths), fractionOf(10)));
          const next = fractionOf(coming);
          const need = neededAverage({ sum, credits: before }, next, target, grading);
          const reaches = (units: number) => {
            const value = over(fractionOf(units), fractionOf(unit));
            const all = over(plus(sum, times(value, next)), plus(before, next));
            return compareFractions(rounded(all, decimals, rounding), target) >= 0;
          };
          const highest = grading.maximum * unit;
          let fewest = 0;
          while (fewest <= highest && !reaches(fewest)) fewest += 1;
          if (fewest > highest) expect(need.kind).toBe('impossible');
          else if (fewest === 0) expect(need.kind).toBe('reached');
          else
            expect(need).toEqual({
              kind: 'need',
              value: over(fractionOf(fewest), fractionOf(unit)),
            });
        },
      ),
      { numRuns: runsOf(50) },
    );
  });
});

test.each([
  ['8.5', '8.5'],
  [' 8,25 ', '8.25'],
  ['10', '10'],
  ['0', '0'],
  ['10.01', null],
  ['8.255', null],
  ['-1', null],
  ['eight', null],
  ['', null],
])('Reads "%s" as %s', (text, value) => {
  const read = readNumber(text, { maximum: 10, decimals: 2 });
  expect(read && formatShort(read)).toBe(value);
});
