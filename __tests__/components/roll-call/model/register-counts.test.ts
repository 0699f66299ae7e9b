import { createRandom } from '@/__tests__/random';
import { countedClasses } from '@/components/attendance/model/attendance';
import { countedStudents } from '@/components/roll-call/model/register-counts';
import { otherId, type Mark, type RollCall } from '@/components/roll-call/model/roll-call';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { daysAfter } from '@/lib/time/day';

const asOf = '2026-10-16';
const meeting = (id: string, section: string) => ({
  ...{ id, start: '09:00', end: '09:55', section, course: 'Networks' },
});
const timetable = { meetings: [meeting('a', 'CSE-A'), meeting('b', 'CSE-B')] };
const site = { asOf, timetable, duty: 'leftOut' as const };

const register = (day: string, marks: RollCall['marks'], more: Partial<RollCall> = {}) => ({
  ...{ id: `a:${day}`, meeting: 'a', day, start: '09:00', end: '09:55', section: 'CSE-A' },
  ...{ course: 'Networks', at: `${day}T03:30:00.000Z`, students: ['26C1', '26C2'], marks, ...more },
});

const row = (rollNumber: string, more: Partial<RegisteredStudent> = {}): RegisteredStudent => ({
  ...{ name: rollNumber, rollNumber, section: 'CSE-A', activities: [] },
  attendance: [{ month: '2026-10', present: 8, absent: 2, total: 10 }],
  log: {
    from: '2026-10-05',
    weeks: [
      [4, 5],
      [4, 5],
    ],
  },
  ...more,
});

const counted = (
  students: readonly RegisteredStudent[],
  rollCalls: readonly RollCall[],
  more: Partial<typeof site> = {},
) => countedStudents(students, rollCalls, { ...site, ...more }).students;

test('registers of later days are in the months and the weeks, and those that the record has are not', () => {
  const [own] = counted(
    [row('26C1')],
    [register('2026-10-15', { '26C1': 'A' }), register('2026-11-02', { '26C1': 'A' })],
  );
  expect(own).toMatchObject({
    registered: 1,
    attendance: [
      { month: '2026-11', present: 0, absent: 1, total: 1 },
      { month: '2026-10', present: 8, absent: 2, total: 10 },
    ],
    log: { weeks: [[4, 5], [4, 5], null, null, [0, 1]] },
  });
});

test('a student whose classes the record has up to an earlier day gets the registers from there on', () => {
  const rollCalls = [register('2026-10-15', {}), register('2026-10-19', {})];
  const rows = [row('26C1', { attendanceAsOf: '2026-10-14' }), row('26C2')];
  const { students, registers } = countedStudents(rows, rollCalls, site);
  expect(students.map(({ registered }) => registered)).toEqual([2, 1]);
  expect(registers).toHaveLength(2);
});

test('a cancelled class is not counted, and of two devices the register with fewer absent students is', () => {
  const day = '2026-10-19';
  const changes = [
    { id: 'c', at: day, sequence: 0, meeting: 'a', day: '2026-10-20', kind: 'cancelled' as const },
  ];
  const rollCalls = [
    register(day, { '26C1': 'A', '26C2': 'A' }),
    register(day, { '26C2': 'A' }, { id: otherId(`a:${day}`), at: `${day}T04:00:00.000Z` }),
    register('2026-10-20', { '26C1': 'A' }),
  ];
  const all = counted([row('26C1'), row('26C2')], rollCalls, {
    timetable: { ...timetable, changes } as typeof timetable,
  });
  expect(all.map(({ attendance }) => attendance![0])).toMatchObject([
    { present: 9, absent: 2 },
    { present: 8, absent: 3 },
  ]);
});

test('figures of all classes, which a student has in two sections, stay alike; without figures there are none', () => {
  const rollCalls = [
    register('2026-10-19', {}),
    register('2026-10-19', {}, { id: 'b:2026-10-19', meeting: 'b', section: 'CSE-B' }),
  ];
  const both = [row('26C1'), row('26C1', { section: 'CSE-B' })];
  expect(counted(both, rollCalls).map(({ registered }) => registered)).toEqual([2, 2]);
  const other = row('26C1', { section: 'CSE-B', attendance: [] });
  expect(counted([row('26C1'), other], rollCalls).map((one) => one.registered)).toEqual([
    1,
    undefined,
  ]);
});

test.each(['present', 'leftOut'] as const)(
  'of 200 generated terms, months and weeks have what was counted by hand, with on duty %s',
  (duty) => {
    const { int, chance, pick } = createRandom('registers', duty);
    for (let round = 0; round < 200; round += 1) {
      const days = Array.from({ length: 40 }, (_, index) => daysAfter(asOf, index - 3));
      const taken = days
        .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && chance(0.6))
        .map((day) => ({ day, status: pick(['P', 'A', 'L', 'D'] as const) }));
      const rollCalls = taken.map(({ day, status }) =>
        register(day, status === 'P' ? {} : { '26C1': status as Mark }),
      );
      const before = { present: int(0, 9), absent: int(0, 9) };
      const total = before.present + before.absent;
      const student = row('26C1', {
        attendance: [{ month: '2026-10', ...before, total }],
        log: { from: '2026-10-05', weeks: [null, [before.present, total]] },
      });
      const [own] = counted([student], rollCalls, { duty } as object);
      const later = taken.filter(({ day }) => day > asOf);
      const attended = later.filter(
        ({ status }) => status !== 'A' && (status !== 'D' || duty === 'present'),
      );
      const ofAll = later.filter(({ status }) => status !== 'D' || duty === 'present');
      const sums = own!.attendance!.map(countedClasses);
      const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
      expect(sum(sums.map((one) => one.present))).toBe(before.present + attended.length);
      expect(sum(sums.map((one) => one.total))).toBe(total + ofAll.length);
      const weeks = own!.log!.weeks.map((week) => week ?? ([0, 0] as const));
      expect(sum(weeks.map(([one]) => one))).toBe(before.present + attended.length);
      expect(sum(weeks.map(([, one]) => one))).toBe(total + ofAll.length);
    }
  },
);
