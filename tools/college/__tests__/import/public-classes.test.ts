import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneRoster, readTeacher, run, writeCollegeIn } from './college-in';

const weekly = (summary: string, count = 15) => [
  ...['BEGIN:VEVENT', `UID:${summary}`, 'DTSTART:20260824T090000', 'DTEND:20260824T100000'],
  ...[`RRULE:FREQ=WEEKLY;COUNT=${count}`, `SUMMARY:${summary}`, 'END:VEVENT'],
];
const day = (summary: string, date: string) => [
  ...['BEGIN:VEVENT', `UID:${date}`, `DTSTART;VALUE=DATE:${date}`, `SUMMARY:${summary}`],
  'END:VEVENT',
];
const dateAfter = (days: number) =>
  new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10).replaceAll('-', '');
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

const college = (text: string) =>
  writeCollegeIn({ 'roster.zip': oneRoster(['asha']), 'plan.ics': text });
const publishTo = (folder: string) => ({ calendarFile: join(folder, 'calendar.json') });

const misspelt = calendar(...weekly('CS301 A'), ...weekly('CS 301-X'), ...day('Fair', '20261002'));

it.each([
  ['repeats a class whose section nobody knows', misspelt],
  [
    'has mostly weekly events',
    calendar(...weekly('Lab', 5), ...weekly('Tutorial', 6), ...day('Fair', '20261002')),
  ],
  [
    'has a few weekly events among many others',
    calendar(
      ...weekly('Lab', 3),
      ...Array.from({ length: 40 }, (_, index) => day(`Day ${index}`, dateAfter(index))).flat(),
    ),
  ],
  ['has two classes of a section that is misspelt', calendar(...weekly('CS 301-X', 2))],
  [
    'has one class of a misspelt section beside classes of others',
    calendar(...weekly('CS301 A'), ...weekly('CS310 A', 1)),
  ],
  [
    'has very many events',
    calendar(
      ...Array.from({ length: 301 }, (_, index) => day(`Day ${index}`, dateAfter(index))).flat(),
    ),
  ],
])('publishes nothing of a calendar that %s before somebody says so', async (_, text) => {
  const folder = college(text);
  const { exitCode, text: said } = await run(folder, 'import', publishTo(folder));
  expect(exitCode).toBe(3);
  expect(said).toContain('which everybody can see');
  expect(said).toContain('plan.ics');
});

it('asks once, and remembers that the events are not for everybody', async () => {
  const folder = college(misspelt);
  const answers = ['n'];
  const openTerminal = () => ({
    ...{ say: () => undefined, close: () => undefined },
    ask: async () => answers.shift(),
  });
  expect((await run(folder, 'import', { ...publishTo(folder), openTerminal })).exitCode).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'mapping.json'), 'utf8'))).toMatchObject({
    calendars: { 'plan.ics': 'private' },
  });
  expect(readTeacher(folder, 'T100').classes.items).toMatchObject([{ section: 'CS301 A' }]);
  expect((await run(folder, 'import', publishTo(folder))).text).toContain('0 new, 0 changed');
});

it('publishes an ordinary academic calendar without a question', async () => {
  const folder = college(
    calendar(
      ...[...weekly('CS301 A'), ...weekly('Convocation 2026', 1), ...weekly('Blood donation', 1)],
      ...day('Gandhi Jayanti', '20261002'),
    ),
  );
  expect((await run(folder, 'import', publishTo(folder))).exitCode).toBe(0);
  expect(readFileSync(join(folder, 'calendar.json'), 'utf8')).toContain('Gandhi Jayanti');
});
