import fc from 'fast-check';
import { isFull } from '@/__tests__/full-run';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  addExports,
  csv,
  readStudent,
  readTeacher,
  run,
  writeCollegeIn,
  type Export,
} from './college-in';

interface Exported {
  people: Person[];
  students: Person[];
  teachers: Person[];
  classes: Class[];
}

interface Person {
  id: string;
  given: string;
  family: string;
  role: 'student' | 'teacher';
}

/** A course of a section. */
interface Class {
  id: string;
  code: string;
  title: string;
  group: string;
  /** As systems name it. */
  name: string;
  teacher: Person;
  students: Person[];
}

const names = [
  ['Aditi', 'Bhat'],
  ['யாழினி', 'சுந்தரமூர்த்தி'],
  ['فاطمة', 'الزهراء الحسيني'],
  ['Zoë', 'Müller-Łukasiewicz'],
  ['Jerome', 'D’Souza'],
  ['Venkata', 'Satya Narasimha Iyengar'],
  ['Om', 'Nair'],
] as const;

const personOf = (role: Person['role'], id: string, number: number): Person => {
  const [given, family] = names[number % names.length]!;
  return { id, given, family, role };
};

/** The students of a section. */
const sectionSize = 12;

/** An invented college as systems know it: each section is of another programme and has five courses. */
function exportedOf({ students: count, teachers: most, seed }: Size): Exported {
  const teachers = Array.from({ length: most }, (_, number) =>
    personOf('teacher', `PG-ENG-${301 + number}`, seed + number),
  );
  const students = Array.from({ length: count }, (_, number) => {
    const program = programs[Math.floor(number / sectionSize)]!;
    return personOf('student', `26${program}${1001 + number}`, 2 * seed + number);
  });
  const classes = programs.slice(0, Math.ceil(count / sectionSize)).flatMap((program, section) =>
    ['Mathematics', 'Physics', 'Graphics', 'English', 'Drawing'].map((title, index): Class => {
      const [group, code] = [`${program}-A`, `${program}10${index}`];
      return {
        id: `${group}-${index}`,
        code,
        title: `${title} ${program}`,
        group,
        name: `${code} ${group}`,
        teacher: teachers[(5 * section + index) % most]!,
        students: students.slice(section * sectionSize, (section + 1) * sectionSize),
      };
    }),
  );
  const teaching = teachers.filter((one) => classes.some(({ teacher }) => teacher === one));
  return { people: [...students, ...teaching], students, teachers: teaching, classes };
}

const programs = ['CSE', 'ECE', 'MEC', 'CIV'];

interface Size {
  students: number;
  teachers: number;
  seed: number;
}

/** A row for every member of every class. */
const members = (classes: readonly Class[], row: (one: Class, person: Person) => string) =>
  classes.flatMap((one) => [one.teacher, ...one.students].map((person) => row(one, person)));
const taking = (classes: readonly Class[], row: (one: Class, person: Person) => string) =>
  classes.flatMap((one) => one.students.map((person) => row(one, person)));
const courses = (classes: readonly Class[], row: (one: Class) => string) => [
  ...new Set(classes.map(row)),
];

const oneRoster = ({ people, classes }: Exported): Record<string, string> => ({
  'users.csv': csv(
    'sourcedId,status,dateLastModified,enabledUser,role,username,givenName,familyName,identifier',
    ...people.map((one) => `${one.id},,,true,${one.role},,${one.given},${one.family},${one.id}`),
  ),
  'classes.csv': csv(
    'sourcedId,status,dateLastModified,title,courseSourcedId',
    ...classes.map((one) => `${one.id},,,${one.name},${one.code}`),
  ),
  'courses.csv': csv(
    'sourcedId,status,dateLastModified,title,courseCode',
    ...courses(classes, ({ code, title }) => `${code},,,${title},${code}`),
  ),
  'enrollments.csv': csv(
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role',
    ...members(classes, (one, { id, role }) => `${one.id}-${id},,,${one.id},o,${id},${role}`),
  ),
});

/** The exports of each system. */
const systems: Readonly<Record<string, (college: Exported) => Export>> = {
  'OneRoster 1.1': oneRoster,
  'OneRoster 1.2': ({ people, classes }) => ({
    ...oneRoster({ people, classes } as Exported),
    'users.csv': csv(
      'sourcedId,status,dateLastModified,enabledUser,givenName,familyName,identifier',
      ...people.map(({ id, given, family }) => `${id},,,true,${given},${family},${id}`),
    ),
    'roles.csv': csv(
      'sourcedId,status,dateLastModified,userSourcedId,roleType,role',
      ...people.map(({ id, role }) => `r-${id},,,${id},primary,${role}`),
    ),
  }),
  Canvas: ({ people, classes }) => ({
    'users.csv': csv(
      'user_id,login_id,first_name,last_name,status',
      ...people.map(({ id, given, family }) => `${id},${id},${given},${family},active`),
    ),
    'courses.csv': csv(
      'course_id,short_name,long_name,status',
      ...courses(classes, ({ code, title }) => `${code},${code},${title},active`),
    ),
    'sections.csv': csv(
      'section_id,course_id,name,status',
      ...classes.map((one) => `${one.id},${one.code},${one.name},active`),
    ),
    'enrollments.csv': csv(
      'course_id,user_id,role,section_id,status',
      ...members(classes, (one, { id, role }) => `,${id},${role},${one.id},active`),
    ),
  }),
  Moodle: ({ classes }) => ({
    'upload.csv': csv(
      'username,firstname,lastname,idnumber,course1,role1,group1',
      ...members(classes, ({ code, group }, { id, given, family, role }) => {
        const moodleRole = role === 'teacher' ? 'editingteacher' : role;
        return `${id.toLowerCase()},${given},${family},${id},${code},${moodleRole},${group}`;
      }),
    ),
  }),
};

/** What the records say: everybody's name, the sections and teachers of students, and whom teachers teach where. */
function importedFrom(folder: string) {
  const ids = (kind: string) =>
    readdirSync(join(folder, 'records', kind)).map((file) => file.replace('.json', ''));
  const students = ids('students').map((id) => {
    const { student, sections, subjects } = readStudent(folder, id);
    const teachers = subjects.items.map(({ faculty }) => faculty).toSorted();
    return [student.rollNumber, student.name, sections?.toSorted(), teachers];
  });
  const teachers = ids('teachers').map((id) => {
    const { facultyProfile, register } = readTeacher(folder, id);
    const taught = register?.items.map(({ section, rollNumber }) => `${section} ${rollNumber}`);
    return [facultyProfile.employeeId, facultyProfile.name, taught?.toSorted()];
  });
  return [...students, ...teachers].toSorted();
}

const nameOf = ({ given, family }: Person) => `${given} ${family}`;

function expectedOf({ students, teachers, classes }: Exported) {
  return [
    ...students.map((person) => {
      const own = classes.filter((one) => one.students.includes(person));
      const names = own.map(({ teacher }) => nameOf(teacher)).toSorted();
      return [person.id, nameOf(person), own.map(({ name }) => name).toSorted(), names];
    }),
    ...teachers.map((person) => {
      const own = classes.filter((one) => one.teacher === person);
      return [
        person.id,
        nameOf(person),
        taking(own, (one, { id }) => `${one.name} ${id}`).toSorted(),
      ];
    }),
  ].toSorted();
}

const size = fc.record({
  students: fc.integer({ min: 1, max: isFull ? 40 : 10 }),
  teachers: fc.integer({ min: 1, max: isFull ? 6 : 3 }),
  seed: fc.nat(99),
});

test.each(Object.entries(systems))(
  'the exports of %s become the college that they were written from',
  (_, exportsOf) =>
    fc.assert(
      fc.asyncProperty(size, async (one) => {
        const college = exportedOf(one);
        const folder = writeCollegeIn(exportsOf(college));
        expect(await run(folder)).toMatchObject({ exitCode: 0 });
        expect(importedFrom(folder)).toEqual(expectedOf(college));
      }),
      { numRuns: 4 },
    ),
  60_000,
);

/** A night: the day of the attendance, and which classes were held and had a test. */
const night = fc.record({ held: fc.nat(3), absent: fc.nat(4), tested: fc.nat(3) });

const dayOf = (day: number) => `2026-09-${String(day + 1).padStart(2, '0')}`;

/** The attendance and the marks of one night; a file may have no class. */
function filesOf(
  { classes }: Exported,
  one: { held: number; absent: number; tested: number },
  day: number,
) {
  const date = dayOf(day);
  const some = (first: number) => classes.filter((_, index) => index % 4 === first);
  return {
    attendance: taking(some(one.held), ({ name }, { id }) => {
      const status = (id.charCodeAt(id.length - 1) + one.absent) % 5 === 0 ? 'A' : 'P';
      return `${id},${date},${name},${status}`;
    }),
    marks: taking(
      some(one.tested),
      ({ name }, { id }) => `${id},${name},Test ${day},${day + 5},20`,
    ),
  };
}

const tables = (rows: ReturnType<typeof filesOf>, day: number): Export => ({
  ...(rows.attendance.length > 0 && {
    [`${dayOf(day)}/attendance.csv`]: csv('Roll No,Date,Section,Status', ...rows.attendance),
  }),
  ...(rows.marks.length > 0 && {
    [`${dayOf(day)}/marks.csv`]: csv(
      'Roll No,Section,Exam,Marks Obtained,Max Marks',
      ...rows.marks,
    ),
  }),
});

/** All records, apart from the days of their data. */
const recordsIn = (folder: string) =>
  ['students', 'teachers'].flatMap((kind) =>
    readdirSync(join(folder, 'records', kind))
      .toSorted()
      .map((name) => {
        const id = name.replace('.json', '');
        const record = kind === 'students' ? readStudent(folder, id) : readTeacher(folder, id);
        return JSON.parse(
          JSON.stringify(record)
            .replace(/"asOf":"[^"]*",?/g, '')
            .replaceAll(',}', '}'),
        ) as object;
      }),
  );

test.each(Object.entries(systems))(
  'the exports of %s with files that come day by day are the college of all files together',
  (_, exportsOf) =>
    fc.assert(
      fc.asyncProperty(
        size,
        fc.array(night, { minLength: 2, maxLength: 4 }),
        async (one, nights) => {
          const college = exportedOf(one);
          const roster = exportsOf(college);
          const rows = nights.map((each, day) => filesOf(college, each, day));
          const daily = writeCollegeIn(roster);
          for (const [day, each] of rows.entries()) {
            addExports(daily, tables(each, day));
            expect(await run(daily)).toMatchObject({ exitCode: 0 });
          }
          const together = writeCollegeIn({
            ...roster,
            ...tables(
              {
                attendance: rows.flatMap(({ attendance }) => attendance),
                marks: rows.flatMap(({ marks }) => marks),
              },
              rows.length - 1,
            ),
          });
          expect(await run(together)).toMatchObject({ exitCode: 0 });
          expect(recordsIn(daily)).toEqual(recordsIn(together));
        },
      ),
      { numRuns: 2 },
    ),
  60_000,
);
