import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneRoster, readTeacher, run, writeCollegeIn } from './college-in';

const event = (summary: string, ...lines: string[]) => [
  ...['BEGIN:VEVENT', `UID:${summary}`, `SUMMARY:${summary}`, ...lines, 'END:VEVENT'],
];
const calendar = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
  ...event('CS301 A', 'DTSTART:20260824T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=15'),
  ...event('CS301 B', 'DTSTART:20260825T090000', 'DURATION:PT1H'),
  ...event('Convocation', 'DTSTART:20260901T100000', 'DURATION:PT2H'),
  ...event('Gandhi Jayanti', 'DTSTART;VALUE=DATE:20261002', 'CATEGORIES:Holiday'),
  ...['END:VCALENDAR', ''],
].join('\r\n');

async function importWith(calendars: Record<string, string>) {
  const folder = writeCollegeIn({ 'roster.zip': oneRoster(['asha']), 'plan.ics': calendar });
  const mapping = { version: 2, calendars };
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
  const calendarFile = join(folder, 'calendar.json');
  const { exitCode, text } = await run(folder, 'import', { calendarFile });
  const read = (path: string) => {
    try {
      return readFileSync(join(folder, path), 'utf8');
    } catch {
      return '';
    }
  };
  const { items } = readTeacher(folder, 'T100').classes;
  return { exitCode, text, items, published: read('calendar.json') };
}

it('publishes nothing of a calendar before somebody says so', async () => {
  const { exitCode, text, published } = await importWith({});
  expect(exitCode).toBe(2);
  expect(text).toContain('1 event of whole days, 1 with a time, 16 that are classes');
  expect(text).toContain(
    'Say in college/import.html whether its events and holidays are published.',
  );
  expect(published).toBe('');
});

it('publishes the events and holidays of a public calendar, and counts its classes', async () => {
  const { exitCode, items, published, text } = await importWith({ 'plan.ics': 'public' });
  expect(exitCode).toBe(2);
  expect(published).toContain('Gandhi Jayanti');
  expect(published).toContain('Convocation');
  expect(published).not.toContain('CS301');
  expect(items).toEqual([]);
  expect(text).toContain('16 classes');
});

it('says nothing of a calendar that is to be skipped', async () => {
  const { exitCode, published } = await importWith({ 'plan.ics': 'skip' });
  expect({ exitCode, published }).toEqual({ exitCode: 0, published: '' });
});
