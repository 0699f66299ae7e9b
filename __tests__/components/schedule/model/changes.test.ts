import fc from 'fast-check';
import {
  checkChange,
  classesAt,
  emptyChange,
  readChange,
} from '@/components/schedule/model/change-form';
import type { Cancellation } from '@/components/schedule/model/class-cancel';
import { classState, dayWord, hasBegun } from '@/components/schedule/model/class-state';
import { isHeld, meetingsBetween, type Timetable } from '@/components/schedule/model/dated-meeting';
import { withCancellations } from '@/components/schedule/model/device-change';

const usual = { day: '2026-11-24', start: '09:00', end: '09:55', room: 'C-204' };
const { values } = emptyChange(usual.day, usual);
const reason = 'The hall is closed.';

const problems = (more: Partial<typeof values>) =>
  checkChange({ ...values, reason, ...more }, usual, '2026-11-23').map(({ field }) => field);

test('A move needs another day, time or room that is not over, and a reason', () => {
  expect(problems({})).toEqual(['day']);
  expect(problems({ day: '2026-11-22' })).toEqual(['day']);
  expect(problems({ start: '10:00', end: '10:00' })).toEqual(['end']);
  expect(problems({ start: '', end: '25:00', reason: ' ' })).toEqual(['start', 'end', 'reason']);
  expect(problems({ room: 'C-205' })).toEqual([]);
  expect(problems({ day: '2026-11-25' })).toEqual([]);
});

test('A substitution needs only a teacher and a reason, a cancellation only a reason', () => {
  expect(problems({ kind: 'substituted', day: '' })).toEqual(['teacher']);
  expect(problems({ kind: 'substituted', teacher: 'Dr. Iyer', reason: '' })).toEqual(['reason']);
  expect(problems({ kind: 'cancelled', day: '' })).toEqual([]);
});

test('Only what belongs to the kind of change is stored', () => {
  const texts = { ...values, teacher: 'Dr.  Iyer ', reason, start: '10:00', end: '10:55' };
  expect(readChange(texts)).toEqual({
    to: { day: '2026-11-24', start: '10:00', end: '10:55', room: 'C-204' },
    teachers: ['Dr. Iyer'],
    reason,
  });
  expect(readChange({ ...texts, teacher: ' ' })).not.toHaveProperty('teachers');
  expect(readChange({ ...texts, room: ' ' }).to).not.toHaveProperty('room');
  expect(readChange({ ...texts, kind: 'substituted' })).toEqual({ teachers: ['Dr. Iyer'], reason });
  expect(readChange({ ...texts, kind: 'cancelled' })).toEqual({ reason });
});

test('The other classes at the new time are known, without those that are cancelled', () => {
  const meeting = (id: string, start: string, end: string) => ({
    ...{ id, start, end, section: 'A', course: id },
  });
  const meetings = [meeting('maths', '09:00', '09:55'), meeting('physics', '10:00', '10:55')];
  const time = { day: usual.day, start: '09:30', end: '10:30' };
  const at = (changes: Parameters<typeof classesAt>[0]['changes'] = []) =>
    classesAt({ meetings, changes }, time, `maths:${usual.day}`).map((one) => one.meeting.id);
  expect(at()).toEqual(['physics']);
  expect(
    at([
      {
        ...{ id: 'x', meeting: 'physics', day: usual.day, kind: 'cancelled' },
        ...{ at: '2026-11-20T09:00', sequence: 1 },
      },
    ]),
  ).toEqual([]);
  expect(classesAt({ meetings }, { ...time, day: '' }, 'other')).toEqual([]);
});

const nine = { day: '2026-11-02', start: '09:00', end: '09:55' };
const at = (time: string, day = '2026-11-02') => classState(nine, { day, time }).text;

test('Says how long it is until a class, whether it is on, and that it is over', () => {
  expect(['07:59', '08:00', '08:50', '09:00', '09:54', '09:55'].map((time) => at(time))).toEqual([
    ...['at 9:00AM', 'in 60 min', 'in 10 min', 'now', 'now', 'Over'],
  ]);
  expect(at('12:00', '2026-11-01')).toBe('Tomorrow');
  expect(at('12:00', '2026-10-30')).toBe('Mon\u00a002\u00a0Nov');
  expect(at('08:00', '2026-11-03')).toBe('Over');
  expect(dayWord('2027-01-01', '2026-12-31')).toBe('Tomorrow');
});

test('Every class of a day is later, soon, now and over in this order, and its register opens with it', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const order = ['later', 'soon', 'now', 'over'];
  fc.assert(
    fc.property(minute, minute, minute, minute, (one, other, first, second) => {
      const [start, end] = [Math.min(one, other), Math.max(one, other) + 1].map(time);
      const entry = { day: '2026-11-02', start: start!, end: end! };
      const [before, after] = [Math.min(first, second), Math.max(first, second)].map((minutes) => ({
        day: '2026-11-02',
        time: time(minutes),
      }));
      const phase = (moment: typeof before) => classState(entry, moment!).phase;
      expect(order.indexOf(phase(before))).toBeLessThanOrEqual(order.indexOf(phase(after)));
      expect(hasBegun(entry, after!)).toBe(['now', 'over'].includes(phase(after)));
    }),
  );
});

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
