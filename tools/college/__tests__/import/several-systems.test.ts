import { csv, readStudent, run, writeCollegeIn } from './college-in';

const users =
  csv(`sourcedId,status,dateLastModified,enabledUser,username,givenName,familyName,identifier,email
  U1,,,true,meera,Meera,Nair,25CS001,meera@hillside.example
  U3,,,true,grace,Grace,Obi,EMP-07,grace@hillside.example`);
const roles =
  csv(`sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId
  R1,,,U1,primary,student,,,O1
  R3,,,U3,primary,teacher,,,O1`);
const classes =
  csv(`sourcedId,status,dateLastModified,title,courseSourcedId,classCode,termSourcedIds
  K1,,,CS201 A,C1,CS201-A,`);
const enrollments =
  csv(`sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role
  E1,,,K1,O1,U1,student
  E3,,,K1,O1,U3,teacher`);
const roster = {
  'users.csv': users,
  'roles.csv': roles,
  'classes.csv': classes,
  'enrollments.csv': enrollments,
};

it('shows marks of an unnamed course to those who have them, and says so', async () => {
  const folder = writeCollegeIn({
    ...roster,
    'CS201 Grades.csv': csv(`First name,Last name,ID number,Quiz: Waves (Real),Course total (Real)
      Meera,Nair,25CS001,9.00,9.00`),
  });
  const { text } = await run(folder);
  expect(text).toContain('1 note');
  expect(readStudent(folder, '25CS001').assignments.items).toMatchObject([
    { name: 'Waves', score: 9, state: 'graded' },
  ]);
});

it('proposes attendance for a table whose states are present and absent', async () => {
  const folder = writeCollegeIn({
    ...roster,
    'register.csv': csv('Roll No,Date,Subject,Status', '25CS001,2026-11-03,CS201 A,P'),
  });
  const { text } = await run(folder, 'check');
  expect(text).toContain('table of attendance');
});

it.each([
  ['2025-29', '2025-29'],
  ['2025-2029', '2025-29'],
  ['CSE 2025–2029', '2025-29'],
  ['2025', undefined],
  ['A1', undefined],
])('imports the batch %s, whatever the college writes', async (written, batch) => {
  const folder = writeCollegeIn({
    'students.csv': csv('Roll No,Name,Batch', `25CS001,Meera Nair,${written}`),
  });
  const { exitCode, text } = await run(folder);
  expect(exitCode).toBe(batch === undefined ? 2 : 0);
  expect(readStudent(folder, '25CS001').student.batch).toBe(batch);
  expect(text.includes('left out')).toBe(batch === undefined);
});

it('leaves out what one student cannot have, and imports all others', async () => {
  const folder = writeCollegeIn({
    'students.csv': csv(`Roll No,Name,Email,Semester,CGPA
      25CS001,Meera Nair,meera at hillside,99,8.1
      25CS002,Asha Sen,asha@hillside.example,3,7.5`),
  });
  const { exitCode, text } = await run(folder);
  expect(exitCode).toBe(2);
  expect(text).toContain('The portal cannot take this value, so it is left out.');
  expect(readStudent(folder, '25CS001').student).toMatchObject({ name: 'Meera Nair', cgpa: 8.1 });
  expect(readStudent(folder, '25CS001').student).not.toHaveProperty('email');
  expect(readStudent(folder, '25CS002').student).toMatchObject({ semester: 3 });
});
