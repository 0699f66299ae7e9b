import { calendarText, eventLines, readEvents, readText } from './read';

describe('Meetings of a timetable', () => {
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

  it('names a teacher whom the college knows by name', () => {
    const invited = eventLines(
      'SUMMARY:CS101 A',
      'DTSTART:20260824T090000',
      'DTEND:20260824T095000',
      'RRULE:FREQ=WEEKLY;COUNT=2',
      'ATTENDEE;CN=Anita Rao:mailto:rao@college.example',
    );
    const knowsPerson = (text: string) => text === 'Anita Rao';
    expect(readText(calendarText(...invited), { knowsPerson }).meetings).toMatchObject([
      { teachers: ['Anita Rao'] },
    ]);
  });
});
