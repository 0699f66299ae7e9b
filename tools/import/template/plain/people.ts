import type { Facts } from '../../fact/fact';
import { defineFact, defineTemplate, headerList } from '../template';
import { column, needed } from './column';
import {
  branch,
  email,
  familyName,
  fullNames,
  givenName,
  middleName,
  names,
  personId,
  program,
  studentId,
  studentName,
  teacherEmail,
  teacherId,
  teacherName,
} from './header-name';
import { emailIn, lateralOf, personName, semesterOf } from './value';
import { isGone, isRelative, kindIn } from '../row-state';

const state = names(
  'Status, Active, Enabled, Student Status, Account Status, Enrollment Status, Record Status, Is Active',
  'State',
);
const city = names('City, Town');

const nameFields = {
  givenName: column.text(givenName),
  familyName: column.text(familyName),
} as const;
const nameColumns = [['name', 'givenName', 'familyName']] as const;

/** What lists of people have that the portal does not need. */
const ofNoUse =
  'Qualification, Highest Qualification, Educational Qualification, Date of Joining, Joining Date, DOJ, Experience, Specialisation Area, Institution, Institute, College, Campus, Regulation, Medium'.split(
    ', ',
  );

const students = defineTemplate({
  id: 'students',
  format: 'list of students',
  words: headerList(
    `students, student, nominal roll, nominal rolls, learners, class list, name list`,
  ),
  ignore: [
    ...middleName.headers,
    ...ofNoUse,
    ...headerList(`Degree Level, Admission Date, Date of Admission, Rank`),
  ],
  kinds: ['person'],
  fields: {
    id: needed.key(studentId, personId),
    name: column.text(studentName, fullNames),
    ...nameFields,
    rollNumber: column.id(studentId),
    username: column.id('Username, User Name, Login ID, Login, Net ID'),
    otherId: column.id(personId),
    email: column.text(email),
    program: column.text(program),
    branch: column.text(branch),
    year: column.text('Year, Year of Study, Studying Year, Current Year, Class Year'),
    semester: column.text('Semester, Sem, Current Semester, Semester No, Sem No'),
    batch: column.text(
      'Batch, Batch Year, Joined Year, Year of Joining, Joining Year, Year Joined, Cohort, Admission Year, Year of Admission, Intake, Class of, Entry Year, Year of Entry',
      'Graduation Year, Academic Year, Admission Batch',
    ),
    homeClass: column.id(
      'Class, Class Name, Home Class',
      'Homeroom, Tutor Group, Form, Standard, Grade',
    ),
    section: column.id(
      'Section, Sec, Section Name, Division, Div, Class Section',
      'Group, Subgroup',
    ),
    groups: column.list('Groups, Group Names, Classes, Class Names'),
    cgpa: column.number(
      'CGPA, GPA, Cumulative GPA, Cum GPA, Overall GPA, Overall CGPA',
      'Unweighted GPA',
    ),
    entry: column.text(
      'Lateral Entry, Lateral, Is Lateral, Entry Type, Admission Type, Adm Type, Mode of Admission, Type of Admission',
    ),
    city: column.text(city),
    state: column.text(state),
  },
  oneOf: nameColumns,
  columns: { person: { sections: 'section' } },
  above: { section: 'section' },
  read({ id, homeClass, branch: branchName, year, section, ...values }, row) {
    const { groups, state, semester, entry, ...facts } = values;
    const { rollNumber, otherId, username = otherId, email, batch, cgpa, city } = facts;
    const program = facts.program ?? branchName;
    const joined = row.classOf({ class: homeClass, branch: branchName, year, section });
    const home = joined ?? [homeClass, section].filter(Boolean).join(' ');
    row.add('person', {
      ...{ id, kind: 'student' as const, ...personName(facts, id), rollNumber, username },
      email: email ?? emailIn(id),
      ...{
        program,
        semester: semesterOf(semester, row),
        batch,
        cgpa,
        city,
        active: !isGone(state),
      },
      lateral: lateralOf(entry),
      sections: home || groups ? [...(home ? [home] : []), ...(groups ?? [])] : undefined,
    });
  },
});

const teachers = defineFact('person', {
  id: 'teachers',
  format: 'list of teachers',
  words: headerList(`teachers, teacher, faculty, faculties, faculty members, staff, lecturers,
    instructors, employees`),
  ignore: [...middleName.headers, ...ofNoUse],
  fields: {
    id: needed.key(teacherId, personId),
    name: column.text(teacherName, fullNames),
    ...nameFields,
    employeeId: column.id(teacherId),
    username: column.id('Username, User Name, Login ID, Login, Net ID'),
    otherId: column.id(personId),
    email: column.text(teacherEmail, email),
    designation: column.text('Designation, Title, Job Title, Position, Rank, Academic Rank, Post'),
    headOf: column.list(names('Head of')),
    program: column.text(program),
    city: column.text(city),
    state: column.text(state),
  },
  oneOf: nameColumns,
  fact({ id, state, ...facts }) {
    const {
      employeeId,
      otherId,
      username = otherId,
      email,
      designation,
      headOf,
      ...others
    } = facts;
    const { program, city } = others;
    return {
      ...{ id, kind: 'teacher', ...personName(facts, id), employeeId, username },
      email: email ?? emailIn(id),
      ...{ designation, headOf: headOf?.slice(), program, city, active: !isGone(state) },
    };
  },
});

/** A table of students and teachers, which a column tells apart. */
const people = defineTemplate({
  id: 'people',
  format: 'list of people',
  words: headerList(`users, user, people, persons, accounts`),
  ignore: [...middleName.headers, ...ofNoUse],
  kinds: ['person', 'role'],
  fields: {
    id: needed.key(personId, studentId, teacherId),
    role: needed.text('Role, User Role, User Type, Person Type, Roles, Role Name', 'Type'),
    name: column.text(fullNames, studentName),
    ...nameFields,
    number: column.id(studentId, teacherId, names('ID Number')),
    username: column.id('Username, User Name, Login ID, Login, Net ID'),
    email: column.text(email),
    program: column.text(program),
    designation: column.text('Designation, Title, Job Title, Position'),
    headOf: column.list(names('Head of')),
    state: column.text(state),
  },
  oneOf: nameColumns,
  columns: {
    person: { kind: 'role', rollNumber: 'number', employeeId: 'number' },
    role: { person: 'id' },
  },
  read({ id, role, number, state, ...facts }, row) {
    if (isRelative(role)) return;
    const kind = kindIn(role);
    const { username, email, program, designation, headOf } = facts;
    const numbers: Pick<Facts['person'], 'employeeId' | 'rollNumber'> =
      kind === 'teacher' ? { employeeId: number } : { rollNumber: number };
    row.add('person', {
      ...{ id, kind, ...personName(facts, id), ...numbers, username, email, program, designation },
      headOf: headOf?.slice(),
      active: !isGone(state),
    });
    if (!kind) row.add('role', { person: id, role: 'other', primary: false });
  },
});

export const peopleTemplates = [students, teachers, people];
