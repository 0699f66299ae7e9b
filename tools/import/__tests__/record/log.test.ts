import { sumOfWeeks } from '@/content/schema/student/attendance-log';
import { attendanceLog } from '@/content/schema/student/attendance-log';
import { createRandom } from '@/__tests__/random';
import { daysAfter } from '@/lib/time/day';
import type { DatedClass } from '@/tools/import/model/entity';
import { rowLogOf, weeksOfClasses, weeksOfSums } from '@/tools/import/record/log';

const statuses = ['present', 'absent', 'late', 'excused'] as const;

/** Classes of random days and statuses, oldest first. */
function randomClasses(seed: number, days: number): DatedClass[] {
  const random = createRandom(seed);
  return Array.from({ length: days }, (_, index) => daysAfter('2026-07-01', index))
    .filter(() => random.chance(0.6))
    .map((day) => ({ day, start: '09:00', status: random.pick(statuses) }));
}

test('weeks and days have every class once, however long the time is', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const classes = randomClasses(seed, 20 + seed * 10);
    const last = classes.at(-1)?.day ?? '';
    const log = weeksOfClasses(classes, last);
    expect(attendanceLog.safeParse(log).error).toBeUndefined();
    const counted = classes.filter(({ status }) => status !== 'excused');
    const attended = counted.filter(({ status }) => status !== 'absent');
    expect(sumOfWeeks(log.weeks)).toEqual({ attended: attended.length, counted: counted.length });
    expect(log.days ?? []).toEqual(
      log.days ? classes.filter(({ status }) => status !== 'present') : [],
    );
  }
});

test('a row of a register has the days of the last five weeks', () => {
  const log = rowLogOf(randomClasses(1, 100));
  const [first] = log?.days ?? [];
  expect(first?.day && first.day >= '2026-09-07').toBe(true);
});

const sums = (present: number, total: number, asOf: string) => ({
  ...{ present, absent: total - present, total, asOf },
});

test('sums without days are known by the week that they come in', () => {
  const first = weeksOfSums(sums(20, 25, '2026-10-01'), undefined);
  expect(first).toEqual({ from: '2026-09-28', weeks: [[20, 25]] });
  const second = weeksOfSums(sums(26, 32, '2026-10-21'), first);
  expect(second.weeks).toEqual([[20, 25], null, null, [6, 7]]);
  const same = weeksOfSums(sums(27, 33, '2026-10-22'), second);
  expect(same.weeks).toEqual([[20, 25], null, null, [7, 8]]);
  const corrected = weeksOfSums(sums(19, 25, '2026-10-23'), same);
  expect(corrected).toEqual({ from: '2026-10-19', weeks: [[19, 25]] });
});
