import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyPair } from '@/__tests__/components/exchange/model/sample';
import { writeExchange } from '@/components/exchange/model/file';
import type { SigningKey } from '@/components/exchange/model/signature';
import type { RollMarks, RollCall } from '@/components/roll-call/model/roll-call';
import { makeRollCalls } from '@/components/roll-call/model/roll-call-file';
import { writeDifferences } from '@/tools/college/exchange/differences';
import { importFiles, type ImportOptions } from '@/tools/college/exchange/import-files';
import { copyFolder } from '@/tools/command/__tests__/write-folder';
import {
  addExports,
  csv,
  readStudent,
  readTeacher,
  run,
  writeCollegeIn,
} from '../import/college-in';

const day = '2026-09-14';
const obi = { name: 'Grace Obi', employeeId: 'T100' };
const rao = { name: 'Vikram Rao', employeeId: 'T200' };
const students = ['25CS001', '25CS002', '25CS003'];

let built: Promise<string> | undefined;

/** A college whose timetable has two classes on Monday. */
async function college(): Promise<string> {
  built ??= (async () => {
    const folder = writeCollegeIn({
      'students.csv': csv(
        'Roll No,Name,Section',
        ...students.map((number, index) => `${number},Student ${'ABC'[index]},CSE-A`),
      ),
      'teachers.csv': csv('Employee ID,Name', 'T100,Grace Obi', 'T200,Vikram Rao'),
      'timetable.csv': csv(`Section,Course Code,Course Title,Day,Start Time,End Time,Room,Teacher
        CSE-A,MA101,Mathematics,Monday,09:00,10:00,LH-1,Grace Obi
        CSE-A,PH101,Physics,Monday,10:00,11:00,LH-1,Vikram Rao`),
    });
    const { exitCode, text } = await run(folder);
    expect({ exitCode, text }).toMatchObject({ exitCode: 0 });
    return folder;
  })();
  return copyFolder(await built);
}

function rollCall(folder: string, marks: RollMarks, more: Partial<RollCall> = {}): RollCall {
  const {
    id: meeting,
    start,
    end,
    section,
    course,
  } = readTeacher(folder, 'T100').classes.items[0]!;
  return {
    ...{ id: `${meeting}:${day}`, meeting, day, start, end, section, course },
    ...{ at: `${day}T03:40:00.000Z`, students, marks: { ...marks }, ...more },
  };
}

let count = 0;

async function fileOf(
  folder: string,
  rollCalls: readonly RollCall[],
  { by = obi, key = null }: { by?: typeof obi; key?: SigningKey | null } = {},
): Promise<string> {
  const path = join(folder, `registers-${(count += 1)}.json`);
  const payload = { ...makeRollCalls(by, rollCalls), madeAt: `${day}T04:00:00.000Z` };
  writeFileSync(path, await (await writeExchange('rollCall', payload, new Map(), key)).text());
  return path;
}

const options: ImportOptions = {
  ...{ keys: [], timeZone: 'Asia/Kolkata', acceptUnsigned: true },
  now: new Date(`${day}T10:00:00Z`),
};

async function outcomes(folder: string, paths: string[], more: Partial<ImportOptions> = {}) {
  const { files } = await importFiles(folder, paths, { ...options, ...more });
  return files.flatMap(({ problem, entries }) => problem ?? entries.map(({ outcome }) => outcome));
}

const tableIn = (folder: string, name = day) =>
  readFileSync(join(folder, `registers/${name}.csv`), 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split('\r\n');

const statusesIn = (folder: string) =>
  tableIn(folder)
    .slice(1)
    .map((line) => line.split(',')[5]);

const marks: RollMarks = { '25CS001': 'A', '25CS003': 'D' };

const forms = {
  'the columns that the import reads, without a file of attendance': {
    line: '25CS001,2026-09-14,09:00,MA101 CSE-A,Mathematics,A',
  },
  'words and an order of columns of its own': {
    file: csv(
      'Date,Roll Number,Name,Section,Subject,Start Time,Attendance',
      '2026-09-07,25CS001,Student A,MA101 CSE-A,Mathematics,09:00,Present',
      '2026-09-07,25CS002,Student B,MA101 CSE-A,Mathematics,09:00,Absent',
      '2026-09-07,25CS003,Student C,MA101 CSE-A,Mathematics,09:00,Tardy',
    ),
    line: '2026-09-14,25CS001,,MA101 CSE-A,Mathematics,09:00,Absent',
  },
  'days with the name of the month and hours of half a day': {
    file: csv(
      'Enrollment No,Attendance Date,Session Time,Section,Present',
      '25CS001,07-Sep-2026,9:00 AM,MA101 CSE-A,Y',
      '25CS002,07-Sep-2026,9:00 AM,MA101 CSE-A,N',
    ),
    line: '25CS001,14-Sep-2026,9:00AM,MA101 CSE-A,N',
  },
  'days whose order the mapping names': {
    file: csv(
      'Roll No,Date,Period,Subject,Section,P/A',
      '25CS001,07/09/2026,09:00,Mathematics,MA101 CSE-A,1',
      '25CS002,07/09/2026,09:00,Mathematics,MA101 CSE-A,0',
    ),
    mapping: { version: 2, dateOrder: 'day-first' },
    line: '25CS001,14/09/2026,09:00,Mathematics,MA101 CSE-A,0',
  },
} as const;

test.each(Object.entries(forms))(
  'The office’s table has %s, and its own import reads it without a warning',
  async (_name, form) => {
    const folder = await college();
    if ('mapping' in form)
      writeFileSync(join(folder, 'mapping.json'), JSON.stringify(form.mapping));
    if ('file' in form) addExports(folder, { 'attendance.csv': form.file });
    const path = await fileOf(folder, [rollCall(folder, { '25CS001': 'A', '25CS002': 'L' })]);
    expect(await outcomes(folder, [path])).toEqual(['2 present, 1 absent.']);
    expect(tableIn(folder)[1]).toBe(form.line);
    if ('file' in form) expect(tableIn(folder)[0]).toBe(form.file.split('\r\n')[0]);
    addExports(folder, { 'attendance.csv': tableIn(folder).join('\r\n') });
    const { exitCode, text } = await run(folder);
    expect({ exitCode, text }).toMatchObject({ exitCode: 0 });
    expect(text).not.toMatch(/warning/i);
    const counts = students.map((number) => readStudent(folder, number).attendance.months[0]);
    expect(counts).toMatchObject([
      { month: '2026-09', present: 0, absent: 1, total: 1 },
      { month: '2026-09', present: 0, absent: 0, late: 1, total: 1 },
      { month: '2026-09', present: 1, absent: 0, total: 1 },
    ]);
  },
);

test('Versions may come in any order, and each is taken once', async () => {
  const first = `${day}T03:40:00.000Z`;
  const second = { changed: `${day}T06:00:00.000Z`, earlier: [first], why: 'Was in the lab' };
  for (const isReversed of [false, true]) {
    const folder = await college();
    const paths = [
      await fileOf(folder, [rollCall(folder, { '25CS002': 'A' })]),
      await fileOf(folder, [rollCall(folder, marks, second)]),
    ];
    for (const path of isReversed ? paths.toReversed() : paths) await outcomes(folder, [path]);
    expect(statusesIn(folder)).toEqual(['A', 'P', 'OD']);
    expect(tableIn(folder, `${day}-taken`).slice(1)).toEqual([
      expect.stringMatching(/,Grace Obi,2,.*,Was in the lab,2,1,yes$/),
      expect.stringMatching(/,Grace Obi,1,.*,,2,1,no$/),
    ]);
    expect(await outcomes(folder, paths)).toEqual([
      'Left out: already there.',
      'Left out: already there.',
    ]);
    const versions = JSON.parse(
      readFileSync(join(folder, `registers/${day}.json`), 'utf8'),
    ) as Record<string, unknown[]>;
    expect(Object.values(versions).map((all) => all.length)).toEqual([2]);
  }
});

test('Of two devices that do not know each other, the register with fewer absent students counts', async () => {
  const folder = await college();
  const more = await fileOf(folder, [rollCall(folder, { '25CS001': 'A', '25CS002': 'A' })]);
  const fewer = await fileOf(folder, [
    rollCall(folder, { '25CS003': 'A' }, { at: `${day}T03:41:00.000Z` }),
  ]);
  expect(await outcomes(folder, [more, fewer])).toEqual([
    '1 present, 2 absent.',
    expect.stringContaining('the one with fewer absent students counts'),
  ]);
  expect(statusesIn(folder)).toEqual(['P', 'P', 'A']);
});

test('Of two teachers, the register of who holds the class by the timetable with changes counts', async () => {
  for (const isReversed of [false, true]) {
    const folder = await college();
    addExports(folder, {
      'substitutions.csv': csv(
        'Section,Date,Start Time,Change,Substitute Teacher',
        `MA101 CSE-A,${day},09:00,Substitution,Vikram Rao`,
      ),
    });
    expect(await run(folder)).toMatchObject({ exitCode: 0 });
    const usual = await fileOf(folder, [rollCall(folder, {})]);
    const at = `${day}T03:41:00.000Z`;
    const held = await fileOf(folder, [rollCall(folder, { '25CS002': 'A' }, { at })], { by: rao });
    const paths = [usual, held];
    const all = await outcomes(folder, isReversed ? paths.toReversed() : paths);
    expect(all[1]).toContain('that of the teacher who holds it counts');
    expect(statusesIn(folder)).toEqual(['P', 'A', 'P']);
    expect(tableIn(folder, `${day}-taken`).slice(1)).toEqual([
      expect.stringMatching(/,Vikram Rao,1,.*,yes$/),
      expect.stringMatching(/,Grace Obi,1,.*,no$/),
    ]);
  }
});

test('An unsigned file, and the class of another teacher, write nothing', async () => {
  const folder = await college();
  const unsigned = await fileOf(folder, [rollCall(folder, marks)]);
  expect(await outcomes(folder, [unsigned], { acceptUnsigned: false })).toEqual([
    expect.stringMatching(/^It is not signed/),
  ]);
  const foreign = await fileOf(folder, [rollCall(folder, marks)], { by: rao });
  expect(await outcomes(folder, [foreign])).toEqual([
    'Left out: it is not a class of this teacher.',
  ]);
  expect(existsSync(join(folder, 'registers'))).toBe(false);
  const { key, published } = await keyPair(obi);
  const signed = await fileOf(folder, [rollCall(folder, marks)], { key });
  expect(
    await outcomes(folder, [signed], {
      acceptUnsigned: false,
      keys: [{ ...published, from: '2026-01-01' }],
    }),
  ).toEqual(['2 present, 1 absent.']);
});

test('The classes without a register are listed by teacher', async () => {
  const folder = await college();
  await outcomes(folder, [await fileOf(folder, [rollCall(folder, marks)])]);
  expect(tableIn(folder, 'missing')).toEqual([
    'Date,Start Time,End Time,Section,Subject,Teacher',
    '2026-08-31,09:00,10:00,MA101 CSE-A,Mathematics,Grace Obi (T100)',
    '2026-09-07,09:00,10:00,MA101 CSE-A,Mathematics,Grace Obi (T100)',
    '2026-08-31,10:00,11:00,PH101 CSE-A,Physics,Vikram Rao (T200)',
    '2026-09-07,10:00,11:00,PH101 CSE-A,Physics,Vikram Rao (T200)',
    '2026-09-14,10:00,11:00,PH101 CSE-A,Physics,Vikram Rao (T200)',
  ]);
});

test('After an import, the students are listed about whom a register and the record differ', async () => {
  const folder = await college();
  expect(writeDifferences(folder)).toBeNull();
  await outcomes(folder, [await fileOf(folder, [rollCall(folder, marks)])]);
  expect(writeDifferences(folder)).toBe(0);
  const attendance = students.flatMap((number) => [
    `${number},${day},09:00,MA101 CSE-A,Mathematics,${number === '25CS003' ? 'OD' : 'P'}`,
    `${number},${day},10:00,PH101 CSE-A,Physics,P`,
  ]);
  addExports(folder, {
    'attendance.csv': csv('Roll No,Date,Start Time,Section,Subject,Status', ...attendance),
  });
  await run(folder);
  expect(writeDifferences(folder)).toBe(1);
  expect(tableIn(folder, 'differences')).toEqual([
    'Roll No,Date,Start Time,Section,Subject,Teacher,Register,College record',
    `25CS001,${day},09:00,MA101 CSE-A,Mathematics,Grace Obi,absent,present`,
  ]);
});
