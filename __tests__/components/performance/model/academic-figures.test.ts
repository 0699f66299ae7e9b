import { resultsSince, withCgpa } from '@/components/performance/model/academic-figures';
import { tenPoints, termOf } from './scale';

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
