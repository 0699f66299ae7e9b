import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { daysAfter } from '@/lib/time/day';

/** Sections of a student: everybody in a group of students is in the same ones. */
const sectionsEach = 20;
/** Rows of attendance of a student. */
const sessionsEach = 100;
const groupSize = 40;
const sectionsPerTeacher = 10;
const sectionsPerDay = 2;
const firstDay = '2026-08-03';
const subjects =
  'Algebra,Thermodynamics,Databases,Algorithms,Economics,Mechanics,Statistics,Chemistry,Networks,Ethics,Compilers,Optics,Genetics,Logic,Geometry,Signals,Materials,Rhetoric,Ecology,Graphics'.split(
    ',',
  );

const givenNames =
  'Aditi,Farah,Gurleen,Harini,Jerome,Karthik,Łucja,Nguyễn Thị,Om,Priyadarshini,Venkata Satya Narasimha,Zoë,கயல்விழி,فاطمة الزهراء'.split(
    ',',
  );
const familyNames =
  'Bhat,Chandrasekharan Iyengar,Deshmukh,D’Souza,Kaur Bedi,Müller-Łukasiewicz,Okonkwo,Qureshi,Reddy,முருகேசன்,بن عبد العزيز'.split(
    ',',
  );

/**
 * Writes the exports of an invented college into a folder and returns how many people it has: OneRoster 1.2, and
 * attendance with one row per session, which no roster standard has. The same number of students gives the same bytes.
 */
export function writeExports(folder: string, students: number): number {
  const sections = Math.ceil(students / groupSize) * sectionsEach;
  const teachers = Math.ceil(sections / sectionsPerTeacher);
  writeRoster(join(folder, 'roster'), students, sections, teachers);
  for (let day = 0; day < sessionsEach / sectionsPerDay; day += 1)
    writeCsv(
      join(folder, 'attendance', `${dateOf(day)}.csv`),
      'Roll Number,Date,Period,Section,Status',
      attendanceRows(students, day),
    );
  return students + teachers;
}

const userId = (number: number) => `u-${1_000_000 + number}`;
const sectionId = (section: number) => `class-${100_000 + section}`;
const rollNumber = (number: number) => `26CSE${100_000 + number}`;
const sectionOf = (student: number, index: number) =>
  Math.floor(student / groupSize) * sectionsEach + index;
const teacherOf = (section: number) => Math.floor(section / sectionsPerTeacher);
const titleOf = (section: number) =>
  `${subjects[section % sectionsEach]} ${Math.floor(section / sectionsEach) + 1}`;

/** The headers of the files that the roster has. */
const headers = {
  orgs: 'name,type,identifier,parentSourcedId',
  academicSessions: 'title,type,startDate,endDate,parentSourcedId,schoolYear',
  courses: 'schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
  classes:
    'title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
  users:
    'enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
  roles: 'userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
  enrollments: 'classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
} as const;

/** The cells of a row that are not empty, by header. */
type Row = Readonly<Record<string, string>>;

function writeRoster(folder: string, students: number, sections: number, teachers: number): void {
  const people = students + teachers;
  const rows: Record<keyof typeof headers, Iterable<Row>> = {
    orgs: [{ sourcedId: 'college', name: 'Invented College', type: 'school' }],
    academicSessions: [
      {
        sourcedId: 'term-1',
        title: 'Monsoon 2026',
        type: 'term',
        startDate: firstDay,
        endDate: '2026-12-20',
        schoolYear: '2027',
      },
    ],
    courses: each(sections, (course) => ({
      sourcedId: `course-${course}`,
      title: titleOf(course),
      orgSourcedId: 'college',
      courseCode: `C${100_000 + course}`,
    })),
    classes: each(sections, (section) => ({
      sourcedId: sectionId(section),
      title: `${titleOf(section)} A`,
      classType: 'scheduled',
      courseSourcedId: `course-${section}`,
      classCode: `K${100_000 + section}`,
      location: `Room ${section % 300}`,
      schoolSourcedId: 'college',
      termSourcedIds: 'term-1',
    })),
    users: each(people, (number) => userOf(number, students)),
    roles: each(people, (number) => ({
      sourcedId: `role-${number}`,
      userSourcedId: userId(number),
      roleType: 'primary',
      role: number < students ? 'student' : 'teacher',
      orgSourcedId: 'college',
    })),
    enrollments: enrolments(students, sections),
  };
  const modes = Object.keys(headers).map((name) => `file.${name},bulk`);
  const manifest = ['manifest.version,1.0', 'oneroster.version,1.2', ...modes];
  writeCsv(join(folder, 'manifest.csv'), 'propertyName,value', manifest);
  for (const [name, own] of Object.entries(headers)) {
    const header = `sourcedId,status,dateLastModified,${own}`;
    const lines = linesOf(header.split(','), rows[name as keyof typeof headers]);
    writeCsv(join(folder, `${name}.csv`), header, lines);
  }
}

function userOf(number: number, students: number): Row {
  const identifier = number < students ? rollNumber(number) : `T${10_000 + number - students}`;
  const username = identifier.toLowerCase();
  return {
    sourcedId: userId(number),
    dateLastModified: '2026-08-01T06:00:00.000Z',
    enabledUser: 'true',
    username,
    identifier,
    email: `${username}@college.example`,
    givenName: givenNames[number % givenNames.length] ?? '',
    familyName: familyNames[number % familyNames.length] ?? '',
    primaryOrgSourcedId: 'college',
  };
}

function* enrolments(students: number, sections: number): Generator<Row> {
  let count = 0;
  const enrolment = (section: number, user: number, role: string) => ({
    sourcedId: `e-${(count += 1)}`,
    classSourcedId: sectionId(section),
    role,
    schoolSourcedId: 'college',
    userSourcedId: userId(user),
    primary: String(role === 'teacher'),
  });
  for (let student = 0; student < students; student += 1)
    for (let index = 0; index < sectionsEach; index += 1)
      yield enrolment(sectionOf(student, index), student, 'student');
  for (let section = 0; section < sections; section += 1)
    yield enrolment(section, students + teacherOf(section), 'teacher');
}

/** The day with this number, from Monday to Friday. */
const dateOf = (day: number) => daysAfter(firstDay, Math.floor(day / 5) * 7 + (day % 5));

/** The rows of a day: its sections, and every student of each. */
function* attendanceRows(students: number, day: number): Generator<string> {
  for (let period = 0; period < sectionsPerDay; period += 1) {
    const session = day * sectionsPerDay + period;
    for (let student = 0; student < students; student += 1) {
      const section = sectionId(sectionOf(student, session % sectionsEach));
      const status = statusOf(student, session);
      yield `${rollNumber(student)},${dateOf(day)},${period + 1},${section},${status}`;
    }
  }
}

function statusOf(student: number, session: number): string {
  const chance = ((student + 1) * 7919 + session * 104_729) % 100;
  if (chance < 85) return 'Present';
  if (chance < 95) return 'Absent';
  return chance < 98 ? 'Late' : 'Excused';
}

function* each(count: number, row: (index: number) => Row): Generator<Row> {
  for (let index = 0; index < count; index += 1) yield row(index);
}

function* linesOf(columns: readonly string[], rows: Iterable<Row>): Generator<string> {
  for (const row of rows) yield columns.map((column) => row[column] ?? '').join(',');
}

/** Characters that are collected before they are written. */
const bufferSize = 1 << 20;

function writeCsv(path: string, header: string, lines: Iterable<string>): void {
  mkdirSync(dirname(path), { recursive: true });
  const handle = openSync(path, 'w');
  try {
    let text = `${header}\r\n`;
    for (const line of lines) {
      text += `${line}\r\n`;
      if (text.length < bufferSize) continue;
      writeSync(handle, text);
      text = '';
    }
    writeSync(handle, text);
  } finally {
    closeSync(handle);
  }
}
