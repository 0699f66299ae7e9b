import { findClashes } from '@/tools/import/clash/find-clashes';
import { plantedCollege, signature } from './planted-college';

const load = { assignmentsPerDay: 2, examsPerDay: 1 };

it.each([1, 2, 3])('Finds the 40 planted clashes of college %i and no other', (seed) => {
  const { schedule, planted } = plantedCollege(seed);
  const found = findClashes(schedule, load, '2026-09-01').map(signature);
  expect(planted).toHaveLength(40);
  expect(found.sort()).toEqual(planted.map(inOrder).sort());
});

/** The same with its fields in the order of a signature. */
function inOrder(text: string): string {
  const { kind, limit, holiday, days, shared, items } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({ kind, limit, holiday, days, shared, items });
}

it('Finds nothing if the college has no limit for a day', () => {
  const { schedule } = plantedCollege(1);
  const found = findClashes(schedule, { assignmentsPerDay: null, examsPerDay: null }, '2026-09-01');
  expect(found.filter(({ kind }) => kind === 'assignments' || kind === 'exams')).toEqual([]);
});
