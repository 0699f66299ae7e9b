import fc from 'fast-check';
import {
  examsBetween,
  isHeld,
  meetingsBetween,
  type DatedMeeting,
  type Timetable,
} from '@/components/schedule/model/dated-meeting';
import type { MeetingChange, SpecialDay } from '@/content/schema/schedule/schedule';
import { weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { anyTimetable, window } from './any-timetable';
import { runsOf } from '@/__tests__/full-run';

const meeting = {
  ...{ id: 'maths', start: '09:00', end: '09:55', section: '1CSE33', course: 'Mathematics' },
  ...{ room: 'C-204', teachers: ['Dr. Ananya Rao'], weekdays: ['Monday', 'Thursday'] },
};

const change = (fields: Partial<MeetingChange>): MeetingChange => ({
  ...{ id: 'change', meeting: 'maths', day: '2026-11-23', kind: 'cancelled' },
  ...{ at: '2026-11-20T10:00', sequence: 1 },
  ...fields,
});

const special = (fields: Partial<SpecialDay>): SpecialDay => ({
  ...{ id: 'day', day: '2026-11-23', kind: 'special', label: 'Special' },
  ...fields,
});

const moved = (day: string, to: string) =>
  change({ kind: 'moved', day, to: { day: to, start: '14:00', end: '14:55', room: 'D-1' } });

const timetable = (fields: Partial<Timetable> = {}): Timetable => ({
  meetings: [meeting],
  ...fields,
});

/** Monday to Sunday. */
const week = (fields?: Partial<Timetable>) =>
  meetingsBetween(timetable(fields), '2026-11-23', '2026-11-29');

const when = ({ day, start, change: changed }: DatedMeeting) =>
  [day, start, changed?.kind].filter(Boolean).join(' ');

describe('the meetings of a week', () => {
  test('are on their weekdays, with their room and teachers', () => {
    expect(week().map(when)).toEqual(['2026-11-23 09:00', '2026-11-26 09:00']);
    expect(week()[0]).toMatchObject({
      ...{ key: 'maths:2026-11-23', room: 'C-204', teachers: ['Dr. Ananya Rao'] },
    });
  });

  test('are on every day except Sunday without weekdays', () => {
    const meetings = [{ ...meeting, weekdays: undefined }];
    expect(week({ meetings }).map(({ day }) => weekdayOf(day))).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    ]);
  });

  test('start and end with the meeting and with the term', () => {
    const term = { name: 'Autumn', from: '2026-08-01', to: '2026-11-25' };
    expect(week({ term }).map(when)).toEqual(['2026-11-23 09:00']);
    expect(week({ term: { ...term, from: '2026-11-24' } })).toEqual([]);
    const meetings = [{ ...meeting, from: '2026-11-24', to: '2026-11-26' }];
    expect(week({ meetings }).map(when)).toEqual(['2026-11-26 09:00']);
  });

  test('are not held on a holiday of one or several days', () => {
    expect(week({ days: [special({ kind: 'holiday' })] }).map(when)).toEqual(['2026-11-26 09:00']);
    const days = [special({ kind: 'holiday', day: '2026-11-20', end: '2026-11-26' })];
    expect(week({ days })).toEqual([]);
  });

  test('follow another weekday on a special day', () => {
    const days = [special({ day: '2026-11-28', follows: 'Monday' })];
    expect(week({ days }).map(when)).toEqual([
      ...['2026-11-23 09:00', '2026-11-26 09:00', '2026-11-28 09:00'],
    ]);
    expect(week({ days: [special({ follows: 'Tuesday' })] }).map(when)).toEqual([
      '2026-11-26 09:00',
    ]);
  });

  test('that end after a half day are not held', () => {
    expect(week({ days: [special({ until: '09:55' })] })).toHaveLength(2);
    expect(week({ days: [special({ until: '09:54' })] })).toHaveLength(1);
  });

  test('take the first of two special days on one day', () => {
    const days = [special({ until: '12:00' }), special({ kind: 'holiday' })];
    expect(week({ days })).toHaveLength(2);
    expect(week({ days: days.reverse() })).toHaveLength(1);
  });
});

describe('a changed meeting', () => {
  test('that is cancelled is listed and not held', () => {
    const [first, second] = week({ changes: [change({})] });
    expect(when(first!)).toBe('2026-11-23 09:00 cancelled');
    expect([isHeld(first!), isHeld(second!)]).toEqual([false, true]);
  });

  test('that is substituted has the other teachers', () => {
    const changes = [change({ kind: 'substituted', teachers: ['Dr. Vikram Das'] })];
    expect(week({ changes })[0]).toMatchObject({
      ...{ teachers: ['Dr. Vikram Das'], start: '09:00', room: 'C-204' },
    });
  });

  test('that is moved is at its new time and room, and keeps its key', () => {
    const [, last] = week({ changes: [moved('2026-11-23', '2026-11-28')] });
    expect(last).toMatchObject({
      ...{ day: '2026-11-28', start: '14:00', room: 'D-1', plannedDay: '2026-11-23' },
      ...{ key: 'maths:2026-11-23', teachers: ['Dr. Ananya Rao'] },
    });
  });

  test('is moved out of the week and into it', () => {
    expect(week({ changes: [moved('2026-11-23', '2026-12-01')] }).map(when)).toEqual([
      '2026-11-26 09:00',
    ]);
    expect(week({ changes: [moved('2026-11-30', '2026-11-27')] }).map(when)).toContain(
      '2026-11-27 14:00 moved',
    );
  });

  test('is moved away from a holiday, and to a day outside the term', () => {
    const term = { name: 'Autumn', from: '2026-08-01', to: '2026-11-26' };
    const days = [special({ kind: 'holiday' })];
    const changes = [moved('2026-11-23', '2026-11-28')];
    expect(week({ days, term, changes }).map(when)).toEqual([
      ...['2026-11-26 09:00', '2026-11-28 14:00 moved'],
    ]);
  });

  test('has no effect on a day without the meeting, or on one that is over', () => {
    expect(week({ changes: [moved('2026-11-24', '2026-11-25')] })).toHaveLength(2);
    const meetings = [{ ...meeting, to: '2026-11-22' }];
    expect(week({ meetings, changes: [moved('2026-11-23', '2026-11-25')] })).toEqual([]);
    expect(week({ changes: [change({ meeting: 'physics' })] })).toEqual(week());
  });

  test('has only its latest change, whatever the order', () => {
    const changes = [
      moved('2026-11-23', '2026-11-25'),
      change({ sequence: 3, kind: 'substituted', teachers: ['Dr. Vikram Das'] }),
      change({ sequence: 2 }),
    ];
    for (const list of [changes, [...changes].reverse()])
      expect(week({ changes: list }).map(when)).toEqual([
        ...['2026-11-23 09:00 substituted', '2026-11-26 09:00'],
      ]);
  });

  test('of two with one sequence has the one that was decided last', () => {
    const changes = [change({ at: '2026-11-21T10:00' }), moved('2026-11-23', '2026-11-25')];
    expect(when(week({ changes })[0]!)).toBe('2026-11-23 09:00 cancelled');
  });
});

describe('the meetings of any timetable', () => {
  test('go over a New Year without a gap', () => {
    const found = meetingsBetween(timetable(), '2026-12-28', '2027-01-07');
    expect(found.map(({ day }) => day)).toEqual([
      ...['2026-12-28', '2026-12-31', '2027-01-04', '2027-01-07'],
    ]);
  });

  test('of a period are those of its days together, by time, each once', () => {
    const length = fc.integer({ min: 0, max: 30 });
    const start = fc.integer({ min: 0, max: 200 }).map((count) => daysAfter(window.from, count));
    fc.assert(
      fc.property(anyTimetable, start, length, (any, from, count) => {
        const days = Array.from({ length: count + 1 }, (_, ahead) => daysAfter(from, ahead));
        const whole = meetingsBetween(any, from, daysAfter(from, count));
        expect(whole).toEqual(days.flatMap((day) => meetingsBetween(any, day, day)));
        expect(new Set(whole.map(({ key }) => key)).size).toBe(whole.length);
      }),
      { numRuns: runsOf(60) },
    );
  });

  test('without changes and special days are those of the weekdays', () => {
    fc.assert(
      fc.property(anyTimetable, ({ meetings, term }) => {
        const found = meetingsBetween({ meetings, term }, window.from, window.to);
        for (const { day, meeting: one } of found) {
          if (one.dates) expect(one.dates).toContain(day);
          else expect(one.weekdays ?? weekdayOf(day)).toContain(weekdayOf(day));
          expect((one.from ?? day) <= day && day <= (one.to ?? day)).toBe(true);
          expect(!term || (term.from <= day && day <= term.to)).toBe(true);
        }
      }),
      { numRuns: runsOf(60) },
    );
  });
});

test('the exams of a period are listed by time', () => {
  const exam = (id: string, day: string, start: string) => ({
    ...{ id, day, start, end: '23:00', course: 'Physics' },
  });
  const exams = [
    exam('c', '2026-12-03', '14:00'),
    exam('b', '2026-12-03', '09:00'),
    exam('a', '2026-12-01', '09:00'),
  ];
  const ids = examsBetween(exams, '2026-12-02', '2026-12-03').map(({ id }) => id);
  expect(ids).toEqual(['b', 'c']);
});
