import fc from 'fast-check';
import { eventSequence } from '@/components/schedule/model/icalendar';
import { meetingsBetween, type Timetable } from '@/components/schedule/model/dated-meeting';
import type { Exam, MeetingChange, SpecialDay } from '@/content/schema/schedule/schedule';
import { zonedMoment } from '@/lib/time/zoned-time';
import { anyTimetable, window } from '../model/any-timetable';
import {
  eventsIn,
  readFeed,
  type ShownMeeting,
} from '@/__tests__/components/schedule/model/read-calendar';
import { runsOf } from '@/__tests__/full-run';
import { writeTimetable } from '@/components/schedule/feed/save-timetable';

const feed = {
  ...{ product: 'Manarah, the portal', name: 'My timetable', asOf: '2026-11-20' },
  calendarHost: { host: 'college.example', timeZone: 'Asia/Kolkata' },
};

const write = (timetable: Timetable, timeZone = 'Asia/Kolkata') =>
  writeTimetable({ ...feed, timetable, calendarHost: { ...feed.calendarHost, timeZone } });

/** What calendar programs are to show of a timetable. */
function expected(timetable: Timetable, timeZone: string): ShownMeeting[] {
  return meetingsBetween(timetable, window.from, window.to)
    .map(({ day, start, end, room, change }) => ({
      start: zonedMoment(day, start, timeZone).toISOString(),
      end: zonedMoment(day, end, timeZone).toISOString(),
      room: room ?? '',
      cancelled: change?.kind === 'cancelled',
    }))
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

/** Without a term, a file starts on the first day that it knows. */
function firstDay({ days = [], changes = [] }: Timetable): string {
  return [feed.asOf, ...[...days, ...changes].map(({ day }) => day)].sort()[0]!;
}

const zones = [
  ...['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'America/Santiago'],
  ...['Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Kathmandu', 'UTC'],
];

test('ical.js shows the meetings of any timetable, in any time zone', () => {
  fc.assert(
    fc.property(anyTimetable, fc.constantFrom(...zones), (any, timeZone) => {
      // Only what has a first day is complete before the file was written.
      const first = firstDay(any);
      const timetable = {
        ...any,
        meetings: any.meetings.map((meeting) => ({ ...meeting, from: meeting.from ?? first })),
      };
      const [from, to] = [window.from, window.to].map((day) => zonedMoment(day, '00:00', timeZone));
      const end = new Date(to!.getTime() + 24 * 60 * 60 * 1000);
      expect(readFeed(write(timetable, timeZone), from!, end)).toEqual(
        expected(timetable, timeZone),
      );
    }),
    { numRuns: runsOf(120) },
  );
});

const meeting = {
  ...{ id: 'maths', start: '09:00', end: '09:55', section: '1CSE33', course: 'Mathematics' },
  ...{ room: 'C-204', teachers: ['Dr. Ananya Rao'], weekdays: ['Monday', 'Thursday'] },
};

const term = { name: 'Autumn 2026', from: '2026-10-19', to: '2027-01-22' };

const change = (fields: Partial<MeetingChange>): MeetingChange => ({
  ...{ id: 'change', meeting: 'maths', day: '2026-11-23', kind: 'cancelled' },
  ...{ at: '2026-11-21T10:00', sequence: 1 },
  ...fields,
});

const holiday = (day: string): SpecialDay => ({
  ...{ id: `d-${day}`, day, kind: 'holiday', label: 'Holiday' },
});

const exam: Exam = {
  ...{ id: 'maths-end', course: 'Mathematics', label: 'End-semester', room: 'Hall 1' },
  ...{ day: '2026-12-14', start: '10:00', end: '13:00' },
};

const timetable = (fields: Partial<Timetable> = {}): Timetable => ({
  ...{ meetings: [meeting], term, days: [], changes: [], exams: [] },
  ...fields,
});

/** The properties of the events in a file, as text. */
function read(text: string) {
  return eventsIn(text).map(({ component }) => {
    const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    const names = ['uid', 'dtstamp', 'sequence', 'status', 'summary', 'location', 'description'];
    return Object.fromEntries([...names, 'rrule', 'recurrence-id'].map((one) => [one, value(one)]));
  });
}

const unfold = (text: string) => text.replaceAll('\r\n ', '');

describe('the file of a timetable', () => {
  test('raises the sequence of a class that is cancelled', () => {
    const [series, one] = read(write(timetable({ changes: [change({})] })));
    expect(one).toMatchObject({
      ...{ uid: series?.['uid'], sequence: `${eventSequence('2026-11-21T10:00', 1)}` },
    });
    expect(Number(one?.['sequence'])).toBeGreaterThan(Number(series?.['sequence']));
  });

  test('cancels one of two meetings at the same time', () => {
    const other = { ...meeting, id: 'physics', course: 'Physics' };
    const text = write(timetable({ meetings: [meeting, other], changes: [change({})] }));
    const [from, to] = [new Date('2026-11-23'), new Date('2026-11-24')];
    expect(readFeed(text, from, to).map(({ cancelled }) => cancelled)).toEqual([false, true]);
  });

  test('has one event per weekly meeting, without its holidays', () => {
    const days = [holiday('2026-11-05'), holiday('2026-11-06')];
    const text = write(timetable({ days }));
    expect(read(text)).toEqual([
      {
        uid: 'maths-2026-10-19@college.example',
        ...{
          dtstamp: '2026-11-19T18:30:00Z',
          sequence: `${eventSequence('2026-11-20T00:00')}`,
          status: 'CONFIRMED',
        },
        ...{ summary: '1CSE33 Mathematics', location: 'C-204', description: 'Dr. Ananya Rao' },
        rrule: 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20270122T182900Z',
        'recurrence-id': '',
      },
    ]);
    expect(unfold(text)).toContain('EXDATE;TZID=Asia/Kolkata:20261105T090000\r\n');
  });

  test('replaces a meeting that is cancelled, with when and why it was', () => {
    const changes = [change({ reason: 'The hall is closed.', sequence: 4 })];
    expect(read(write(timetable({ changes })))[1]).toMatchObject({
      uid: 'maths-2026-10-19@college.example',
      ...{ dtstamp: '2026-11-21T04:30:00Z', sequence: `${eventSequence('2026-11-21T10:00', 4)}` },
      status: 'CANCELLED',
      ...{ summary: 'Cancelled: 1CSE33 Mathematics', 'recurrence-id': '2026-11-23T09:00:00' },
      description: 'The hall is closed.\nDr. Ananya Rao',
    });
  });

  test('says where a moved meeting was, and who holds another one instead', () => {
    const to = { day: '2026-11-28', start: '14:00', end: '14:55', room: 'D-1' };
    const changes = [
      change({ kind: 'moved', to }),
      change({ kind: 'substituted', day: '2026-11-26', teachers: ['Dr. Vikram Das'] }),
    ];
    const [, moved, substituted] = read(write(timetable({ changes })));
    expect(moved).toMatchObject({
      ...{ 'recurrence-id': '2026-11-23T09:00:00', location: 'D-1', status: 'CONFIRMED' },
      description: 'Moved from Monday, 23 Nov 2026, 9:00AM\nDr. Ananya Rao',
    });
    expect(substituted).toMatchObject({
      ...{ 'recurrence-id': '2026-11-26T09:00:00', location: 'C-204' },
      description: 'Another teacher holds this class.\nDr. Vikram Das',
    });
  });

  test('has an event of its own for a day that follows another weekday', () => {
    const days: SpecialDay[] = [
      {
        id: 'make-up',
        day: '2026-11-28',
        kind: 'special',
        label: 'Make-up day',
        follows: 'Monday',
      },
    ];
    const events = read(write(timetable({ days })));
    expect(events.map(({ uid, rrule }) => [uid, rrule !== ''])).toEqual([
      ['maths-2026-10-19@college.example', true],
      ['maths-2026-10-19-2026-11-28@college.example', false],
    ]);
  });

  test('has the exams', () => {
    expect(read(write(timetable({ meetings: [], exams: [exam] })))).toEqual([
      expect.objectContaining({
        ...{ uid: 'exam-maths-end@college.example', summary: 'Exam: Mathematics, End-semester' },
        location: 'Hall 1',
      }),
    ]);
  });

  test('has no event for a meeting whose days are all holidays', () => {
    const meetings = [{ ...meeting, from: '2026-11-23', to: '2026-11-26' }];
    const days = [holiday('2026-11-23'), holiday('2026-11-26')];
    expect(read(write(timetable({ meetings, days })))).toEqual([]);
  });

  test('without a term repeats the meetings from the first day that the timetable knows', () => {
    const text = write({ meetings: [meeting], changes: [change({ day: '2026-11-16' })] });
    expect(read(text)[0]).toMatchObject({
      uid: 'maths@college.example',
      rrule: 'FREQ=WEEKLY;BYDAY=MO,TH',
    });
    expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20261116T090000');
  });

  test('is the same each time, in lines of at most 75 octets', () => {
    const long = { ...meeting, course: 'மின்னணுவியல் '.repeat(12).trim() };
    const text = write(timetable({ meetings: [long], changes: [change({})] }));
    expect(write(timetable({ meetings: [long], changes: [change({})] }))).toBe(text);
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(read(text)[0]?.['summary']).toBe(`1CSE33 ${long.course}`);
  });
});
