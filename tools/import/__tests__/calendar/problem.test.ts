import { calendarText, eventLines, readEvents, readText } from './read';

const good = eventLines('UID:good', 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20260824');
const event = (...lines: string[]) => eventLines('UID:one', 'SUMMARY:Play', ...lines);

describe('Problems of a calendar', () => {
  it.each([
    ['a line that is none', ['Bring your books'], 'calendar-line-not-read', 6],
    ['an open quotation mark', ['LOCATION;X="a:b'], 'calendar-line-not-read', 6],
    ['an end without a beginning', ['END:VALARM'], 'calendar-line-not-read', 6],
    ['no duration', ['DURATION:one hour'], 'duration-not-read', 6],
    ['an end before its start', ['DTEND:20260823T090000'], 'event-ends-before-start', 6],
    ['an end in 3000', ['DTEND:30000101T090000'], 'event-too-long', 6],
    ['an endless duration', ['DURATION:P99999999999W'], 'event-too-long', 6],
    ['an EXDATE that is no day', ['EXDATE:never'], 'calendar-time-not-read', 6],
  ])('reads an event with %s without it', (_, [line = ''], code, at) => {
    const { events, problems } = readEvents(...event(line, 'DTSTART:20260824T090000'), ...good);
    expect(events).toHaveLength(2);
    expect(problems).toMatchObject([{ code, line: at, severity: 'warning' }]);
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;INTERVAL=5',
    'FREQ=HOURLY;COUNT=1000000000',
    'FREQ=DAILY;BYHOUR=1,2,3',
    'FREQ=FORTNIGHTLY',
    'FREQ=WEEKLY;BYDAY',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;UNTIL=tomorrow',
    'COUNT=3',
  ])('reads the first date only of RRULE:%s', (rule) => {
    const { events, problems } = readEvents(...event(`RRULE:${rule}`, 'DTSTART:20260824'));
    expect(events.map(({ start }) => start)).toEqual(['2026-08-24']);
    expect(problems).toMatchObject([{ code: 'repetition-not-read', line: 6, value: rule }]);
  });

  it.each([
    ['FREQ=DAILY;UNTIL=99991231', 2000],
    ['FREQ=DAILY;COUNT=1000000000', 2000],
    ['FREQ=DAILY', 401],
    ['FREQ=WEEKLY;INTERVAL=2000000000', 1],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 0],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 0],
    ['FREQ=MONTHLY;BYDAY=5MO;BYSETPOS=4', 0],
    ['FREQ=DAILY;COUNT=-3', 0],
  ])('ends RRULE:%s', (rule, count) => {
    const { events } = readEvents(...event(`RRULE:${rule}`, 'DTSTART:20260824'));
    expect(events).toHaveLength(count);
  });

  it('says that a repetition is cut off', () => {
    const { problems } = readEvents(...event('DTSTART:20260824', 'RRULE:FREQ=DAILY;COUNT=5000'));
    expect(problems).toMatchObject([
      { code: 'too-many-repetitions', line: 7, severity: 'warning' },
    ]);
  });

  it.each(['', '<!doctype html>\n<title>Sign in</title>', 'name,day\nFair,2026-08-24'])(
    'refuses a file that is no calendar: %j',
    (text) => {
      const { events, problems } = readText(text);
      expect(events).toEqual([]);
      expect(problems).toMatchObject([{ code: 'not-a-calendar', line: 1, severity: 'error' }]);
    },
  );

  it('reads the events before the place where a file is cut off', () => {
    const text = calendarText(...good, ...event('DTSTART:20260824'));
    const { events, problems } = readText(text.slice(0, text.indexOf('SUMMARY:Play')));
    expect(events.map(({ id }) => id)).toEqual(['good']);
    expect(problems).toMatchObject([{ code: 'event-not-closed', line: 8 }]);
  });

  it('counts folded and blank lines', () => {
    const lines = ['X-NOTE:a', ' b', '\tc', '', ...event('DTSTART:never')];
    expect(readEvents(...lines).problems).toMatchObject([{ line: 10 }]);
    const text = calendarText(...lines);
    for (const end of ['\n', '\r'])
      expect(readText(text.replaceAll('\r\n', end)).problems).toMatchObject([{ line: 10 }]);
  });

  it('reads at most 100,000 events', () => {
    const rule = 'RRULE:FREQ=DAILY;COUNT=2000';
    const many = Array.from({ length: 60 }, (_, index) =>
      eventLines(`UID:${index}`, 'SUMMARY:Play', 'DTSTART:20260824', rule),
    );
    const { events, problems } = readEvents(...many.flat());
    expect(events).toHaveLength(100_000);
    expect(problems).toMatchObject([{ code: 'too-many-events' }]);
  });
});
