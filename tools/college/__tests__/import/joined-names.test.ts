import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csv, readStudent, readTeacher, run, writeCollegeIn } from './college-in';

const teachers = csv('Employee ID,Name', 'T100,Grace Obi', 'T200,Vikram Rao');

it('reads the timetable of FET, with several sets of students and teachers in a cell', async () => {
  const folder = writeCollegeIn({
    'students.csv': csv(`Roll No,Name,Section
      25CS001,Meera Nair,CSE-A
      25CS002,Asha Sen,CSE-B`),
    'teachers.csv': teachers,
    'timetable.csv':
      csv(`Activity Id,Day,Hour,Students Sets,Subject,Teachers,Activity Tags,Room,Comments
      1,Monday,09:00-10:00,CSE-A+CSE-B,Mathematics,Grace Obi+Vikram Rao,,LH-1,
      2,Tuesday,10:00-11:00,CSE-A,Physics,Vikram Rao,,LH-1,`),
  });
  expect((await run(folder)).exitCode).toBe(0);
  const meetings = (id: string) =>
    readStudent(folder, id).timetable?.meetings.map(({ course, teachers: names }) => [
      course,
      names,
    ]);
  expect(meetings('25CS001')).toEqual([
    ['Mathematics', ['Grace Obi', 'Vikram Rao']],
    ['Physics', ['Vikram Rao']],
  ]);
  expect(meetings('25CS002')).toEqual([['Mathematics', ['Grace Obi', 'Vikram Rao']]]);
  expect(readTeacher(folder, 'T200').classroom.items.map(({ students }) => students)).toEqual([
    1, 1, 1,
  ]);
});

it('splits the groups and courses of a person at commas and bars', async () => {
  const folder = writeCollegeIn({
    'students.csv': csv(`Student ID;Name;Groups;Courses
      25CS001;Meera Nair;Lab 1, Seminar B;MA101|PH101
      25CS002;Asha Sen;Lab 1;MA101`),
  });
  expect((await run(folder)).exitCode).toBe(0);
  const student = readStudent(folder, '25CS001');
  expect(student.sections).toEqual(['Lab 1', 'MA101', 'PH101', 'Seminar B']);
  expect(student.subjects.items.map(({ name }) => name)).toEqual(['MA101', 'PH101']);
});

it.each(['Student Number', 'SIS ID'])('knows a person with two ids by the %s', async (header) => {
  const ids = header === 'SIS ID' ? ['s-77', 's-78'] : ['25CS001', '25CS002'];
  const folder = writeCollegeIn({
    'students.csv': csv(`SIS ID,Student Number,Name
      s-77,25CS001,Meera Nair
      s-78,25CS002,Asha Sen`),
    'enrolments.csv': csv(`${header},Course Code`, `${ids[0]},MA101`, `${ids[1]},MA101`),
  });
  expect((await run(folder)).exitCode).toBe(0);
  expect(readStudent(folder, '25CS001').subjects.items).toHaveLength(1);
});

describe('two files with the same person', () => {
  const write = (name: string) =>
    writeCollegeIn({
      'a-people.csv': csv('Student ID,Student Name', `25CS001,${name}`),
      'students.csv': csv('Roll No,Name', '25CS001,Meera Nair'),
    });

  it.each(['M. Nair', 'Nair Meera', 'Meera K. Nair'])('may write the name as %s', async (name) => {
    expect((await run(write(name))).exitCode).toBe(0);
  });

  it('are a question if they have different names, whatever the files are called', async () => {
    const folder = write('Leela Sen');
    const { exitCode, text } = await run(folder);
    expect(exitCode).toBe(3);
    expect(text).toContain('Another file has another name for this person');
    const mapping = { version: 1, names: 'students.csv', tables: {} };
    writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
    expect((await run(folder)).exitCode).toBe(0);
    expect(readStudent(folder, '25CS001').student.name).toBe('Meera Nair');
  });
});
