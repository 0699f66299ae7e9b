import { standingOf } from '@/components/progress/model/standing';
import { openWork, whatNext, type NextOptions } from '@/components/progress/model/what-next';
import { academic } from '@/content/campus';
import type { Assignment } from '@/content/schema/student/assignment';
import { emptyStudentRecord } from '@/tools/college/empty-record';

const { grading } = academic;
const today = '2026-10-16';

interface Case {
  attended: Record<string, [attended: number, counted: number]>;
  assignments?: readonly Assignment[];
  options?: Partial<NextOptions>;
  done?: readonly string[];
}

function nextOf({ attended, assignments = [], options = {}, done = [] }: Case): string[] {
  const items = Object.entries(attended).map(([name, [present, total]]) => ({
    ...{ id: name, code: name, name },
    attendance: { present, absent: total - present, total, asOf: '2026-10-15' },
  }));
  const empty = emptyStudentRecord({ name: 'Asha Rao', id: '26CSE1', asOf: '2026-10-15' });
  const record = { ...empty, subjects: { items }, assignments: { items: [...assignments] } };
  const clock = { day: today, time: '09:00' };
  const standing = standingOf(record, { grading, threshold: 75, coming: null, now: clock });
  return whatNext({
    ...{
      standing,
      assignments,
      work: openWork(assignments, new Set(done)),
      points: null,
      termEnd: null,
    },
    ...{ grading, threshold: 75, by: 'subject', today, ...options },
  }).map(({ text }) => text);
}

const work = (name: string, fields: Partial<Assignment>): Assignment => ({
  ...{ id: name, name, subject: 'Physics', subjectId: 'Physics', ...fields },
});

test('a subject below the minimum is first, then one that is close to it', () => {
  expect(nextOf({ attended: { Physics: [30, 38], English: [10, 14], Maths: [40, 40] } })).toEqual([
    'English: attend the next 2 classes to reach 75%',
    'Physics: 3 more absences and you are below 75%',
  ]);
});

test('the subject with the fewest absences to spare is said, and no two cards are of one kind', () => {
  expect(nextOf({ attended: { Physics: [30, 38], English: [15, 20], Maths: [31, 40] } })).toEqual([
    'English: 1 more absence and you are below 75%',
  ]);
});

test('work that is missing is before work that is due within three days', () => {
  const assignments = [
    work('Reading 3', { due: '2026-10-18' }),
    work('Quiz 2', { due: '2026-10-09', state: 'missing' }),
  ];
  const attended = { Physics: [40, 40] as [number, number] };
  expect(nextOf({ attended, assignments })).toEqual(['Quiz 2 is missing']);
  expect(nextOf({ attended, assignments: assignments.slice(0, 1) })).toEqual([
    'Reading 3 is due in 2 days',
  ]);
  const done = ['Reading 3'];
  expect(nextOf({ attended, assignments: assignments.slice(0, 1), done })).toEqual([]);
});

test('points are pressing in the last 60 days of the term', () => {
  const points = {
    reached: [],
    due: [],
    total: 46,
    required: 100,
    dueNow: 60,
    until: 5,
    to: 9,
  };
  const nextUntil = (termEnd: string) => nextOf({ attended: {}, options: { points, termEnd } });
  expect(nextUntil('2026-12-11')).toEqual(['14 activity points are missing, 56 days left']);
  expect(nextUntil('2027-01-30')).toEqual([]);
});

test('the better grade that needs the smallest part of the rest is said with the points of what is open', () => {
  const assignments = [
    work('Physics: Test', { weight: 40, maximum: 40, score: 29, state: 'graded' }),
    work('Physics: Quiz', { weight: 20, maximum: 20, score: 15, state: 'graded' }),
    work('Physics: End-semester', { weight: 40, maximum: 60, due: '2026-11-30' }),
  ];
  expect(nextOf({ attended: { Physics: [40, 40] }, assignments })).toEqual([
    'Physics: 54 of 60 in End-semester gives A+',
  ]);
});

test('old figures and a college without a minimum ask for nothing', () => {
  expect(nextOf({ attended: { Physics: [30, 38] }, options: { threshold: null } })).toEqual([]);
});

test('where the minimum is of all classes, no subject is said', () => {
  const attended = { Physics: [20, 28] as [number, number], English: [28, 34] as [number, number] };
  expect(nextOf({ attended, options: { by: 'all' } })).toEqual([
    'All classes: 3 more absences and you are below 75%',
  ]);
});
