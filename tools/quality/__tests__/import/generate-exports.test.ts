import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { writeExports } from '@/tools/quality/import/generate-exports';

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
  expect(writeExports(folder, 100)).toEqual({ people: 106, changed: 3 });
  const rows = readRows(folder);
  const students = rows.get('roster/enrollments.csv')?.filter((row) => row.includes(',student,'));
  expect(students).toHaveLength(2000);
  expect(rows.get('roster/users.csv')).toHaveLength(106);
  expect(attendance(rows)).toHaveLength(10_000);
  const sessions = attendance(rows).map((row) => row.slice(0, row.lastIndexOf(',')));
  expect(new Set(sessions).size).toBe(10_000);
});

test('the second export has other attendance for 1 % of the students and is otherwise the same', () => {
  writeExports(folder, 200);
  const before = attendance(readRows(folder));
  expect(writeExports(folder, 200, true)).toMatchObject({ changed: 6 });
  const after = attendance(readRows(folder));
  const changed = after.filter((row, index) => row !== before[index]);
  expect(new Set(changed.map((row) => row.split(',')[0]))).toEqual(
    new Set(['26CSE100000', '26CSE100100']),
  );
});
