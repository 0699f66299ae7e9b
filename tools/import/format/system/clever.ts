import {
  day,
  defineFact,
  defineLayout,
  id,
  key,
  number,
  required,
  text,
  type Layout,
} from '../layout';
import { personOf } from '../row-state';

const school = id('School_id');

const students = defineFact('person', {
  format: 'Clever students.csv',
  marks: ['School_id', 'Student_id', 'Last_name', 'First_name'],
  fields: {
    id: required(key('Student_id')),
    number: id('Student_number'),
    givenName: required(text('First_name')),
    familyName: required(text('Last_name')),
    email: text('Student_email'),
    username: id('Username'),
    cgpa: number('Unweighted_gpa'),
    school,
  },
  columns: { person: { rollNumber: 'number', name: 'givenName' } },
  fact: ({ id, number, givenName, familyName, email, username, cgpa }) =>
    personOf('student', { id, number, givenName, familyName, email, username, cgpa }),
});

const teachers = defineFact('person', {
  format: 'Clever teachers.csv',
  marks: ['School_id', 'Teacher_id', 'Last_name', 'First_name'],
  fields: {
    id: required(key('Teacher_id')),
    number: id('Teacher_number'),
    givenName: required(text('First_name')),
    familyName: required(text('Last_name')),
    email: text('Teacher_email'),
    username: id('Username'),
    designation: text('Title'),
    school,
  },
  columns: { person: { employeeId: 'number', name: 'givenName' } },
  fact: ({ id, number, givenName, familyName, email, username, designation }) =>
    personOf('teacher', { id, number, givenName, familyName, email, username, designation }),
});

/** A section has up to ten teachers: Teacher_id, Teacher_2_id, ..., Teacher_10_id. */
const moreTeachers = Array.from({ length: 9 }, (_, index) => `teacher${index + 2}`);
const teacherFields = Object.fromEntries(
  moreTeachers.map((name) => [name, id(`${name.replace('teacher', 'Teacher_')}_id`)]),
);

const sections = defineLayout({
  format: 'Clever sections.csv',
  marks: ['School_id', 'Section_id', 'Teacher_id'],
  kinds: ['section', 'course', 'term', 'enrolment'],
  fields: {
    id: required(key('Section_id')),
    school,
    teacher: id('Teacher_id'),
    name: text('Name'),
    code: id('Section_number'),
    course: id('Course_number'),
    courseTitle: text('Course_name'),
    term: text('Term_name'),
    start: day('Term_start'),
    end: day('Term_end'),
    ...teacherFields,
  },
  columns: {
    course: { id: 'course', title: 'courseTitle' },
    term: { id: 'term', title: 'term' },
    section: { terms: 'term' },
    enrolment: { section: 'id' },
  },
  read(values, row) {
    const { id, school, name, code, courseTitle, term, start, end } = values;
    const course = values.course ?? courseTitle;
    if (course)
      row.imply('course', course, {
        ...{ id: course, title: courseTitle ?? course, code: values.course, organisation: school },
      });
    if (term) row.imply('term', term, { id: term, title: term, start, end });
    const terms = term ? [term] : [];
    row.add('section', { id, name: name ?? courseTitle ?? id, code, course, terms });
    for (const field of ['teacher', ...moreTeachers]) {
      const person = values[field as 'teacher'];
      if (!person) continue;
      const primary = field === 'teacher';
      const fact = { section: id, person, role: 'teacher', primary, active: true } as const;
      row.add('enrolment', fact, field);
    }
  },
});

const enrollments = defineFact('enrolment', {
  format: 'Clever enrollments.csv',
  marks: ['School_id', 'Section_id', 'Student_id'],
  // A row of attendance names them, too.
  without: ['Date', 'Attendance Date', 'Attendance Status', 'Attendance', 'Event Date'],
  fields: {
    school,
    section: required(id('Section_id')),
    person: required(id('Student_id')),
  },
  fact: ({ section, person }) => ({ section, person, role: 'student', active: true }),
});

const schools = defineFact('organisation', {
  format: 'Clever schools.csv',
  marks: ['School_id', 'School_name'],
  fields: { id: required(key('School_id')), name: required(text('School_name')) },
  fact: (own) => ({ ...own, type: 'school' }),
});

/** The files of Clever's roster. */
export const cleverLayouts: readonly Layout[] = [
  students,
  teachers,
  sections,
  enrollments,
  schools,
];
