import type { Cancellation } from '@/components/schedule/model/class-cancel';
import { isHeld, meetingsBetween, type Timetable } from '@/components/schedule/model/dated-meeting';
import { withCancellations } from '@/components/schedule/model/device-change';

const meeting = { id: 'maths', start: '09:00', end: '09:55', section: 'A', course: 'Mathematics' };
const day = '2026-11-23';
const timetable: Timetable = { meetings: [meeting] };

const stored = (more: Partial<Cancellation> = {}): Cancellation => ({
  id: `maths:${day}`,
  at: '2026-11-22T04:30:00.000Z',
  session: 'maths',
  day,
  title: 'A Mathematics',
  start: '09:00',
  end: '09:55',
  reason: 'Ill',
  by: 'Dr. Rao',
  restored: null,
  sequence: 1,
  ...more,
});

const cancelled = (at: string, sequence = 1) => ({
  ...{ id: `published-${sequence}`, meeting: 'maths', day, kind: 'cancelled' as const },
  ...{ reason: 'Strike', at, sequence },
});

const moved = (at: string, sequence = 1) => ({
  ...{ id: `moved-${sequence}`, meeting: 'maths', day, kind: 'moved' as const, at, sequence },
  to: { day, start: '15:00', end: '15:55' },
});

const shownOf = (base: Timetable, ...cancellations: Cancellation[]) => {
  const own = withCancellations(base, cancellations, 'Asia/Kolkata');
  return meetingsBetween(own, day, day).map((one) => [isHeld(one), one.start, one.change?.reason]);
};

test('a cancellation on this device cancels the meeting of that day, with its reason', () => {
  expect(shownOf(timetable, stored())).toEqual([[false, '09:00', 'Ill']]);
  expect(shownOf(timetable)).toEqual([[true, '09:00', undefined]]);
});

test('a restored class is held', () => {
  expect(shownOf(timetable, stored({ restored: '2026-11-22T05:00:00.000Z' }))).toEqual([
    [true, '09:00', undefined],
  ]);
});

test('a cancellation of another timetable changes nothing', () => {
  const own = withCancellations(timetable, [stored({ session: 'physics' })], 'Asia/Kolkata');
  expect(own).toBe(timetable);
});

test('of a cancellation and a change of the college, the later one holds, in the college’s time', () => {
  // 04:30 in UTC is 10:00 in Kolkata.
  const earlier = { ...timetable, changes: [moved('2026-11-22T09:59', 7)] };
  const later = { ...timetable, changes: [moved('2026-11-22T10:01')] };
  expect(shownOf(earlier, stored())).toEqual([[false, '09:00', 'Ill']]);
  expect(shownOf(later, stored())).toEqual([[true, '15:00', undefined]]);
});

test('restoring a class removes the college’s earlier cancellations, and keeps a later one', () => {
  const restored = stored({ restored: '2026-11-22T05:00:00.000Z' });
  const before = {
    ...timetable,
    changes: [cancelled('2026-11-22T10:00'), cancelled('2026-11-22T10:05', 2)],
  };
  const after = { ...timetable, changes: [cancelled('2026-11-22T10:31')] };
  expect(shownOf(before, restored)).toEqual([[true, '09:00', undefined]]);
  expect(shownOf(after, restored)).toEqual([[false, '09:00', 'Strike']]);
});

const later = { day, start: '15:00', end: '15:55', room: 'C-204' };

test('a class that is moved on this device is held then, and one of another teacher keeps its time', () => {
  const own = withCancellations(timetable, [stored({ to: later })], 'Asia/Kolkata');
  expect(meetingsBetween(own, day, day)).toMatchObject([
    { ...later, plannedDay: day, change: { kind: 'moved', reason: 'Ill' } },
  ]);
  const other = withCancellations(timetable, [stored({ teachers: ['Dr. Iyer'] })], 'Asia/Kolkata');
  expect(meetingsBetween(other, day, day)).toMatchObject([
    { start: '09:00', teachers: ['Dr. Iyer'], change: { kind: 'substituted' } },
  ]);
});

test('taking a move back removes the college’s copy of it, and keeps a cancellation', () => {
  const back = stored({ to: later, restored: '2026-11-22T05:00:00.000Z' });
  const published = { ...timetable, changes: [moved('2026-11-22T10:00')] };
  expect(shownOf(published, back)).toEqual([[true, '09:00', undefined]]);
  const strike = { ...timetable, changes: [cancelled('2026-11-22T10:00')] };
  expect(shownOf(strike, back)).toEqual([[false, '09:00', 'Strike']]);
});
