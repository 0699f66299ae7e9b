import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptText } from '@/tools/college/exchange/kept';
import { sentChangesFile } from '@/tools/college/exchange/sent-change';
import { copyFolder } from '@/tools/command/__tests__/write-folder';
import {
  addExports,
  csv,
  readStudent,
  readTeacher,
  replaceExports,
  run,
  writeCollegeIn,
} from './college-in';
import { writeTimetable } from '@/components/schedule/feed/save-timetable';

const people = {
  'students.csv': csv(`Roll No,Name,Section
    25CS001,Meera Nair,CSE-A
    25CS002,Tomás Ruiz,CSE-A
    25CS003,Asha Sen,CSE-B`),
  'teachers.csv': csv('Employee ID,Name', 'T100,Grace Obi', 'T200,Vikram Rao'),
};
const timetable = csv(`Section,Course Code,Course Title,Day,Start Time,End Time,Room,Teacher
  CSE-A,MA101,Mathematics,Monday,09:00,10:00,LH-1,Grace Obi
  CSE-A,PH101,Physics,Monday,10:00,11:00,LH-1,Vikram Rao
  CSE-B,MA101,Mathematics,Monday,11:00,12:00,LH-2,Grace Obi`);

it('names the students whose class has two courses at the same time', async () => {
  const folder = writeCollegeIn({
    ...people,
    'timetable.csv': timetable.replace('10:00,11:00,LH-1', '09:30,10:30,LH-3'),
  });
  const { exitCode, text } = await run(folder, 'import');
  expect({ exitCode, text }).toEqual({
    exitCode: 2,
    text: expect.stringContaining('the same students at the same time'),
  });
});

it('does not join students of several programs whose class has the same short name', async () => {
  const folder = writeCollegeIn({
    'students.csv': csv(`Roll No,Name,Program,Section
      25CS001,Meera Nair,CSE,A
      25EC001,Tomás Ruiz,ECE,A`),
    'timetable.csv': csv(`Section,Course Code,Day,Start Time,End Time
      A,CS101,Monday,09:00,10:00
      A,EC101,Monday,09:00,10:00`),
  });
  const { text } = await run(folder);
  expect(readFileSync(join(folder, 'import.csv'), 'utf8')).toContain('No student is in this');
  expect(text).toContain('This name is of several classes');
  expect(readStudent(folder, '25CS001').subjects.items).toEqual([]);
});

it('takes Faculty as the teacher', async () => {
  const folder = writeCollegeIn({
    ...people,
    'timetable.csv': csv(`Section,Course Code,Day,Start Time,End Time,Faculty,Phone
      CSE-A,MA101,Monday,09:00,10:00,Grace Obi,555
      CSE-A,PH101,Monday,10:00,11:00,Vikram Rao,555`),
  });
  await run(folder);
  expect(readTeacher(folder, 'T100').classroom.items).toMatchObject([{ students: 2 }]);
});

describe('a weekly class that gets another room and end', () => {
  const lessons = (...rows: readonly string[]) => ({
    ...people,
    'timetable.csv': csv(
      'Section,Course Code,Course Title,Day,Start Time,End Time,Room,Teacher',
      ...rows.map((row) => `CSE-A,MA101,Mathematics,${row},Grace Obi`),
    ),
  });
  const idsOf = (folder: string) =>
    Object.fromEntries(
      (readStudent(folder, '25CS001').timetable?.meetings ?? []).map(
        ({ id, start, weekdays = [] }) => [`${weekdays.join(' ')} ${start}`, id],
      ),
    );
  const feedOf = (folder: string) => {
    const { timetable, asOf } = readStudent(folder, '25CS001');
    const calendarHost = { host: 'college.example', timeZone: 'Asia/Kolkata' };
    return writeTimetable({
      ...{ product: 'Edify', name: 'Timetable', timetable: timetable!, asOf, calendarHost },
    });
  };
  const first = lessons('Monday,09:00,10:00,LH-1', 'Thursday,11:00,12:00,LH-1');
  const imported = writeCollegeIn(first);
  beforeAll(() => run(imported));

  it('is the same class for calendar programs, which take the change', async () => {
    const folder = copyFolder(imported);
    const [ids, feed] = [idsOf(folder), feedOf(folder)];
    const { 'timetable.csv': moved } = lessons(
      'Monday,09:00,10:30,LH-7',
      'Thursday,11:00,12:00,LH-1',
    );
    addExports(folder, { '2026-09-16/timetable.csv': moved });
    expect(await run(folder)).toMatchObject({ exitCode: 0 });
    expect(idsOf(folder)).toEqual(ids);
    expect(readStudent(folder, '25CS001').timetable?.meetings[0]).toMatchObject({ room: 'LH-7' });
    expect(
      readTeacher(folder, 'T100')
        .classes.items.map(({ id }) => id)
        .sort(),
    ).toEqual(Object.values(ids).sort());
    const uidsIn = (text: string) => [...text.matchAll(/^UID:(.*)$/gm)].map(([, uid]) => uid);
    const lowest = (text: string) =>
      Math.min(...[...text.matchAll(/^SEQUENCE:(\d+)/gm)].map(([, number]) => Number(number)));
    expect(uidsIn(feedOf(folder)).sort()).toEqual(uidsIn(feed).sort());
    expect(lowest(feedOf(folder))).toBeGreaterThan(lowest(feed));
  });

  it('stays cancelled on the day on which its teacher cancelled it', async () => {
    const folder = copyFolder(imported);
    const meeting = idsOf(folder)['Monday 09:00']!;
    const sent = { meeting, day: '2026-09-21', reason: 'I am ill.', at: '2026-09-15T10:00' };
    writeFileSync(
      sentChangesFile(folder),
      keptText(new Map([['sent-1', { ...sent, isChanged: true, sequence: 1 }]])),
    );
    replaceExports(folder, lessons('Monday,09:00,10:30,LH-7', 'Thursday,11:00,12:00,LH-1'));
    await run(folder);
    expect(readStudent(folder, '25CS001').timetable?.changes).toMatchObject([
      { meeting, day: '2026-09-21', kind: 'cancelled' },
    ]);
  });
});

describe('tables of a class that name the subject beside it', () => {
  const college = { ...people, 'timetable.csv': timetable };
  const register = (subject: string, days: string, ...marks: readonly string[]) =>
    csv(
      'Section: CSE-A',
      `Subject: ${subject}`,
      `Roll No,Name,${days}`,
      `25CS001,Meera Nair,${marks[0]}`,
      `25CS002,Tomás Ruiz,${marks[1]}`,
    );
  const attendanceIn = (folder: string) =>
    Object.fromEntries(
      readStudent(folder, '25CS001').subjects.items.map(({ name, attendance }) => [
        name,
        attendance && `${attendance.present}/${attendance.total}`,
      ]),
    );

  it('keep the attendance of each subject apart, also when a later file has one of them', async () => {
    const folder = writeCollegeIn({
      ...college,
      'mathematics.csv': register('Mathematics', '2026-09-01,2026-09-02', 'P,P', 'P,P'),
      'physics.csv': register('Physics', '2026-09-01,2026-09-02', 'A,P', 'P,P'),
    });
    expect(await run(folder)).toMatchObject({ exitCode: 0 });
    expect(attendanceIn(folder)).toEqual({ Mathematics: '2/2', Physics: '1/2' });
    addExports(folder, {
      '2026-09-04/mathematics.csv': register('Mathematics', '2026-09-02,2026-09-03', 'A,P', 'P,P'),
    });
    expect(await run(folder)).toMatchObject({ exitCode: 0 });
    expect(attendanceIn(folder)).toEqual({ Mathematics: '2/3', Physics: '1/2' });
  });
});
