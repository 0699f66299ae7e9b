import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeExchange } from '@/components/exchange/model/file';
import { makeChanges } from '@/components/schedule/model/change-file';
import { importAll } from '@/tools/college/exchange/import-all';
import { undoImport } from '@/tools/college/import/before';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import {
  csv,
  noImportProgress,
  oneRoster,
  readTeacher,
  replaceExports,
  run,
  snapshot,
  writeCollegeIn,
  type Export,
} from '../college-in';

const names = Array.from({ length: 40 }, (_, index) => `s${index + 100}`);
const kept = ['records', 'left', 'journal.json', 'imports.json'];

const marks = (score: number) =>
  csv('Roll No,Section,Exam,Marks Obtained,Max Marks', `25S100,CS301 A,Mid-term,${score},50`);

test('The last import is undone byte for byte, with the calendar', async () => {
  const folder = writeCollegeIn({});
  const calendarFile = join(writeFolder({}), 'calendar.json');
  const holidays = csv('Event,Start Date,End Date', 'Founders holiday,2026-10-02,2026-10-02');
  const all = () => [
    snapshot(folder, ...kept),
    existsSync(calendarFile) && readFileSync(calendarFile, 'utf8'),
  ];
  const exports: Export[] = [
    { 'roster.zip': oneRoster(names), 'marks.csv': marks(38) },
    {
      'roster.zip': oneRoster([...names.slice(0, -1), 'new']),
      'holidays.csv': holidays,
      'marks.csv': marks(38),
    },
    { 'roster.zip': oneRoster([...names, 'new']), 'marks.csv': marks(40) },
  ];
  const states = [all()];
  for (const files of exports) {
    replaceExports(folder, files);
    expect(await run(folder, 'import', { calendarFile })).toMatchObject({ exitCode: 0 });
    states.push(all());
  }
  undoImport(folder);
  expect(all()).toEqual(states.at(-2));
  expect(() => undoImport(folder)).toThrow('There is no import to undo');
});

test('The first import is undone as well, and an import without changes leaves the undo of the one before', async () => {
  const folder = writeCollegeIn({ 'roster.zip': oneRoster(names) });
  await run(folder);
  await run(folder);
  undoImport(folder);
  expect(snapshot(folder, ...kept)).toEqual({});
});

test('An undo does not lose what came after the import', async () => {
  const folder = writeCollegeIn({ 'roster.zip': oneRoster(names) });
  await run(folder);
  const file = join(folder, 'records/students/25S100.json');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
  expect(() => undoImport(folder)).toThrow('Records were changed after the last import');
  expect(existsSync(file)).toBe(true);
  undoImport(folder, true);
  expect(existsSync(file)).toBe(false);
});

test('A check and an import say who changes and how, before and after', async () => {
  const folder = writeCollegeIn({ 'roster.zip': oneRoster(names), 'marks.csv': marks(38) });
  await run(folder);
  replaceExports(folder, {
    'roster.zip': oneRoster([...names.slice(0, -1), 'new']),
    'marks.csv': marks(40),
  });
  const read = () =>
    ['import.html', 'import.csv'].map((name) => readFileSync(join(folder, name), 'utf8'));
  await run(folder, 'check');
  const [page = '', table = ''] = read();
  expect(page).toContain('Mid-term, Algorithms: 38 → 40');
  expect(page).toMatch(
    /No longer in the files \(1\).*s139 Nair.*New \(1\).*new Nair.*Changed \(\d/s,
  );
  expect(table).toMatch(/^changed,.*"Mid-term, Algorithms",.*,student,25S100,s100 Nair,38,40/m);
  expect(table).toMatch(/^count,.*,enrolments,.*,section,CS301 A,.*,40,40/m);
  expect(table).toMatch(/^left,.*,student,25S139/m);
  await run(folder);
  expect(read()[1]).toBe(table);
});

test('An undo does not lose the class changes that a later import without other changes took', async () => {
  const folder = writeCollegeIn({
    'students.csv': csv('Roll No,Name,Section', '25CS001,Meera Nair,A'),
    'teachers.csv': csv('Employee ID,Name', 'T1,Asha Rao'),
    'timetable.csv': csv(`Section,Course Code,Course Title,Day,Start Time,End Time,Teacher
      A,MA101,Mathematics,Monday,09:00,10:00,Asha Rao`),
  });
  const importEverything = () =>
    importAll({
      ...{ mode: 'import', folder, college: 'Test', keys: [], timeZone: 'Asia/Kolkata' },
      ...{ acceptUnsigned: true, progress: noImportProgress, log: () => undefined },
    });
  await importEverything();
  const [session] = readTeacher(folder, 'T1').classes.items;
  const change = {
    ...{ id: `${session!.id}:2026-10-12`, at: '2026-10-10T09:00:00.000Z', session: session!.id },
    ...{ day: '2026-10-12', title: 'Mathematics', start: '09:00', end: '10:00', reason: 'Ill.' },
    ...{ by: 'Asha Rao', restored: null, sequence: 1 },
  };
  const sent = makeChanges({ name: 'Asha Rao', employeeId: 'T1' }, [change]);
  const file = await (await writeExchange('changes', sent, new Map(), null)).text();
  writeFileSync(join(folder, 'in', 'changes.json'), file);
  await importEverything();
  expect(readTeacher(folder, 'T1').schedule?.changes).toHaveLength(1);
  expect(() => undoImport(folder)).toThrow('Records were changed after the last import');
});
