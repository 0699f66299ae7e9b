import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeExchange } from '@/components/exchange/model/file';
import type { SigningKey } from '@/components/exchange/model/signature';
import { makeChanges } from '@/components/schedule/model/change-file';
import type { Cancellation } from '@/components/schedule/model/class-cancel';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { importAll } from '@/tools/college/exchange/import-all';
import { importFiles, type ImportOptions } from '@/tools/college/exchange/import-files';
import { readRecords } from '@/tools/college/read-records';
import { listRecordFiles } from '@/tools/college/record-file';
import { keyPair } from '@/__tests__/components/exchange/model/sample';
import { noImportProgress } from '../import/college-in';
import { demoFolder } from './demo-folder';

const options: ImportOptions = { keys: [], timeZone: 'Asia/Kolkata', acceptUnsigned: true };

function demoCollege() {
  const folder = demoFolder();
  const records = [...readRecords(folder)].map(({ record }) => record);
  const teacher = records.find((one): one is TeacherRecord => one.kind === 'teacher')!;
  return { folder, teacher, session: teacher.classes.items[0]! };
}

function cancellationOf(
  { id: session, section, course, start, end }: TeacherRecord['classes']['items'][number],
  more: Partial<Cancellation> = {},
): Cancellation {
  return {
    id: `${session}:2026-10-12`,
    at: '2026-10-10T09:00:00.000Z',
    ...{ session, day: '2026-10-12', title: `${section} ${course}`, start, end },
    ...{ reason: 'I am ill.', by: 'Prof. Rao', restored: null, sequence: 1, ...more },
  };
}

let count = 0;

async function fileOf(
  folder: string,
  { facultyProfile: { name, employeeId } }: TeacherRecord,
  records: readonly Cancellation[],
  key: SigningKey | null = null,
): Promise<string> {
  const path = join(folder, `changes-${(count += 1)}.json`);
  const payload = makeChanges({ name, employeeId }, records);
  writeFileSync(path, await (await writeExchange('changes', payload, new Map(), key)).text());
  return path;
}

/** What differs from a meeting in October 2026, for everybody who has the meeting. */
function changesIn(folder: string, meeting: string) {
  return [...readRecords(folder)].flatMap(({ record }) => {
    const changes =
      record.kind === 'student' ? record.timetable?.changes : record.schedule?.changes;
    const has =
      record.kind === 'student'
        ? record.timetable?.meetings.some(({ id }) => id === meeting)
        : record.classes.items.some(({ id }) => id === meeting);
    const own = changes?.filter((one) => one.meeting === meeting && one.day === '2026-10-12');
    return has ? [{ kind: record.kind, changes: own ?? [] }] : [];
  });
}

const outcomesOf = async (folder: string, paths: string[], more: Partial<ImportOptions> = {}) =>
  (await importFiles(folder, paths, { ...options, ...more })).files.map(
    ({ problem, entries }) => problem ?? entries.map(({ outcome }) => outcome),
  );

test('A cancelled class is in the records of the teacher and of all students of the section', async () => {
  const { folder, teacher, session } = demoCollege();
  const path = await fileOf(folder, teacher, [cancellationOf(session)]);
  expect(await outcomesOf(folder, [path])).toEqual([['Cancelled.']]);
  const found = changesIn(folder, session.id);
  expect(found.filter(({ kind }) => kind === 'teacher')).toHaveLength(1);
  expect(found).toHaveLength(4);
  for (const { changes } of found)
    expect(changes).toMatchObject([
      { kind: 'cancelled', reason: 'I am ill.', at: '2026-10-10T14:30', sequence: 1 },
    ]);
});

test('A moved class, and one of another teacher, are so in all records, and can be taken back', async () => {
  const { folder, teacher, session } = demoCollege();
  const to = { day: '2026-10-13', start: '15:00', end: '15:55', room: 'C-204' };
  const moved = await fileOf(folder, teacher, [cancellationOf(session, { to })]);
  expect(await outcomesOf(folder, [moved])).toEqual([
    ['Moved to 13 Oct 2026, 3:00PM to 3:55PM, C-204.'],
  ]);
  for (const { changes } of changesIn(folder, session.id))
    expect(changes).toMatchObject([{ kind: 'moved', to }]);
  const teachers = ['Dr. Iyer'];
  const other = await fileOf(folder, teacher, [cancellationOf(session, { teachers, sequence: 3 })]);
  expect(await outcomesOf(folder, [other])).toEqual([['Held by Dr. Iyer.']]);
  for (const { changes } of changesIn(folder, session.id))
    expect(changes).toMatchObject([{ kind: 'substituted', teachers }]);
  const restored = '2026-10-11T09:00:00.000Z';
  const back = await fileOf(folder, teacher, [
    cancellationOf(session, { teachers, restored, sequence: 4 }),
  ]);
  expect(await outcomesOf(folder, [back])).toEqual([['On again.']]);
  expect(changesIn(folder, session.id).flatMap(({ changes }) => changes)).toEqual([]);
});

test('A class that is on again is no longer cancelled, and an older file does not change that', async () => {
  const { folder, teacher, session } = demoCollege();
  const first = await fileOf(folder, teacher, [cancellationOf(session)]);
  const more = { restored: '2026-10-11T09:00:00.000Z', sequence: 2 };
  const second = await fileOf(folder, teacher, [cancellationOf(session, more)]);
  expect(await outcomesOf(folder, [first])).toEqual([['Cancelled.']]);
  expect(await outcomesOf(folder, [first])).toEqual([['Left out: already there.']]);
  expect(await outcomesOf(folder, [second])).toEqual([['On again.']]);
  expect(await outcomesOf(folder, [first])).toEqual([['Left out: older than what is there.']]);
  expect(changesIn(folder, session.id).flatMap(({ changes }) => changes)).toEqual([]);
});

test('A class of another teacher, and a teacher without a record, are refused', async () => {
  const { folder, teacher, session } = demoCollege();
  const foreign = await fileOf(folder, teacher, [cancellationOf({ ...session, id: 'other' })]);
  const profile = { ...teacher.facultyProfile, employeeId: 'X-1', name: 'Nobody' };
  const stranger = await fileOf(folder, { ...teacher, facultyProfile: profile }, [
    cancellationOf(session),
  ]);
  expect(await outcomesOf(folder, [foreign, stranger])).toEqual([
    ['Left out: it is not a class of this teacher.'],
    'There is no record of Nobody (X-1).',
  ]);
  expect(existsSync(join(folder, 'class-changes.json'))).toBe(false);
});

test('Without --accept-unsigned, only files with a published signature count', async () => {
  const { folder, teacher, session } = demoCollege();
  const { key, published } = await keyPair(teacher.facultyProfile);
  const unsigned = await fileOf(folder, teacher, [cancellationOf(session)]);
  const signed = await fileOf(folder, teacher, [cancellationOf(session)], key);
  const more = { acceptUnsigned: false, keys: [published] };
  expect(await outcomesOf(folder, [unsigned, signed], more)).toEqual([
    expect.stringMatching(
      /^It is not signed, so anybody could have written it\..*--accept-unsigned/,
    ),
    ['Cancelled.'],
  ]);
});

test('Files of teachers in college/in are taken with the import', async () => {
  const { folder, teacher, session } = demoCollege();
  mkdirSync(join(folder, 'in'));
  await fileOf(join(folder, 'in'), teacher, [cancellationOf(session)]);
  const lines: string[] = [];
  const run = (mode: 'check' | 'import') =>
    importAll({
      ...{ mode, folder, college: 'Test', ...options },
      progress: noImportProgress,
      log: (line) => lines.push(line),
    });
  expect(await run('check')).toBe(0);
  expect(changesIn(folder, session.id).flatMap(({ changes }) => changes)).toEqual([]);
  expect(await run('import')).toBe(0);
  expect(changesIn(folder, session.id).flatMap(({ changes }) => changes)).not.toEqual([]);
  expect(lines.join('\n')).toContain('1 taken, 0 left out');
});

test('A student who has no such class keeps the record', async () => {
  const { folder, teacher, session } = demoCollege();
  const before = [...readRecords(folder)].map(({ record }) => record as StudentRecord);
  await outcomesOf(folder, [await fileOf(folder, teacher, [cancellationOf(session)])]);
  const after = [...readRecords(folder)].map(({ record }) => record as StudentRecord);
  const others = after.filter(
    ({ kind, timetable }) =>
      kind === 'student' && !timetable?.meetings.some(({ id }) => id === session.id),
  );
  expect(others).not.toEqual([]);
  for (const other of others) expect(before).toContainEqual(other);
});

test('The key of one teacher changes no class of another', async () => {
  const { folder, teacher, session } = demoCollege();
  const { key, published } = await keyPair({ name: 'Prof. Other', employeeId: 'X-2' });
  const forged = await fileOf(folder, teacher, [cancellationOf(session)], key);
  expect(await outcomesOf(folder, [forged], { keys: [published] })).toEqual([
    expect.stringContaining('it is signed with the key of Prof. Other.'),
  ]);
  expect(changesIn(folder, session.id).flatMap(({ changes }) => changes)).toEqual([]);
});

test('A number far ahead of the known one does not lock out the files that follow', async () => {
  const { folder, teacher, session } = demoCollege();
  const far = await fileOf(folder, teacher, [cancellationOf(session, { sequence: 100_000 })]);
  const next = await fileOf(folder, teacher, [cancellationOf(session, { sequence: 3 })]);
  expect(await outcomesOf(folder, [far])).toEqual([
    [
      'Left out: its number is 100000, and the last known one is 0. A class is not changed so often between two files. Ask the teacher who made the file.',
    ],
  ]);
  expect(await outcomesOf(folder, [next])).toEqual([['Cancelled.']]);
});

test('A key that any record revokes is not believed, in whatever order the records are read', async () => {
  for (const isFirst of [true, false]) {
    const { folder, teacher, session } = demoCollege();
    const { key, published } = await keyPair(teacher.facultyProfile);
    const revoked = { ...published, revoked: '2026-10-01' };
    const paths = listRecordFiles(folder).map(({ path }) => join(folder, 'records', path));
    const ends = [paths[0]!, paths.at(-1)!];
    for (const [index, path] of (isFirst ? ends : ends.reverse()).entries()) {
      const record = JSON.parse(readFileSync(path, 'utf8')) as StudentRecord;
      const keys = { items: [index === 0 ? revoked : published] };
      writeFileSync(path, JSON.stringify({ ...record, keys }));
    }
    const path = await fileOf(folder, teacher, [cancellationOf(session)], key);
    expect(await outcomesOf(folder, [path], { keys: [published], acceptUnsigned: false })).toEqual([
      expect.stringMatching(/^It is signed with a key that is not published/),
    ]);
  }
});
