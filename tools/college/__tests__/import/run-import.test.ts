import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { studentRecord } from '@/content/schema/record/student-record';
import { teacherRecord } from '@/content/schema/record/teacher-record';
import { sealCollege } from '@/tools/college/seal/seal-college';
import { copyFolder, writeFolder } from '@/tools/command/__tests__/write-folder';
import {
  csv,
  oneRoster,
  readStudent,
  readTeacher,
  run,
  snapshot,
  writeCollegeIn,
} from './college-in';

const roster = { 'roster.zip': oneRoster(['asha', 'ravi', 'meena']) };

const imported = writeCollegeIn(roster);
beforeAll(() => run(imported));

test('Writes records that the site accepts and that can be sealed', async () => {
  const folder = copyFolder(imported);
  expect(() => studentRecord.parse(readStudent(folder, '25ASHA'))).not.toThrow();
  expect(() => teacherRecord.parse(readTeacher(folder, 'T100'))).not.toThrow();
  const report = await sealCollege(folder, { progress: () => undefined });
  expect(report).toEqual({ people: 5, changed: 5, removed: 0 });
});

test('Never writes passwords, phone numbers or relatives anywhere', () => {
  const written = Object.entries(snapshot(imported, ...readdirSync(imported))).filter(
    ([path]) => !path.startsWith('in/'),
  );
  expect(written.length).toBeGreaterThan(8);
  for (const [, text] of written) expect(text).not.toMatch(/secret-|555-0100|555-0101|"a1"/);
});

test('Takes attendance and events from plain tables and calendars', async () => {
  const folder = writeCollegeIn({
    ...roster,
    'attendance.csv': csv(`Roll Number,Date,Section,Status
      25ASHA,2026-08-24,s1,P
      25ASHA,2026-08-25,s1,A
      25ASHA,2026-09-01,s1,P`),
    'calendar.ics': [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test'],
      ...['BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=Asia/Kolkata:20260824T090000'],
      ...['DTEND;TZID=Asia/Kolkata:20260824T100000', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=20'],
      ...['SUMMARY:CS301 A', 'LOCATION:LH-2', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:2', 'DTSTART;VALUE=DATE:20261002', 'SUMMARY:Gandhi Jayanti holiday'],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n'),
  });
  const mapping = { version: 2, calendars: { 'calendar.ics': 'public' } };
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({ exitCode: 2, text: expect.stringContaining('events: 1') });
  const { attendance } = readStudent(folder, '25ASHA');
  expect(attendance.months).toEqual([
    { month: '2026-09', present: 1, absent: 0, total: 1 },
    { month: '2026-08', present: 1, absent: 1, total: 2 },
  ]);
  expect(readTeacher(folder, 'T100').classes.items).toEqual([]);
});

describe('a check', () => {
  test('writes only its page, which nobody else can read', async () => {
    const folder = writeCollegeIn(roster);
    const { exitCode, text } = await run(folder, 'check');
    expect(exitCode).toBe(0);
    expect(text).toContain('Students: 3, teachers: 2, courses: 2, sections: 2, enrolments: 8');
    expect(text).toContain('Nothing was written. An import would make these records: 5 new');
    const pages = ['import.csv', 'import.html'];
    expect(readdirSync(folder).sort()).toEqual([...pages, 'in']);
    for (const name of pages) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  test('shows what an import would change', async () => {
    const folder = copyFolder(imported);
    const before = snapshot(folder, 'records', 'journal.json', 'state');
    expect((await run(folder, 'check')).text).toContain('0 new, 0 changed, 0 left, 5 as before');
    expect(snapshot(folder, 'records', 'journal.json', 'state')).toEqual(before);
  });

  test('of an empty folder says what to put there', async () => {
    const { exitCode, text } = await run(writeCollegeIn({}), 'check');
    expect(exitCode).toBe(1);
    expect(text).toContain('There is no file that can be read.');
  });
});

describe('a table with unknown columns', () => {
  const files = {
    'leute.csv': csv(`Kennung;Wer;Gruppenbezeichnung
      A-1;Asha Nair;CS-A
      A-2;Ravi Sen;CS-A
      A-3;Meena Das;CS-B`),
  };

  test('stops a check, whose page proposes what the columns are', async () => {
    const folder = writeCollegeIn(files);
    const { exitCode, text } = await run(folder, 'check');
    expect(exitCode).toBe(3);
    expect(text).toContain('These columns are in the way, so the table is not read.');
    expect(existsSync(join(folder, 'mapping.json'))).toBe(false);
    expect(readFileSync(join(folder, 'import.html'), 'utf8')).toContain('Gruppenbezeichnung');
  });

  test('stops an import, which goes on with an entry of the mapping', async () => {
    const folder = writeCollegeIn(files);
    expect((await run(folder)).exitCode).toBe(3);
    expect(readdirSync(folder).sort()).toEqual(['import.csv', 'import.html', 'in']);
    const columns = { id: 'Kennung', name: 'Wer', section: 'Gruppenbezeichnung' };
    const entry = { headers: Object.values(columns), kind: 'students', columns };
    writeFileSync(join(folder, 'mapping.json'), JSON.stringify({ version: 2, tables: [entry] }));
    const { exitCode, text } = await run(folder);
    expect({ exitCode, text }).toEqual({ exitCode: 0, text: expect.stringContaining('3 new') });
    expect(readStudent(folder, 'A-1')).toMatchObject({ student: { name: 'Asha Nair' } });
  });

  test('does not hold an import up if people are known, and says so', async () => {
    const folder = writeCollegeIn({
      'students.csv': csv('Roll No,Student Name', '25A,Asha Nair', '25B,Ravi Sen'),
      'hostel.csv': csv('Block,Warden', 'B1,M. Rao'),
    });
    const { exitCode, text } = await run(folder);
    expect({ exitCode, text }).toEqual({ exitCode: 2, text: expect.stringContaining('2 new') });
    expect(text).toContain('Block, Warden');
  });
});

describe('dates whose order nothing shows', () => {
  const files = {
    ...roster,
    'attendance.csv': csv(`Roll Number,Date,Section,Status
      25ASHA,03/04/2026,s1,P
      25RAVI,05/06/2026,s1,P`),
  };

  test('stop the import', async () => {
    const folder = writeCollegeIn(files);
    const { exitCode, text } = await run(folder);
    expect(exitCode).toBe(1);
    expect(text).toContain('No day in this column shows whether the day or the month comes first.');
    expect(existsSync(join(folder, 'records'))).toBe(false);
  });

  test('are settled by the mapping', async () => {
    const folder = writeCollegeIn(files);
    const mapping = { version: 2, dateOrder: 'day-first' };
    writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
    expect((await run(folder)).exitCode).toBe(0);
    expect(readStudent(folder, '25ASHA').attendance.months).toMatchObject([{ month: '2026-04' }]);
    expect((await run(folder)).text).toContain('0 new, 0 changed');
  });
});

test('Writes the academic calendar of the site', async () => {
  const folder = writeCollegeIn({
    ...roster,
    'holidays.csv': csv(`Event,Start Date,End Date
      Gandhi Jayanti holiday,2026-10-02,2026-10-02`),
  });
  const calendarFile = join(writeFolder({}), 'calendar.json');
  await run(folder, 'check', { calendarFile });
  expect(existsSync(calendarFile)).toBe(false);
  const { text } = await run(folder, 'import', { calendarFile });
  expect(text).toContain('The academic calendar is new.');
  expect(JSON.parse(readFileSync(calendarFile, 'utf8'))).toMatchObject({
    months: [
      { month: '2026-10', events: [{ day: 2, type: 'holiday', label: 'Gandhi Jayanti holiday' }] },
    ],
  });
  expect((await run(folder, 'import', { calendarFile })).text).not.toContain('calendar changes');
});

test('Waits while another command uses the records', async () => {
  const folder = writeCollegeIn(roster);
  writeFileSync(join(folder, '.lock'), String(process.pid));
  const log = jest.spyOn(console, 'log').mockImplementation(() => {
    // The other command ends when this one has said that it waits.
    rmSync(join(folder, '.lock'), { force: true });
  });
  expect((await run(folder)).exitCode).toBe(0);
  expect(log.mock.calls).toEqual([[expect.stringContaining('waiting for it')]]);
  log.mockRestore();
});
