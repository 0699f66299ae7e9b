import { createRandom } from '@/__tests__/random';
import { standingOf } from '@/components/progress/model/standing';
import { academic } from '@/content/campus';
import { emptyStudentRecord } from '@/tools/college/empty-record';

const { grading } = academic;
const asOf = '2026-10-15';
const empty = emptyStudentRecord({ name: 'Asha Rao', id: '26CSE1', asOf });
const now = { day: '2026-10-16', time: '09:00' };

/** A share in percent as a person would round it: to a tenth, but never up to a limit or to 100. */
function roundedByHand(part: number, whole: number, limits: readonly number[]): string {
  const tenths = Math.floor((2000 * part + whole) / (2 * whole));
  const isTooHigh = [100, ...limits].some(
    (limit) => 10 * limit === tenths && 100 * part < limit * whole,
  );
  return `${(isTooHigh ? tenths - 1 : tenths) / 10}%`;
}

/** Misses or attends one class after another until the minimum is crossed. */
function spareByHand(attended: number, counted: number, minimum: number) {
  const isMet = (more: number, held: number) =>
    100 * (attended + more) >= minimum * (counted + held);
  let classes = 0;
  if (isMet(0, 0)) {
    while (isMet(0, classes + 1)) classes += 1;
    return { kind: 'canMiss', classes };
  }
  while (!isMet(classes, classes)) classes += 1;
  return { kind: 'mustAttend', classes };
}

test('figures of 2,000 generated students are those that counting by hand gives', () => {
  for (let seed = 0; seed < 2000; seed += 1) {
    const random = createRandom(seed, 'standing');
    const threshold = random.pick([60, 75, 80, 85]);
    const subjects = Array.from({ length: random.int(1, 7) }, (_, place) => {
      const [present, absent] = [random.int(1, 60), random.int(0, 20)];
      const [late, excused] = [random.int(0, 5), random.int(0, 5)];
      const total = present + absent + late + excused;
      const marks = Array.from({ length: random.int(0, 4) }, () => [
        random.int(0, 20),
        random.int(1, 25),
      ]);
      return { id: `s${place}`, present, absent, late, excused, total, marks };
    });
    const record = {
      ...empty,
      subjects: {
        items: subjects.map(({ id, present, absent, late, excused, total }) => ({
          ...{ id, code: id, name: id },
          attendance: { present, absent, late, excused, total, asOf },
        })),
      },
      assignments: {
        items: subjects.flatMap(({ id, marks }) =>
          marks.map(([score, weight], place) => ({
            ...{ id: `${id}-${place}`, name: 'Quiz', subject: id, subjectId: id, maximum: 20 },
            ...{ score: score!, weight: weight!, state: 'graded' as const },
          })),
        ),
      },
    };
    const standing = standingOf(record, { grading, threshold, coming: null, now });
    let [attended, counted] = [0, 0];
    subjects.forEach((own, place) => {
      const [came, held] = [own.present + own.late, own.total - own.excused];
      attended += came;
      counted += held;
      const { attendance, marks } = standing.subjects[place]!;
      expect(attendance).toMatchObject({
        ...{ attended: came, counted: held, plan: spareByHand(came, held, threshold) },
        percent: roundedByHand(came, held, [threshold]),
      });
      const weight = own.marks.reduce((sum, [, one]) => sum + one!, 0);
      const reached = own.marks.reduce((sum, [score, one]) => sum + score! * one!, 0);
      const bands = grading.bands.flatMap(({ from }) => from ?? []);
      expect(marks).toBe(weight === 0 ? null : roundedByHand(reached, 20 * weight, bands));
    });
    expect(standing.all).toMatchObject({
      ...{ attended, counted, plan: null },
      percent: roundedByHand(attended, counted, [threshold]),
    });
  }
});

test.each([
  ['14 days old', '2026-10-29', false],
  ['15 days old', '2026-10-30', true],
])('figures that are %s allow something or nothing', (_, day, isOld) => {
  const counts = { present: 19, absent: 1, total: 20, asOf };
  const items = [{ id: 's', code: 's', name: 'Physics', attendance: counts }];
  const site = { grading, threshold: 75, coming: null, now: { day, time: '09:00' } };
  const { attendance } = standingOf({ ...empty, subjects: { items } }, site).subjects[0]!;
  expect([attendance!.isOld, attendance!.plan]).toEqual([
    isOld,
    isOld ? null : { kind: 'canMiss', classes: 5 },
  ]);
});
