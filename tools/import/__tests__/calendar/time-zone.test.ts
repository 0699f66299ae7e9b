import { calendarText, eventLines, readText } from './read';

const timeOf = (timeZone: string, ...lines: string[]) => {
  const text = calendarText(...lines);
  const { events, problems } = readText(text, { timeZone });
  return { times: events.map(({ start, startTime }) => `${start} ${startTime}`), problems };
};

const event = (...lines: string[]) => eventLines('UID:one', 'SUMMARY:Fair', ...lines);

describe('Time zones of a calendar', () => {
  it.each([
    ['DTSTART:20260824T190000Z', '2026-08-25 00:30'],
    ['DTSTART:20260824T190000', '2026-08-24 19:00'],
    ['DTSTART;TZID=America/New_York:20260824T150000', '2026-08-25 00:30'],
    ['DTSTART;TZID=Asia/Kolkata:20260824T150000', '2026-08-24 15:00'],
    ['DTSTART;TZID=/citadel.org/20070227_1/Europe/Berlin:20260824T100000', '2026-08-24 13:30'],
    ['DTSTART:2026-08-24T19:00:00Z', '2026-08-25 00:30'],
    ['DTSTART:20260824T1900', '2026-08-24 19:00'],
  ])('shows %s in the college’s zone', (line, shown) => {
    expect(timeOf('Asia/Kolkata', ...event(line))).toEqual({ times: [shown], problems: [] });
  });

  const outlook = [
    'BEGIN:VTIMEZONE',
    'TZID:W. Europe Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];

  it.each([
    ['20260824T120000', '2026-08-24 10:00'],
    ['20260115T120000', '2026-01-15 11:00'],
    ['20260329T015900', '2026-03-29 00:59'],
    ['20260329T030000', '2026-03-29 01:00'],
    ['20261025T030000', '2026-10-25 02:00'],
  ])('reads the zone that the file describes at %s', (time, shown) => {
    const lines = event(`DTSTART;TZID=W. Europe Standard Time:${time}`);
    expect(timeOf('UTC', ...outlook, ...lines)).toEqual({ times: [shown], problems: [] });
    expect(timeOf('UTC', ...lines, ...outlook).times).toEqual([shown]);
  });

  it('repeats at the same time of its own zone while clocks change', () => {
    const lines = event(
      'DTSTART;TZID=Europe/Berlin:20261020T100000',
      'RRULE:FREQ=WEEKLY;UNTIL=20261103T090000Z',
    );
    const { times } = timeOf('Asia/Kolkata', ...lines);
    expect(times).toEqual(['2026-10-20 13:30', '2026-10-27 14:30', '2026-11-03 14:30']);
    expect(timeOf('Europe/Berlin', ...lines).times).toEqual([
      '2026-10-20 10:00',
      '2026-10-27 10:00',
      '2026-11-03 10:00',
    ]);
    const described = lines.map((line) => line.replace('Europe/Berlin', 'W. Europe Standard Time'));
    expect(timeOf('Asia/Kolkata', ...outlook, ...described).times).toEqual(times);
  });
});
