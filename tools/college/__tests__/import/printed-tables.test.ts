import { csv, readStudent, readTeacher, run, writeCollegeIn, type Export } from './college-in';

/** A table as a spreadsheet saves it where the comma is in decimal numbers. */
const saved = (...rows: string[]) => `\ufeff${csv('', ...rows).trimStart()}`;

const college = {
  'students.csv': saved(
    'Roll No;Name;Section',
    '25CS001;Meera Nair;CSE-A',
    '25CS002;Tomás Ruiz;CSE-A',
    ';;',
    'Total;2;',
  ),
  'teachers.csv': saved('Employee ID;Name', 'T100;Grace Obi', 'T200;Vikram Rao', 'Total: 2;'),
  'timetable.csv': saved(
    'Section;Course Code;Course Title;Day;Start Time;End Time;Teacher',
    'CSE-A;MA101;Mathematics;Monday;9.00;9.55;Grace Obi',
    'CSE-A;PH101;Physics;Tuesday;5:30;6:30;Vikram Rao',
  ),
};

async function imported(files: Export) {
  const folder = writeCollegeIn({ ...college, ...files });
  expect(await run(folder)).toMatchObject({
    exitCode: 0,
    text: expect.stringMatching(/Students: 2, teachers: 2/),
  });
  const { subjects, assignments, timetable } = readStudent(folder, '25CS001');
  const courses = new Map(subjects.items.map(({ id, name }) => [id, name]));
  return {
    folder,
    times: timetable?.meetings.map(({ start, end }) => `${start}-${end}`),
    attendance: subjects.items.map(({ name, attendance }) => [
      name,
      attendance?.present,
      attendance?.total,
    ]),
    marks: assignments.items.map(
      ({ subjectId = '', name, score, maximum }) =>
        `${courses.get(subjectId)}: ${name} ${score}/${maximum}`,
    ),
  };
}

test('A row with totals below a list is nobody', async () => {
  const { folder, times } = await imported({
    'marks.csv': saved(
      'Roll No;Subject;Exam;Marks Obtained;Max Marks',
      '25CS001;Mathematics;Mid-term;40,5;50',
      'Total;;;40,5;50',
    ),
  });
  expect(readTeacher(folder, 'T100').classroom.items).toMatchObject([{ students: 2 }]);
  expect(times).toEqual(['09:00-09:55', '17:30-18:30']);
});

test('Counts of a register below its students are no attendance', async () => {
  const { attendance } = await imported({
    'attendance.csv': saved(
      'Section: CSE-A;;;',
      'Subject: Mathematics;;;',
      'Roll No;Name;01/09/2026;14/09/2026',
      '25CS001;Meera Nair;P;A',
      '25CS002;Tomás Ruiz;P;P',
      'Present;;2;1',
    ),
  });
  expect(attendance).toEqual([
    ['Mathematics', 1, 2],
    ['Physics', undefined, undefined],
  ]);
});

test('Merged headings are two rows of a text file', async () => {
  const { attendance, marks } = await imported({
    'attendance.csv': saved(
      'Roll No;Name;Mathematics;;Physics;',
      ';;Held;Attended;Held;Attended',
      '25CS001;Meera Nair;20;18;10;9',
      '25CS002;Tomás Ruiz;20;15;10;10',
      'Average;;20;16,5;10;9,5',
    ),
    'marks.csv': saved(
      'Hillside College;;;;;',
      'Roll No;Name;Mathematics;;Physics;',
      ';;IT1 (20);IT2 (20);IT1 (20);IT2 (20)',
      '25CS001;Meera Nair;18;17,5;12;13',
      '25CS002;Tomás Ruiz;11;9;20;13',
      'Highest;;18;17,5;20;13',
    ),
  });
  expect(attendance).toEqual([
    ['Mathematics', 18, 20],
    ['Physics', 9, 10],
  ]);
  expect(marks).toEqual([
    'Mathematics: IT1 18/20',
    'Mathematics: IT2 17.5/20',
    'Physics: IT1 12/20',
    'Physics: IT2 13/20',
  ]);
});

test('A day above the hours of a register, and a course above its counts, are of all columns below', async () => {
  const register = await imported({
    'register.csv': saved(
      'Subject: Physics;;;;',
      'Roll No;Class;01/09/2026;;14/09/2026;',
      ';;P1;P2;P1;P2',
      '25CS001;CSE-A;P;P;A;P',
      '25CS002;CSE-A;P;A;P;P',
    ),
  });
  expect(register.attendance[1]).toEqual(['Physics', 3, 4]);
  const counts = await imported({
    'attendance.csv': saved(
      'Roll No;Class;Physics;',
      ';;Held;Attended',
      '25CS001;CSE-A;20;18',
      '25CS002;CSE-A;20;15',
    ),
  });
  expect(counts.attendance[1]).toEqual(['Physics', 18, 20]);
});

test('Marks of a class with a column for each course are of these courses', async () => {
  const { marks } = await imported({
    'IT1.csv': saved(
      'Class: CSE-A;;;;;',
      'Sl No;Roll No;Name;Mathematics (50);Physics (50);Total (100);Rank',
      '1;25CS001;Meera Nair;45;39;84;1',
      '2;25CS002;Tomás Ruiz;31;AB;31;2',
      ';Average;;38;39;57,5;',
    ),
  });
  expect(marks).toEqual(['Mathematics: Mathematics 45/50', 'Physics: Physics 39/50']);
});
