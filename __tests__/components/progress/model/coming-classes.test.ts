/** @jest-environment node */
import { comingClasses } from '@/components/progress/model/coming-classes';
import type { StudentTimetable } from '@/content/schema/schedule/timetable';

const meeting = { start: '09:00', end: '09:55', section: '1CSE33' };

const timetable: StudentTimetable = {
  term: { name: 'Semester 4', from: '2026-08-03', to: '2026-11-30' },
  meetings: [
    { ...meeting, id: 'm-1', course: 'Maths lecture', subject: 'maths', weekdays: ['Monday'] },
    { ...meeting, id: 'm-2', course: 'Physics', weekdays: ['Tuesday'] },
  ],
  days: [{ id: 'h', day: '2026-11-16', kind: 'holiday', label: 'Holiday' }],
  changes: [
    {
      ...{ id: 'c', meeting: 'm-1', day: '2026-11-23', kind: 'cancelled' },
      ...{ at: '2026-11-20T10:00', sequence: 1 },
    },
  ],
  exams: [],
};

const maths = { id: 'maths', name: 'Mathematics' };

test('Counts the classes of a subject that are held, without holidays and cancelled ones', () => {
  const coming = comingClasses(timetable)!;
  expect(coming.termEnd).toBe('2026-11-30');
  expect(coming.count(maths, '2026-11-01', '2026-11-30')).toBe(3);
  expect(coming.count(maths, '2026-11-24', '2026-12-31')).toBe(1);
});

test('Finds a class without a subject by the name of its course', () => {
  const physics = { id: 'physics', name: 'Physics' };
  const coming = comingClasses(timetable)!;
  expect(coming.count(physics, '2026-11-23', '2026-11-30')).toBe(1);
  expect(coming.has(physics)).toBe(true);
  expect(coming.has({ id: 'chemistry', name: 'Chemistry' })).toBe(false);
});

test('Finds the next exam of a subject in the term', () => {
  const exam = { course: 'Mathematics', start: '10:00', end: '12:00' };
  const coming = comingClasses({
    ...timetable,
    exams: [
      { ...exam, id: 'late', day: '2026-11-28' },
      { ...exam, id: 'early', day: '2026-09-14' },
      { ...exam, id: 'other', course: 'Physics', day: '2026-11-24' },
      { ...exam, id: 'next-term', day: '2027-01-10' },
    ],
  })!;
  expect(coming.examDay(maths, '2026-08-03')).toBe('2026-09-14');
  expect(coming.examDay(maths, '2026-09-15')).toBe('2026-11-28');
  expect(coming.examDay(maths, '2026-11-29')).toBeNull();
});

test('Knows nothing without a term', () => {
  expect(comingClasses({ ...timetable, term: undefined })).toBeNull();
});
