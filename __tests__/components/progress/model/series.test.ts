import {
  attendanceSeries,
  describeSeries,
  shortNames,
  type AttendanceSeries,
} from '@/components/progress/model/series';
import { sumOfWeeks } from '@/content/schema/student/attendance-log';
import { demoPeople } from '@/tools/college/demo';

const today = '2026-11-23';

const students = demoPeople('content', today).flatMap((one) => (one.kind === 'student' ? one : []));

const linesOf = (series: AttendanceSeries | null, id: string) =>
  series?.lines.find((line) => line.id === id);

test('a line of a demo student ends at the attendance of the subject, and has a square for each class', () => {
  const known = students.filter(({ log }) => log);
  expect(known.length).toBeGreaterThan(0);
  for (const record of known) {
    const series = attendanceSeries(record, 75);
    for (const { id, attendance } of record.subjects.items) {
      const steps = linesOf(series, id)!.steps;
      const { present, late = 0, excused = 0, total } = attendance!;
      const value = steps.findLast((step) => step.value !== null)!.value!;
      expect(Math.abs(value - (100 * (present + late)) / (total - excused))).toBeLessThan(0.1);
      const marks = steps.flatMap((step) => step.marks);
      const count = (mark: string) => marks.filter((one) => one === mark).length;
      expect([marks.length, count('absent'), count('late')]).toEqual([
        total,
        attendance!.absent,
        late,
      ]);
    }
  }
});

/** A small generator of numbers with a fixed seed. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

const weekly = (weeks: ([number, number] | null)[], from = '2026-08-03') => ({
  subjects: { items: [{ id: 's', code: 'S1', name: 'Physics' }] },
  attendance: { months: [] },
  log: [{ subject: 's', from, weeks }],
});

test('of 300 generated logs, each step is the share of all classes until then, on the right side of the limit', () => {
  const next = seeded(7);
  for (let run = 0; run < 300; run += 1) {
    const weeks = Array.from({ length: 4 + next(14) }, (): [number, number] | null => {
      const counted = next(5);
      return next(6) === 0 ? null : [next(counted + 1), counted];
    });
    const series = attendanceSeries(weekly(weeks), 75);
    const known = weeks.filter((week) => week && week[1] > 0).length;
    if (known < 4) {
      expect(series).toBeNull();
      continue;
    }
    const { steps } = linesOf(series, 's')!;
    weeks.forEach((week, at) => {
      const { attended, counted } = sumOfWeeks(weeks.slice(0, at + 1));
      const { value, percent } = steps[at]!;
      if (!week || counted === 0) return expect([value, percent]).toEqual([null, null]);
      expect(Math.abs(value! - (100 * attended) / counted)).toBeLessThan(0.1);
      expect(value! < 75).toBe(4 * attended < 3 * counted);
      expect(Number.parseFloat(percent!)).toBe(value);
    });
  }
});

test('two subjects whose weeks start on different days share an axis, and all classes are their sum', () => {
  const series = attendanceSeries(
    {
      subjects: {
        items: [
          { id: 'a', code: 'A1', name: 'Data Structures' },
          { id: 'b', code: 'B1', name: 'Operating Systems' },
        ],
      },
      attendance: { months: [] },
      log: [
        {
          subject: 'a',
          from: '2026-08-03',
          weeks: [
            [1, 2],
            [2, 2],
            [2, 2],
            [2, 2],
          ],
        },
        {
          subject: 'b',
          from: '2026-08-10',
          weeks: [
            [0, 2],
            [2, 2],
            [1, 1],
          ],
        },
      ],
    },
    75,
  )!;
  const labels = ['03 Aug', '10 Aug', '17 Aug', '24 Aug'];
  expect(series.labels.map((label) => label.replace('\u00a0', ' '))).toEqual(labels);
  expect(linesOf(series, '')!.steps.map(({ percent }) => percent)).toEqual([
    '50%',
    '50%',
    '70%',
    '76.9%',
  ]);
  expect(linesOf(series, 'b')!.steps.map(({ percent }) => percent)).toEqual([
    null,
    '0%',
    '50%',
    '60%',
  ]);
  expect(describeSeries(linesOf(series, 'b')!, labels, 75)).toBe(
    'Operating Systems 60%, rose from 0% since 10 Aug; 75% is needed.',
  );
});

test('without weeks each month is a step, and fewer than four weeks or two months are no line', () => {
  const months = [
    { month: '2026-09', present: 8, absent: 2, total: 10 },
    { month: '2026-08', present: 9, absent: 1, total: 10 },
  ];
  const record = { subjects: { items: [] }, attendance: { months } };
  const series = attendanceSeries(record, null)!;
  expect([series.by, series.labels]).toEqual(['month', ['Aug 2026', 'Sep 2026']]);
  expect(series.lines[0]!.steps.map(({ percent }) => percent)).toEqual(['90%', '80%']);
  expect(attendanceSeries({ ...record, attendance: { months: months.slice(1) } }, 75)).toBeNull();
  expect(attendanceSeries(weekly([[1, 1], null, [1, 1], [1, 2]]), 75)).toBeNull();
});

test('subjects with the same initials are told apart by their codes', () => {
  const subjects = [
    { id: '1', code: 'CS21', name: 'Computer Networks' },
    { id: '2', code: 'CS22', name: 'Compiler Notation' },
    { id: '3', code: 'CS23', name: 'Operating Systems' },
    { id: '4', code: 'CS24', name: 'कंप्यूटर' },
  ];
  expect([...shortNames(subjects).values()]).toEqual(['CS21', 'CS22', 'OS', 'CS24']);
});
