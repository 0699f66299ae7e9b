import { differenceLines } from '@/components/progress/model/difference-text';
import { recordDifference } from '@/components/progress/model/record-difference';
import { academic, activityRules } from '@/content/campus';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Assignment } from '@/content/schema/student/assignment';
import { emptyStudentRecord } from '@/tools/college/empty-record';

const asOf = '2026-10-16';
const empty = emptyStudentRecord({ name: 'Asha Rao', id: '26CSE1', asOf });

function linesOf(
  before: Partial<StudentRecord>,
  after: Partial<StudentRecord>,
  isClassShown = true,
) {
  const [old, now] = [before, after].map((fields) => ({ ...empty, ...fields }));
  return differenceLines(recordDifference(old!, now!), {
    ...{ before: old!, after: now!, rules: activityRules, grading: academic.grading },
    ...{ threshold: 75, isClassShown },
  }).map(({ title, detail }) => [title, detail].map((text) => text.replaceAll('\u00a0', ' ')));
}

const networks = { id: 'cn', code: 'CN1', name: 'Computer Networks' };

const attended = (present: number, absent: number) => ({
  subjects: {
    items: [{ ...networks, attendance: { present, absent, total: present + absent, asOf } }],
  },
});

const work = (fields: Partial<Assignment> = {}): Assignment => ({
  ...{ id: 'w', name: 'Reading 3', subject: 'Operating Systems', ...fields },
});

const works = (...items: Assignment[]) => ({ assignments: { items } });

const day = { day: '2026-10-16', start: '10:50' };

const logOf = (...days: { day: string; start?: string; status: 'absent' | 'late' }[]) => ({
  ...attended(9, 1),
  log: [{ subject: 'cn', from: '2026-09-28', weeks: [[9, 10]] as [number, number][], days }],
});

const activity = (status: 'Pending' | 'Approved' | 'Rejected') => ({
  activities: {
    items: [
      {
        ...{ id: 'a', name: 'Hackathon', status, category: 'Hackathon', level: 'International' },
        ...{ dateAdded: '2026-10-01', issuer: null, date: null, credits: null },
        decision:
          status === 'Pending' ? null : { at: '2026-10-15', by: 'Dr. Rao', reason: 'No date' },
      },
    ],
  },
});

test.each([
  [
    'an absence',
    logOf(),
    logOf({ ...day, status: 'absent' }),
    'Marked absent in Computer Networks',
    'Fri 16 Oct, 10:50AM',
  ],
  [
    'a correction',
    logOf({ ...day, status: 'absent' }),
    logOf({ ...day, status: 'late' }),
    'Computer Networks: absent → late on 16 Oct',
    'Corrected by the college',
  ],
  [
    'an absence that is gone',
    logOf({ ...day, status: 'absent' }),
    logOf(),
    'Computer Networks: absent → present on 16 Oct',
    'Corrected by the college',
  ],
  [
    'attendance',
    attended(44, 7),
    attended(46, 7),
    'Computer Networks 86.3% → 86.8%',
    '2 classes counted, 46 of 53',
  ],
  [
    'new work',
    {},
    works(work({ due: '2026-10-23' })),
    'Reading 3 is due on 23 Oct',
    'Operating Systems · new',
  ],
  [
    'another day',
    works(work({ due: '2026-10-20' })),
    works(work({ due: '2026-10-23' })),
    'Reading 3 is due on 23 Oct',
    'Operating Systems · was due on 20 Oct',
  ],
  ['work that is gone', works(work()), {}, 'Reading 3 is no longer listed', 'Operating Systems'],
  [
    'missing work',
    works(work()),
    works(work({ state: 'missing' })),
    'Reading 3 is missing',
    'Operating Systems',
  ],
  [
    'an approval',
    activity('Pending'),
    activity('Approved'),
    'Hackathon approved, +20 points',
    'Activity points 0 → 20 of 100',
  ],
  ['a rejection', activity('Pending'), activity('Rejected'), 'Hackathon rejected', 'No date'],
])('%s is one line', (_, before, after, title, detail) => {
  expect(linesOf(before, after)).toEqual([[title, detail]]);
});

test('a mark has the middle half of the class in points, unless the class is switched off', () => {
  const marked = work({
    ...{ name: 'Mid-semester test', maximum: 40, score: 25, state: 'graded' as const },
    class: { count: 52, low: 53, middle: 63, high: 73 },
  });
  const open = { ...work({ name: 'Mid-semester test', maximum: 40 }) };
  expect(linesOf(works(open), works(marked))).toEqual([
    ['Mid-semester test: 25 of 40', 'Operating Systems · middle of the class 21.2 to 29.2'],
  ]);
  expect(linesOf(works(open), works(marked), false)).toEqual([
    ['Mid-semester test: 25 of 40', 'Operating Systems'],
  ]);
});

test('results, changed classes and notifications say what they are', () => {
  const lines = linesOf(
    {},
    {
      results: {
        ...{ asOf, basis: 'Results' },
        terms: [{ id: 't', name: 'Semester 4', published: '2026-10-14', sgpa: 8.62, subjects: [] }],
      },
      timetable: {
        ...{ days: [], exams: [] },
        meetings: [
          {
            ...{
              id: 'm',
              start: '09:00',
              end: '09:55',
              section: 'A',
              course: 'Theory of Computation',
            },
            weekdays: ['Wednesday'],
          },
        ],
        changes: [
          {
            ...{ id: 'c', meeting: 'm', day: '2026-10-21', kind: 'moved', sequence: 1 },
            ...{
              at: '2026-10-13T09:00',
              to: { day: '2026-10-22', start: '14:00', end: '14:55', room: 'B-105' },
            },
          },
        ],
      },
    },
  );
  expect(lines).toEqual([
    ['Semester 4 results: SGPA 8.62', ''],
    ['Theory of Computation moved', 'Wed 21 Oct → Thu 22 Oct, 2:00PM, B-105'],
  ]);
});

test('more than three of one kind on one day are one line', () => {
  const items = ['A', 'B', 'C', 'D'].map((name) =>
    work({ id: name, name, subject: `Subject ${name}` }),
  );
  expect(linesOf({}, works(...items))).toEqual([
    ['4 changes of work in 4 subjects', 'Subject A, Subject B, Subject C, Subject D'],
  ]);
  expect(linesOf({}, works(...items.slice(1)))).toHaveLength(3);
});
