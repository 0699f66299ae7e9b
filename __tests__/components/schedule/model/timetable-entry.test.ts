import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { entriesBetween } from '@/components/schedule/model/timetable-entry';
import type { MeetingChange } from '@/content/schema/schedule/schedule';

const maths = {
  ...{ id: 'maths', start: '11:45', end: '12:40', section: 'A', course: 'Mathematics' },
  ...{ weekdays: ['Monday'], room: 'C-101', teachers: ['Dr. Rao'] },
};
const physics = { ...maths, id: 'physics', course: 'Physics', start: '09:00', end: '09:55' };
const day = '2026-11-23';

const change = (more: Partial<MeetingChange>): MeetingChange => ({
  ...{ id: 'change', meeting: 'maths', day, kind: 'moved', at: '2026-11-20T09:00', sequence: 1 },
  ...more,
});

const show = (timetable: Timetable, from = day, to = day) =>
  entriesBetween(timetable, from, to).map(({ day: on, start, title, isHeld, change: differs }) =>
    [on.slice(8), start, title, isHeld ? 'held' : 'not held', differs?.text]
      .filter(Boolean)
      .join(' '),
  );

const changed = (...changes: MeetingChange[]) => ({ meetings: [maths, physics], changes });

test('shows classes by time', () => {
  expect(show(changed())).toEqual(['23 09:00 Physics held', '23 11:45 Mathematics held']);
});

test('says for which batch or elective of a section a class is', () => {
  const meetings = [
    { ...maths, batch: 'B1' },
    { ...physics, id: 'x', elective: 'PE-I', batch: 'Batch 2' },
    physics,
  ];
  const groups = entriesBetween({ meetings }, day, day).map((entry) => entry.groups);
  expect(groups).toEqual([undefined, ['PE-I', 'Batch 2'], ['Batch B1']]);
});

test('says plainly that a class is cancelled, and why', () => {
  const timetable = changed(change({ kind: 'cancelled', reason: 'The hall is closed.' }));
  expect(show(timetable)[1]).toBe('23 11:45 Mathematics not held Cancelled');
  expect(entriesBetween(timetable, day, day)[1]?.change?.reason).toBe('The hall is closed.');
});

test('says who holds a class instead of whom', () => {
  const timetable = changed(change({ kind: 'substituted', teachers: ['Dr. Iyer'] }));
  expect(show(timetable)[1]).toBe('23 11:45 Mathematics held Dr. Iyer instead of Dr. Rao');
  const own = { ...timetable, meetings: [{ ...maths, teachers: undefined }] };
  expect(show(own)).toEqual(['23 11:45 Mathematics held Held by Dr. Iyer']);
});

test('shows a moved class at both times', () => {
  const timetable = changed(change({ to: { day, start: '14:30', end: '15:25', room: 'C-204' } }));
  expect(show(timetable)).toEqual([
    '23 09:00 Physics held',
    '23 11:45 Mathematics not held Moved to 2:30PM in C-204',
    '23 14:30 Mathematics held Moved from 11:45AM',
  ]);
});

test('shows a class that only changes its room once', () => {
  const to = { day, start: '11:45', end: '12:40', room: 'C-204' };
  expect(show(changed(change({ to })))).toEqual([
    '23 09:00 Physics held',
    '23 11:45 Mathematics held Moved to C-204',
  ]);
});

test('shows where a class goes that is moved out of the shown days, and where one comes from', () => {
  const timetable = changed(change({ to: { day: '2026-12-01', start: '10:00', end: '10:55' } }));
  expect(show(timetable)[1]).toBe(
    '23 11:45 Mathematics not held Moved to Tuesday, 01 Dec 2026, 10:00AM in C-101',
  );
  expect(show(timetable, '2026-12-01', '2026-12-01')).toEqual([
    '01 10:00 Mathematics held Moved from Monday, 23 Nov 2026, 11:45AM',
  ]);
  expect(show(timetable, day, '2026-12-01')).toHaveLength(5);
});

test('an older move is not shown', () => {
  const older = change({ id: 'older', to: { day: '2026-12-01', start: '10:00', end: '10:55' } });
  const newer = change({ id: 'newer', kind: 'cancelled', sequence: 2 });
  expect(show(changed(older, newer))).toEqual([
    '23 09:00 Physics held',
    '23 11:45 Mathematics not held Cancelled',
  ]);
});

test('shows exams between the classes', () => {
  const exam = {
    id: 'x',
    course: 'Physics',
    label: 'Mid-semester',
    day,
    start: '10:00',
    end: '11:00',
  };
  expect(show({ ...changed(), exams: [exam] })[1]).toBe('23 10:00 Physics, Mid-semester held');
});

test('a teacher’s class is named after its section', () => {
  expect(show({ meetings: [{ ...maths, students: 62 }] })).toEqual(['23 11:45 A Mathematics held']);
});
