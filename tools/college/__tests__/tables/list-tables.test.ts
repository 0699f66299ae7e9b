import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTables, rememberReadings } from '@/tools/college/tables/list-tables';
import { csv, readStudent, run, snapshot, writeCollegeIn } from '../import/college-in';

const students = csv('Roll No,Name', '25CS001,Meera Nair', '25CS002,Asha Sen');
const summary = csv(`Student ID,Name,n,mean,sd,min,max
  25CS001,Meera Nair,4,7.5,1.2,6,9
  25CS009,Nobody Known,4,5.5,1.2,4,7`);

async function listed(folder: string) {
  const lines: string[] = [];
  await listTables({ folder, timeZone: 'Asia/Kolkata', log: (line) => void lines.push(line) });
  return lines.join('\n');
}

it('does not take a table of figures for a list of people', async () => {
  const folder = writeCollegeIn({ 'students.csv': students, 'summary.csv': summary });
  expect((await run(folder)).exitCode).toBe(3);
  expect(await listed(folder)).toContain('summary.csv\n  read as: unknown columns');
});

it.each([
  ['leave.csv', 'Roll No,Name,From,To,Reason', '25CS001,Meera Nair,2026-10-23,2026-10-24,Medical'],
  ['leave.csv', 'Name,From,To', 'Meera Nair,2026-10-23,2026-10-24'],
  ['hours.csv', 'Roll No,Name,H1,H2,H3', '25CS001,Meera Nair,P,P,A'],
])(
  'asks about %s, which lists neither all students nor events for everybody: %s',
  async (file, ...lines) => {
    const folder = writeCollegeIn({ 'students.csv': students, [file]: lines.join('\n') });
    expect((await run(folder)).exitCode).toBe(3);
    expect(await listed(folder)).toContain(`${file}\n  read as: unknown columns`);
  },
);

it('lists every table with its reading, its key and other readings, and writes nothing', async () => {
  const folder = writeCollegeIn({ 'students.csv': students });
  const before = snapshot(folder, 'in');
  const text = await listed(folder);
  expect(text).toMatch(
    /students\.csv\n {2}read as: table of students\n {2}key: [0-9a-f]{16}, or "students.csv"/,
  );
  expect(text).toMatch(/could be: .*skip/);
  expect(snapshot(folder, 'in', 'mapping.json')).toEqual(before);
});

it('reads a table as one option says, by the name of its file', async () => {
  const folder = writeCollegeIn({ 'students.csv': students, 'summary.csv': summary });
  await rememberReadings(folder, ['summary.csv=skip']);
  expect(JSON.parse(readFileSync(join(folder, 'mapping.json'), 'utf8'))).toMatchObject({
    tables: { 'summary.csv': { kind: 'skip', confirmed: true } },
  });
  expect(await listed(folder)).toContain('summary.csv\n  read as: skipped table');
  expect((await run(folder)).exitCode).toBe(0);
  expect(readStudent(folder, '25CS001').student.name).toBe('Meera Nair');
});

it('says what an unknown reading may be', async () => {
  const folder = writeCollegeIn({ 'students.csv': students });
  await expect(rememberReadings(folder, ['students.csv=pupil'])).rejects.toThrow(
    'Known are: student',
  );
});

it('takes no reading of a table that is not there, and names the most similar one', async () => {
  const folder = writeCollegeIn({ 'students.csv': students });
  await expect(rememberReadings(folder, ['student.csv=skip'])).rejects.toThrow(
    'Most like it is "students.csv"',
  );
  expect(existsSync(join(folder, 'mapping.json'))).toBe(false);
});
