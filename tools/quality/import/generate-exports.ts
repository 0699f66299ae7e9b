import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { daysAfter } from '@/lib/time/day';

/** Sections of a student: everybody in a group of students is in the same ones. */
export const sectionsEach = 20;
/** Rows of attendance of a student. */
export const sessionsEach = 100;
const groupSize = 40;
const sectionsPerTeacher = 10;
const sectionsPerDay = 2;
/** The attendance is split as a system that exports by the week does it. */
const files = 10;
/** Every hundredth student is the 1 % whose rows change. */
const changedEvery = 100;

const firstDay = '2026-08-03';
const modified = '2026-08-01T06:00:00.000Z';
const given =
  'Ananya,Rohan,Meera,Arjun,Fátima,José,Zoë,Søren,Ngozi,Wei,Léa,Omar,Priya,Tomás,Ayşe,Ivan'.split(
    ',',
  );
const family =
  'Rao,Nair,Verma,García,Müller,Okafor,Chen,Dubois,Haddad,Silva,Novák,Kowalski,Iyer,Lindqvist,Yılmaz,Petrov'.split(
    ',',
  );
const subjects =
  'Algebra,Thermodynamics,Databases,Algorithms,Economics,Mechanics,Statistics,Chemistry,Networks,Ethics,Compilers,Optics,Genetics,Logic,Geometry,Signals,Materials,Rhetoric,Ecology,Graphics'.split(
    ',',
  );

/**
 * How many people an invented college has, and how many records the second export changes: those of the students with
 * other rows, and of their teachers, whose registers have the attendance.
 */
export interface ExportSize {
  people: number;
  changed: number;
}

/**
 * Writes the exports of an invented college into a folder: OneRoster 1.2, and attendance with one row per session, which
 * no roster standard has. The same number of students gives the same bytes; `changed` changes the attendance of 1 % of
 * the students, and so 1 % of the rows.
 */
export function writeExports(folder: string, students: number, changed = false): ExportSize {
  const groups = Math.ceil(students / groupSize);
  const sections = groups * sectionsEach;
  const teachers = Math.ceil(sections / sectionsPerTeacher);
  if (!changed) writeRoster(join(folder, 'roster'), { students, groups, sections, teachers });
  for (let file = 0; file < files; file += 1)
    writeAttendance(join(folder, `attendance-${file + 1}.csv`), students, file, changed);
  return { people: students + teachers, changed: changedRecords(students) };
}

function changedRecords(students: number): number {
  const teachers = new Set<number>();
  for (let student = 0; student < students; student += changedEvery)
    for (let index = 0; index < sectionsEach; index += 1)
      teachers.add(Math.floor(sectionOf(student, index) / sectionsPerTeacher));
  return Math.ceil(students / changedEvery) + teachers.size;
}

interface College {
  students: number;
  groups: number;
  sections: number;
  teachers: number;
}

function writeRoster(folder: string, { students, groups, sections, teachers }: College): void {
  writeCsv(join(folder, 'manifest.csv'), 'propertyName,value', manifestRows());
  writeCsv(
    join(folder, 'orgs.csv'),
    'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
    rows(1, () => ['college', '', '', 'Invented College', 'school', '', '']),
  );
  writeCsv(
    join(folder, 'academicSessions.csv'),
    'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
    rows(1, () => ['term-1', '', '', 'Monsoon 2026', 'term', firstDay, '2026-12-20', '', '2027']),
  );
  writeCsv(
    join(folder, 'courses.csv'),
    'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
    rows(groups * sectionsEach, (course) => [
      `course-${course}`,
      '',
      '',
      '',
      `${subjects[course % sectionsEach]} ${Math.floor(course / sectionsEach) + 1}`,
      `C${100_000 + course}`,
      '',
      'college',
      '',
      '',
    ]),
  );
  writeCsv(
    join(folder, 'classes.csv'),
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
    rows(sections, (section) => [
      sectionId(section),
      '',
      '',
      `${subjects[section % sectionsEach]} ${Math.floor(section / sectionsEach) + 1} A`,
      '',
      `course-${section}`,
      `K${100_000 + section}`,
      'scheduled',
      `Room ${section % 300}`,
      'college',
      'term-1',
      '',
      '',
      '',
    ]),
  );
  writeCsv(
    join(folder, 'users.csv'),
    'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
    rows(students + teachers, (number) => userRow(number, students)),
  );
  writeCsv(
    join(folder, 'roles.csv'),
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
    rows(students + teachers, (number) => {
      const role = number < students ? 'student' : 'teacher';
      return [`role-${number}`, '', '', userId(number), 'primary', role, '', '', 'college', ''];
    }),
  );
  writeCsv(
    join(folder, 'enrollments.csv'),
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
    enrolmentRows(students, sections),
  );
}

function* manifestRows(): Generator<string> {
  const present = 'academicSessions,classes,courses,enrollments,orgs,roles,users'.split(',');
  yield 'manifest.version,1.0';
  yield 'oneroster.version,1.2';
  for (const name of present) yield `file.${name},bulk`;
  yield 'source.systemName,Invented';
}

const userId = (number: number) => `u-${1_000_000 + number}`;
const sectionId = (section: number) => `class-${100_000 + section}`;
const rollNumber = (number: number) => `26CSE${100_000 + number}`;

/** One of a list by the digits of a number, so that 65,536 people in a row have different names. */
function part(list: readonly string[], number: number, digit: number): string {
  return list[Math.floor(number / list.length ** digit) % list.length] ?? '';
}

function userRow(number: number, students: number): string[] {
  const first = `${part(given, number, 0)} ${part(given, number, 1)}`;
  const last = `${part(family, number, 2)}-${part(family, number, 3)}`;
  const identifier = number < students ? rollNumber(number) : `T${10_000 + number - students}`;
  const email = `${identifier.toLowerCase()}@college.example`;
  return [
    userId(number),
    '',
    modified,
    'true',
    identifier.toLowerCase(),
    '',
    first,
    last,
    '',
    identifier,
    email,
    ...['', '', '', '', '', '', '', '', '', ''],
    'college',
    '',
  ];
}

function* enrolmentRows(students: number, sections: number): Generator<string> {
  let count = 0;
  for (let student = 0; student < students; student += 1)
    for (let index = 0; index < sectionsEach; index += 1)
      yield enrolment((count += 1), sectionOf(student, index), student, 'student,false');
  for (let section = 0; section < sections; section += 1) {
    const teacher = students + Math.floor(section / sectionsPerTeacher);
    yield enrolment((count += 1), section, teacher, 'teacher,true');
  }
}

const enrolment = (count: number, section: number, user: number, role: string) =>
  `e-${count},,,${sectionId(section)},college,${userId(user)},${role},,`;

const sectionOf = (student: number, index: number) =>
  Math.floor(student / groupSize) * sectionsEach + index;

/** Writes the days of one file: every section of a day, and every student of the section. */
function writeAttendance(path: string, students: number, file: number, changed: boolean): void {
  const days = sessionsEach / sectionsPerDay / files;
  writeCsv(
    path,
    'Roll Number,Date,Period,Section,Status',
    attendanceRows(students, file * days, (file + 1) * days, changed),
  );
}

function* attendanceRows(
  students: number,
  from: number,
  to: number,
  changed: boolean,
): Generator<string> {
  for (let day = from; day < to; day += 1) {
    const date = daysAfter(firstDay, Math.floor(day / 5) * 7 + (day % 5));
    for (let period = 0; period < sectionsPerDay; period += 1) {
      const index = (day * sectionsPerDay + period) % sectionsEach;
      for (let student = 0; student < students; student += 1) {
        const isChanged = changed && student % changedEvery === 0;
        const status = statusOf(student, day * sectionsPerDay + period, isChanged);
        yield `${rollNumber(student)},${date},${period + 1},${sectionId(sectionOf(student, index))},${status}`;
      }
    }
  }
}

function statusOf(student: number, session: number, changed: boolean): string {
  const chance = ((student + 1) * 7919 + session * 104_729) % 100;
  if (changed) return chance < 50 ? 'Absent' : 'Present';
  if (chance < 85) return 'Present';
  if (chance < 95) return 'Absent';
  return chance < 98 ? 'Late' : 'Excused';
}

function* rows(count: number, row: (index: number) => readonly string[]): Generator<string> {
  for (let index = 0; index < count; index += 1) yield row(index).join(',');
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
