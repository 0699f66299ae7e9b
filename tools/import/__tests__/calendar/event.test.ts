import { eventLines, readEvent, readEvents } from './read';

const day = (...lines: string[]) => eventLines('UID:one', 'SUMMARY:Fair', ...lines);

describe('Events of a calendar', () => {
  it.each([
    ['DTEND;VALUE=DATE:20260824', undefined],
    ['DTEND;VALUE=DATE:20260825', undefined],
    ['DURATION:P1D', undefined],
    ['DURATION:P3D', '2026-08-26'],
    ['DURATION:P1W', '2026-08-30'],
  ])('has %s after a whole day', (length, end) => {
    const [event] = readEvents(...day('DTSTART;VALUE=DATE:20260824', length)).events;
    expect(event?.end).toBe(end);
  });

  it.each([
    ['DTEND:20260824T113000', { startTime: '09:00', endTime: '11:30' }],
    ['DURATION:PT50M', { startTime: '09:00', endTime: '09:50' }],
    ['DURATION:PT15H', { startTime: '09:00', endTime: '00:00' }],
    ['DURATION:PT16H', { startTime: '09:00', endTime: '01:00', end: '2026-08-25' }],
    ['LOCATION:Hall', { startTime: '09:00' }],
  ])('has a time and %s', (length, expected) => {
    const [event] = readEvents(...day('DTSTART:20260824T090000', length)).events;
    expect(event).toEqual({
      id: 'one',
      title: 'Fair',
      start: '2026-08-24',
      type: 'event',
      ...expected,
    });
  });

  it.each([
    ['Diwali holidays', '', 'holiday'],
    ['Winter recess begins', '', 'holiday'],
    ['Classes resume after the winter break', '', 'event'],
    ['No classes (election day)', '', 'holiday'],
    ['Weihnachtsferien', '', 'event'],
    ['Ferien', '', 'holiday'],
    ['Mid-term examinations', '', 'exam'],
    ['Prüfungszeit', '', 'exam'],
    ['Quiz 2', '', 'quiz'],
    ['Homework 3', '', 'assignment'],
    ['Project due', '', 'assignment'],
    ['Registration opens', '', 'event'],
    ['Breakfast with the dean', '', 'event'],
    ['Founders’ day', 'HOLIDAY', 'holiday'],
    ['Break in the exam', 'Academic,Exam', 'exam'],
  ])('takes "%s" in the category "%s" as %s', (summary, category, type) => {
    const { events } = readEvent(`UID:one
      SUMMARY:${summary}
      CATEGORIES:${category}
      DTSTART;VALUE=DATE:20260824`);
    expect(events.map((event) => event.type)).toEqual([type]);
  });

  it('keeps different events that share a UID', () => {
    const { events } = readEvents(
      ...day('DTSTART;VALUE=DATE:20260824'),
      ...day('DTSTART;VALUE=DATE:20260825'),
    );
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  });

  it('gives an event without a UID an id that does not change when the event moves in the file', () => {
    const own = eventLines('SUMMARY:Fair', 'DTSTART;VALUE=DATE:20260824');
    const [first] = readEvents(...own).events;
    const moved = readEvents(...day('DTSTART;VALUE=DATE:20260901'), ...own).events;
    expect(moved.map(({ id }) => id)).toContain(first?.id);
  });

  it('repeats on other days than weekly', () => {
    const starts = (...lines: string[]) =>
      readEvents(...day('DTSTART;VALUE=DATE:20260131', ...lines)).events.map(({ start }) => start);
    expect(starts('RRULE:FREQ=MONTHLY;COUNT=3')).toEqual([
      '2026-01-31',
      '2026-03-31',
      '2026-05-31',
    ]);
    expect(starts('RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2')).toEqual(['2026-02-27', '2026-03-27']);
    expect(starts('RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2')).toEqual([
      '2026-02-27',
      '2026-03-31',
    ]);
    expect(starts('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20330101')).toEqual([
      '2028-02-29',
      '2032-02-29',
    ]);
    expect(starts('RRULE:FREQ=DAILY;INTERVAL=10;COUNT=2', 'RDATE;VALUE=DATE:20260401')).toEqual([
      '2026-01-31',
      '2026-02-10',
      '2026-04-01',
    ]);
    expect(starts('RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;COUNT=1')).toEqual(['2026-12-28']);
    expect(starts('RRULE:FREQ=YEARLY;BYYEARDAY=-1;COUNT=1')).toEqual(['2026-12-31']);
    expect(starts('RRULE:FREQ=YEARLY;BYDAY=20MO;COUNT=1')).toEqual(['2026-05-18']);
  });
});
