import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import {
  backlogsOf,
  cumulativeAverage,
  earnedCredits,
  formatAverage,
  termAverage,
  resultsSince,
  whyUnknown,
  withCgpa,
} from '@/components/performance/model/average';
import { formatShort } from '@/components/performance/model/fraction';
import type { Grading } from '@/content/schema/academic';
import type { TermResult } from '@/content/schema/student/results';
import { fourPoints, percentScale, tenPoints, termOf } from './scale';

const sgpa = (term: TermResult, grading = tenPoints) => {
  const { value } = termAverage(term, grading);
  return value && formatAverage(value, grading);
};

const cgpa = (terms: TermResult[], grading: Grading = tenPoints) => {
  const { value } = cumulativeAverage({ terms }, grading);
  return value && formatAverage(value, grading);
};

/**
 * University Grants Commission, Guidelines on Adoption of Choice Based Credit System, “Illustration of Computation of SGPA
 * and CGPA”: six courses with 20 credits, and six semesters with 144.
 */
describe('the example of the UGC guidelines', () => {
  test('has the SGPA 139 ÷ 20 = 6.95', () => {
    const term = termOf('one', [
      ...([
        [3, 'A'],
        [4, 'B+'],
        [3, 'B'],
        [3, 'O'],
        [3, 'C'],
        [4, 'B'],
      ] as [number, string][]),
    ]);
    const average = termAverage(term, tenPoints);
    expect(average.lines.map(({ product }) => formatShort(product))).toEqual([
      ...['24', '28', '18', '30', '15', '24'],
    ]);
    expect(formatShort(average.sum)).toBe('139');
    expect(formatShort(average.credits)).toBe('20');
    expect(sgpa(term)).toBe('6.95');
  });

  test('has the CGPA 6.73', () => {
    // A scale whose grade points are the SGPA values of the example.
    const values = [6.9, 7.8, 5.6, 6, 6.3, 8];
    const scale: Grading = {
      ...tenPoints,
      bands: values.map((points) => ({ grade: `${points}`, points, from: null, passes: true })),
    };
    const credits = [20, 22, 25, 26, 26, 25];
    const terms = values.map((value, index) =>
      termOf(`semester-${index + 1}`, [[credits[index]!, `${value}`]]),
    );
    const { sum, credits: all } = cumulativeAverage({ terms }, scale);
    expect(formatShort(sum)).toBe('969.4');
    expect(formatShort(all)).toBe('144');
    expect(cgpa(terms, scale)).toBe('6.73');
  });
});

describe('an average', () => {
  test('rounds exactly at the half, as the college says', () => {
    // 1,401 ÷ 200 = 7.005, which is a little less as a binary number.
    const term = termOf('one', [
      [100, 'B+'],
      [99, 'B+'],
      [1, 'A'],
    ]);
    expect(sgpa(term)).toBe('7.01');
    expect(sgpa(term, { ...tenPoints, rounding: 'down' })).toBe('7.00');
    expect(sgpa(term, { ...tenPoints, decimals: 3 })).toBe('7.005');
    expect(sgpa(term, { ...tenPoints, decimals: 0 })).toBe('7');
  });

  test('counts a failed or absent subject with its credits', () => {
    const term = termOf('one', [
      [4, 'A'],
      [4, 'F'],
      [2, 'Ab'],
    ]);
    expect(sgpa(term)).toBe('3.20');
    expect(formatShort(earnedCredits({ terms: [term] }, tenPoints))).toBe('4');
  });

  test('leaves out what has no credits and no grade, and says so', () => {
    const term = termOf('one', [
      [4, 'A'],
      [0, 'O'],
      [3, undefined],
    ]);
    expect(sgpa(term)).toBe('8.00');
    expect(termAverage(term, tenPoints).leftOut.map(({ reason }) => reason)).toEqual([
      ...['credits', 'grade'],
    ]);
  });

  test('is not known while a grade or the credits of a failed subject are not, unless there is an official one', () => {
    const grade = constantFrom('A', 'O', 'F', 'Ab', 'UA', 'WH1');
    assert(
      property(array(tuple(constantFrom(0, 3, 4), grade), { minLength: 1 }), (list) => {
        const term = termOf('one', list);
        const isUnknown = ([credits, name]: (typeof list)[number]) =>
          /^(?:UA|WH1)$/.test(name) || (credits === 0 && /^F|Ab/.test(name));
        const average = termAverage(term, tenPoints);
        expect(average.unknown).toHaveLength(list.filter(isUnknown).length);
        if (list.some(isUnknown)) {
          expect([sgpa(term), cgpa([term])]).toEqual([null, null]);
          expect(whyUnknown(average)).toMatch(/^The (?:grade|credits)/);
        }
        expect(sgpa({ ...term, sgpa: 5.86 })).toBe('5.86');
        const official = cumulativeAverage({ terms: [term], cgpa: 6 }, tenPoints);
        expect(official.value && formatAverage(official.value, tenPoints)).toBe('6.00');
      }),
      { numRuns: 30 },
    );
  });

  test('has the backlogs that the college says, or those that are not passed later', () => {
    const terms = [
      termOf('one', [
        [4, 'F', 'Mathematics'],
        [4, 'F', 'Physics'],
      ]),
      termOf('two', [[4, 'B', 'Mathematics']]),
    ];
    expect(backlogsOf({ terms }, tenPoints)).toBe(1);
    expect(backlogsOf({ terms, backlogs: 3 }, tenPoints)).toBe(3);
    expect(backlogsOf({ terms: [termOf('one', [[4, 'UA']])] }, tenPoints)).toBeNull();
  });

  test('is not known while no subject counts', () => {
    expect(sgpa(termOf('one', [[4, undefined]]))).toBeNull();
    expect(cgpa([])).toBeNull();
  });

  test('takes the grade of a percentage where no grade is given, without rounding it', () => {
    expect(sgpa(termOf('one', [[4, 89.99]]))).toBe('9.00');
    expect(sgpa(termOf('one', [[4, 90]]))).toBe('10.00');
  });

  test('is on a scale of 4 points', () => {
    const term = termOf('one', [
      [3, 'A-'],
      [4, 'B+'],
      [3, 'C'],
    ]);
    expect(sgpa(term, fourPoints)).toBe('3.03');
  });

  test('is an average of percentages if the college has no grade points', () => {
    const term = termOf('one', [
      [4, 71.5],
      [2, 64],
    ]);
    expect(sgpa(term, percentScale)).toBe('69.00');
    const withoutMarks = termAverage(termOf('one', [[4, 'A']]), percentScale);
    expect(withoutMarks.leftOut[0]?.reason).toBe('percentage');
  });

  const subjects = array(
    tuple(integer({ min: 1, max: 40 }), constantFrom('O', 'A+', 'A', 'B+', 'B', 'C', 'P', 'F')),
    { minLength: 1, maxLength: 12 },
  );

  test('is the quotient of whole numbers, rounded', () => {
    assert(
      property(subjects, (list) => {
        const points = (grade: string) =>
          tenPoints.bands.find((band) => band.grade === grade)!.points;
        const sum = list.reduce((all, [credits, grade]) => all + credits * points(grade), 0);
        const credits = list.reduce((all, [count]) => all + count, 0);
        const hundredths = Math.floor((200 * sum + credits) / (2 * credits));
        expect(sgpa(termOf('one', list))).toBe((hundredths / 100).toFixed(2));
      }),
    );
  });
});

describe('a repeated subject', () => {
  const terms = [
    termOf('one', [
      [4, 'F', 'Mathematics'],
      [4, 'A', 'Physics'],
    ]),
    termOf('two', [[4, 'B', 'Mathematics']]),
    termOf('three', [[4, 'C', 'Mathematics']]),
  ];

  test.each([
    ['all', '4.75'],
    ['latest', '6.50'],
    ['best', '7.00'],
  ] as const)('counts with %s results in the CGPA', (repeats, value) => {
    expect(cgpa(terms, { ...tenPoints, repeats })).toBe(value);
  });

  test('is listed with the terms where it does not count', () => {
    const { repeated } = cumulativeAverage({ terms }, { ...tenPoints, repeats: 'latest' });
    expect(repeated.map(({ term }) => term.id)).toEqual(['one', 'two']);
  });

  test('keeps the published SGPA of its term, and its credits are earned once', () => {
    expect(sgpa(terms[0]!, { ...tenPoints, repeats: 'latest' })).toBe('4.00');
    expect(formatShort(earnedCredits({ terms }, tenPoints))).toBe('8');
  });

  test('is recognised by its code, even if its name changes', () => {
    const coded = terms.map((term) => ({
      ...term,
      subjects: term.subjects.map((subject) =>
        subject.name === 'Mathematics' ? { ...subject, code: 'MA1', name: term.id } : subject,
      ),
    }));
    expect(cgpa(coded, { ...tenPoints, repeats: 'best' })).toBe('7.00');
  });
});

const results = {
  ...{ asOf: '2026-11-20', basis: 'Published results' },
  terms: [termOf('Semester 1', [[4, 'A']]), termOf('Semester 2', [[4, 'B']])],
};

test('Tells since when there are results', () => {
  expect(resultsSince(results)).toBe('2 terms since Semester 1');
  expect(resultsSince({ ...results, terms: results.terms.slice(0, 1) })).toBe('Semester 1');
  expect(resultsSince({ ...results, terms: [] })).toBeUndefined();
  expect(resultsSince(undefined)).toBeUndefined();
});

test('The CGPA of the register stays, and the results give one that is missing', () => {
  expect(withCgpa({ cgpa: 9.2 }, results, tenPoints)).toEqual({ cgpa: 9.2 });
  expect(withCgpa({}, results, tenPoints)).toEqual({
    ...{ cgpa: 7, cgpaBasis: { asOf: '2026-11-20', basis: 'Published results' } },
  });
  expect(withCgpa({}, undefined, tenPoints)).toEqual({});
});
