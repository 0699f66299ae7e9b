import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStudent, readTeacher, run } from '@/tools/college/__tests__/import/college-in';
import { filesBelow } from '@/tools/file/files-below';
import { writeExports } from '@/tools/quality/write-exports';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edify-exports-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The rows of each file, without its header. */
function readRows(root: string): Map<string, string[]> {
  return new Map(
    filesBelow(root).map((path) => [
      path,
      readFileSync(join(root, path), 'utf8').trimEnd().split('\r\n').slice(1),
    ]),
  );
}

const attendance = (rows: ReadonlyMap<string, string[]>) =>
  [...rows].flatMap(([path, lines]) => (path.startsWith('attendance') ? lines : []));

test('every student has 20 enrolments and 100 rows of attendance, no two of one session', () => {
  expect(writeExports(folder, 100)).toBe(106);
  const rows = readRows(folder);
  const students = rows.get('roster/enrollments.csv')?.filter((row) => row.includes(',student,'));
  expect(students).toHaveLength(2000);
  expect(rows.get('roster/users.csv')).toHaveLength(106);
  expect(attendance(rows)).toHaveLength(10_000);
  const sessions = attendance(rows).map((row) => row.slice(0, row.lastIndexOf(',')));
  expect(new Set(sessions).size).toBe(10_000);
});

test('the import makes of the exports the college that was exported', async () => {
  writeExports(join(folder, 'in'), 41);
  const rows = readRows(join(folder, 'in'));
  const now = new Date('2026-10-12T10:00:00Z');
  expect(await run(folder, 'import', { now })).toMatchObject({ exitCode: 0 });
  const users = (rows.get('roster/users.csv') ?? []).map((row) => row.split(','));
  const students = users.slice(0, 41).map((cells) => {
    const [id = '', name] = [cells[9], [cells[6], cells[7]].filter(Boolean).join(' ')];
    const own = attendance(rows).filter((row) => row.startsWith(`${id},`));
    const [total, absent] = [own.length, own.filter((row) => row.endsWith('Absent')).length];
    return { id, name, total, absent, sections: 20 };
  });
  const imported = students.map(({ id }) => {
    const { student, attendance: held, sections = [] } = readStudent(folder, id);
    const sum = (read: (month: (typeof held.months)[number]) => number) =>
      held.months.map(read).reduce((total, one) => total + one, 0);
    const [total, absent] = [sum((month) => month.total), sum((month) => month.absent)];
    return { id: student.rollNumber, name: student.name, total, absent, sections: sections.length };
  });
  expect(imported).toEqual(students);
  const { classroom, register } = readTeacher(folder, 'T10003');
  expect(classroom.items.map((one) => one.students)).toEqual(Array(10).fill(1));
  expect(new Set(register?.items.map(({ rollNumber }) => rollNumber))).toEqual(
    new Set(['26CSE100040']),
  );
});
