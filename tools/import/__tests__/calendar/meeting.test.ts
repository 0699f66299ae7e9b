import { eventLines, readEvents, readText, calendarText } from './read';

const lecture = (...lines: string[]) =>
  eventLines(
    'UID:lecture',
    'SUMMARY:CS101 A – Lecture',
    'DTSTART;TZID=Asia/Kolkata:20260824T090000',
    'DTEND;TZID=Asia/Kolkata:20260824T095000',
    ...lines,
  );

const weekly = 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261209T183000Z';

describe('Meetings of a timetable', () => {
  it('reads a weekly meeting of a section', () => {
    const { meetings, events, problems } = readEvents(...lecture('LOCATION:Room 12', weekly));
    expect(meetings).toEqual([
      {
        section: 'CS101 A',
        weekdays: ['Monday', 'Wednesday'],
        start: '09:00',
        end: '09:50',
        room: 'Room 12',
        from: '2026-08-24',
        to: '2026-12-09',
      },
    ]);
    expect(events).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('interrupts a meeting where a day is left out, and adds single days', () => {
    const { meetings } = readEvents(
      ...lecture(
        'RRULE:FREQ=WEEKLY;COUNT=6',
        'EXDATE;TZID=Asia/Kolkata:20260907T090000',
        'RDATE;TZID=Asia/Kolkata:20260912T090000',
      ),
    );
    expect(meetings.map(({ weekdays, from, to }) => [weekdays, from, to])).toEqual([
      [['Monday'], '2026-08-24', '2026-08-31'],
      [['Monday'], '2026-09-14', '2026-09-28'],
      [['Saturday'], '2026-09-12', '2026-09-12'],
    ]);
  });

  it('leaves out a day that EXDATE names without a time', () => {
    const { meetings } = readEvents(
      ...lecture('RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;VALUE=DATE:20260831'),
    );
    expect(meetings).toMatchObject([{ from: '2026-08-24', to: '2026-08-24' }]);
  });

  it('moves a single meeting to another room and time', () => {
    const { meetings } = readEvents(
      ...lecture('RRULE:FREQ=WEEKLY;COUNT=3', 'LOCATION:Hall'),
      ...eventLines(
        'UID:lecture',
        'SUMMARY:CS101 A – Lecture',
        'RECURRENCE-ID;TZID=Asia/Kolkata:20260831T090000',
        'DTSTART;TZID=Asia/Kolkata:20260901T140000',
        'DURATION:PT50M',
        'LOCATION:Lab',
      ),
    );
    expect(meetings.map(({ from, to, room, start }) => [from, to, room, start])).toEqual([
      ['2026-08-24', '2026-08-24', 'Hall', '09:00'],
      ['2026-09-07', '2026-09-07', 'Hall', '09:00'],
      ['2026-09-01', '2026-09-01', 'Lab', '14:00'],
    ]);
  });

  it('goes on without a last day if the rule has none', () => {
    const { meetings, problems } = readEvents(
      ...lecture('RRULE:FREQ=WEEKLY;BYDAY=MO,WE', 'EXDATE;TZID=Asia/Kolkata:20260826T090000'),
    );
    expect(meetings).toMatchObject([
      { weekdays: ['Monday'], from: '2026-08-24', to: '2026-08-24' },
      { weekdays: ['Monday', 'Wednesday'], from: '2026-08-31' },
    ]);
    expect(meetings[1]).not.toHaveProperty('to');
    expect(problems).toEqual([]);
  });

  it.each([
    ['SUMMARY:CS101 A and CS101 B', [{ section: 'CS101 A' }, { section: 'CS101 B' }]],
    ['SUMMARY:CS101 – Lecture – CS101 A', [{ section: 'CS101 A' }]],
    ['SUMMARY:Lecture: cs101 (Programming)', [{ course: 'CS101' }]],
    ['SUMMARY:Lecture of CS101/Week 12', [{ course: 'CS101' }]],
    ['SUMMARY:Lecture\nLOCATION:CS101 B', [{ section: 'CS101 B' }]],
    ['SUMMARY:Lecture\nCATEGORIES:Theory,CS101 A', [{ section: 'CS101 A' }]],
    ['SUMMARY:Lecture\nATTENDEE;CN=CS101 A:mailto:list@college.example', [{ section: 'CS101 A' }]],
    ['SUMMARY:12', [{ section: '12' }]],
    ['SUMMARY:Week 12 of group A', []],
  ])('finds the sections in %s', (lines, units) => {
    const { meetings } = readEvents(
      ...eventLines(
        'UID:one',
        ...lines.split('\n'),
        'DTSTART:20260824T090000',
        'DTEND:20260824T100000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
    );
    expect(meetings.map(({ section, course }) => ({ section, course }))).toEqual(
      units.map((unit) => ({ section: undefined, course: undefined, ...unit })),
    );
  });

  it('names the teachers that the calendar invites', () => {
    const invited = lecture(
      'RRULE:FREQ=WEEKLY;COUNT=2',
      'ORGANIZER;CN=Timetable:MAILTO:timetable@college.example',
      'ATTENDEE;CN=Anita Rao:mailto:rao@college.example',
      'ATTENDEE;CUTYPE=ROOM:mailto:hall@college.example',
    );
    expect(readEvents(...invited).meetings).toMatchObject([
      { teachers: ['rao@college.example', 'timetable@college.example'] },
    ]);
    const knowsPerson = (text: string) => text === 'Anita Rao';
    expect(readText(calendarText(...invited), { knowsPerson }).meetings).toMatchObject([
      { teachers: ['Anita Rao'] },
    ]);
  });

  it('does not take the address of an online meeting as a room', () => {
    const { meetings } = readEvents(
      ...lecture('RRULE:FREQ=WEEKLY;COUNT=2', 'LOCATION:https://meet.example/?pwd=1'),
    );
    expect(meetings[0]).not.toHaveProperty('room');
  });

  it('makes one weekly meeting of entries that do not repeat', () => {
    const single = (uid: string, day: string, summary = 'CS101 A') =>
      eventLines(
        `UID:${uid}`,
        `SUMMARY:${summary}`,
        `DTSTART:${day}T090000`,
        `DTEND:${day}T100000`,
      );
    const { meetings, events } = readEvents(
      ...single('1', '20260824'),
      ...single('2', '20260831'),
      ...single('3', '20260907'),
      ...single('4', '20260902', 'CS101 A guest lecture'),
      ...single('5', '20260914', 'CS101 A midterm exam'),
      ...single('6', '20260921', 'CS101 A midterm exam'),
    );
    expect(meetings).toEqual([
      {
        section: 'CS101 A',
        weekdays: ['Monday'],
        start: '09:00',
        end: '10:00',
        from: '2026-08-24',
        to: '2026-09-07',
      },
    ]);
    expect(events.map(({ id, type }) => [id, type])).toEqual([
      ['4', 'event'],
      ['5', 'exam'],
      ['6', 'exam'],
    ]);
  });

  it.each([
    ['DTEND:20260825T003000', '24:30'],
    ['DTEND:20260825T000000', '24:00'],
  ])('keeps a class that goes on after midnight with its section: %s', (end, time) => {
    const { meetings, events } = readEvents(
      ...eventLines('UID:one', 'SUMMARY:CS101 A', 'DTSTART:20260824T223000', end, weekly),
    );
    expect(meetings).toMatchObject([{ section: 'CS101 A', start: '22:30', end: time }]);
    expect(events).toEqual([]);
  });

  it.each([
    ['monthly', 'RRULE:FREQ=MONTHLY;COUNT=2'],
    ['over midnight', 'DURATION:PT20H\nRRULE:FREQ=WEEKLY;COUNT=2'],
    ['of no section', 'SUMMARY:Choir\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=2'],
  ])('takes what repeats %s as events', (_, lines) => {
    const { meetings, events } = readEvents(
      ...eventLines('UID:one', ...lines.split('\n'), 'SUMMARY:CS101 A', 'DTSTART:20260824T090000'),
    );
    expect(meetings).toEqual([]);
    expect(events).toHaveLength(2);
  });
});
