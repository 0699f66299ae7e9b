import fc from 'fast-check';
import { DateEvidence } from '@/tools/import/value/date-evidence';

const place = { file: 'attendance.csv', column: { name: 'Date', index: 2 } };

function evidenceOf(values: readonly string[]) {
  const evidence = new DateEvidence();
  values.forEach((value, index) => evidence.observe(value, index + 2));
  return evidence;
}

it('finds the order of a column by a value that has only one', () => {
  expect(evidenceOf(['03/04/2026', '25/04/2026']).order).toBe('day-first');
  expect(evidenceOf(['03/04/26', '04/25/26']).order).toBe('month-first');
  expect(evidenceOf(['03/04/2026', '25/04/2026']).problem(place)).toBeUndefined();
});

it('asks nothing of a column that needs no order', () => {
  const evidence = evidenceOf(['2026-04-03', '03.04.2026', '5/5/2026', 'NA', '', 'soon']);
  expect(evidence.order).toBeUndefined();
  expect(evidence.problem(place)).toBeUndefined();
});

it('names both lines of a contradiction', () => {
  const problem = evidenceOf(['03/04/2026', '25/04/2026', '1/1/2026', '04/25/2026']).problem(place);
  expect(problem).toMatchObject({
    severity: 'error',
    code: 'contradictory-dates',
    value: '04/25/2026',
  });
  expect(problem?.place).toEqual({ ...place, line: 5 });
  expect(problem?.action).toMatch(/Line 3 \(25\/04\/2026\).*line 5 \(04\/25\/2026\)/);
});

it('asks for the order if no value shows it', () => {
  const problem = evidenceOf(['5/5/2026', '03/04/2026', '04/05/2026']).problem(place);
  expect(problem).toMatchObject({
    severity: 'error',
    code: 'ambiguous-dates',
    value: '03/04/2026',
  });
  expect(problem?.place.line).toBe(3);
});

it('is settled after many values that agree', () => {
  expect(evidenceOf(['25/04/2026']).settled).toBe(false);
  expect(evidenceOf(Array.from({ length: 1000 }, () => '25/04/2026')).settled).toBe(true);
  const open = ['03/04/2026', ...Array.from({ length: 1000 }, () => '2026-04-25')];
  expect(evidenceOf(open).settled).toBe(false);
});

it('never finds an order that a day of the column contradicts', () => {
  const part = fc.integer({ min: 1, max: 28 });
  fc.assert(
    fc.property(fc.array(fc.tuple(part, part), { maxLength: 20 }), (days) => {
      const evidence = evidenceOf(days.map(([one, two]) => `${one}/${two}/2026`));
      const [first, second] = [
        days.some(([one, two]) => one > 12 && two <= 12),
        days.some(([one, two]) => two > 12 && one <= 12),
      ];
      const expected = first === second ? undefined : first ? 'day-first' : 'month-first';
      expect(evidence.order).toBe(expected);
      const open = days.some(([one, two]) => one <= 12 && two <= 12 && one !== two);
      expect(evidence.problem(place) !== undefined).toBe((first && second) || (open && !expected));
    }),
  );
});
