import { defineFact, defineTemplate, headerList } from '../template';
import { column, needed } from './column';
import {
  besidePerson,
  branch,
  courseId,
  courseTitle,
  courseWord,
  email,
  fullNames,
  names,
  personId,
  room,
  sectionId,
  studentId,
  studentName,
  teacherEmail,
  teacherId,
  teacherName,
  termName,
} from './header-name';
import {
  credits,
  endDay,
  namedBy,
  sectionColumns,
  sectionFields,
  startDay,
  teacherField,
} from './section-field';
import { findColumns } from '../header';
import { inReadingOrder } from './value';
import { isGone } from '../row-state';
import { writeSection } from './write-section';

const courses = defineFact('course', {
  id: 'courses',
  format: 'list of courses',
  words:
    headerList(`courses, course, subjects, papers, modules, catalogue, course structure, curriculum,
    syllabus`),
  ignore:
    headerList(`Year, Branch, Semester, Sem, Regulation, L, T, P, Lecture, Tutorial, Practical,
    L-T-P, LTP, Lecture Hours, Tutorial Hours, Practical Hours, Contact Hours, Hours,
    Category, Course Category, Type, Course Type, Department, Dept, CIE, SEE, CIA, ESE,
    Internal Marks, External Marks, Total Marks, Max Marks`),
  fields: {
    id: needed.key(courseId, names('Course No, Course'), personId),
    title: needed.text(courseTitle, courseWord, names('Title, Name, Description')),
    code: column.id('Short Name, Code, Abbreviation, Abbr'),
    credits: column.number(credits),
    term: column.id(termName),
    year: column.text('Year, Year of Study, Studying Year'),
    branch: column.text(branch),
  },
  columns: { course: { terms: 'term' } },
  fact: ({ term, year, ...course }) => ({
    ...course,
    year: year === undefined ? undefined : yearOf(year),
    terms: term ? [term] : undefined,
  }),
});

/** The year of study: "II", "2" or "2nd year"; undefined for anything else. */
function yearOf(text: string): number | undefined {
  const word = /^\s*([1-6]|I{1,3}|IV|V|VI)(?:st|nd|rd|th)?(?:\s+year)?\s*$/i.exec(text)?.[1];
  const roman = ['I', 'II', 'III', 'IV', 'V', 'VI'].indexOf(word?.toUpperCase() ?? '');
  return roman >= 0 ? roman + 1 : word === undefined ? undefined : Number(word);
}

const sections = defineTemplate({
  id: 'sections',
  format: 'list of sections',
  words: headerList(`sections, section, classes, divisions, subject allotment, allotment,
    course allotment, workload`),
  ignore: headerList(`Year, Branch, Semester, Sem, L, T, P, Hours, Hours per Week, Periods per Week,
    Department, Dept, Designation, Description, Status, Capacity, Enrolled`),
  kinds: ['section', 'course', 'enrolment'],
  fields: {
    ...sectionFields,
    section: column.key(sectionId),
    credits: column.number(credits),
    teacher: teacherField,
    room: column.text(room),
  },
  oneOf: [
    ['section', 'group'],
    ['course', 'courseTitle'],
  ],
  columns: { ...sectionColumns, enrolment: { person: 'teacher' } },
  read: (values, row) => void writeSection(values, row, true),
});

/** A list of who is in which course or section. It may have the names of people and courses, too. */
const enrolments = defineFact('enrolment', {
  id: 'enrolments',
  format: 'list of enrolments',
  words:
    headerList(`enrolments, enrolment, enrollments, enrollment, registrations, roster, memberships,
    course registration`),
  ignore: besidePerson,
  after: ['students', 'teachers', 'people', 'sections'],
  besides: ['person', 'course', 'section'],
  fields: {
    person: needed.id(studentId, personId, teacherId, email, teacherEmail, studentName, fullNames),
    name: column.text(studentName, fullNames),
    email: column.text(email),
    ...sectionFields,
    teacher: column.people(teacherEmail, teacherName, names('Faculty')),
    role: column.role('Role, Enrollment Type, Enrolment Type, Course Role, User Role', 'Type'),
    state: column.text(
      'Status, Enrollment Status, Enrolment Status, Registration Status, Reg Status',
      'State',
    ),
    start: column.day(startDay),
    end: column.day(endDay),
  },
  oneOf: [namedBy],
  columns: { person: { id: 'person' }, ...sectionColumns },
  fact({ person, name, email, role, state, start, end, ...where }, row) {
    const { section, course } = writeSection(where, row, false);
    const known = role ?? (isTeacherHeader(row.headerOf('person')) ? 'teacher' : 'student');
    // An address or a name finds a person of a list, and makes nobody.
    if (name && known !== 'other' && isIdHeader(row.headerOf('person')))
      row.imply('person', person, {
        ...{ id: person, kind: known, name: inReadingOrder(name) },
        ...{ email, active: true },
      });
    return { section, course, person, role: known, start, end, active: !isGone(state) };
  },
});

const isIdHeader = (header = ''): boolean =>
  [studentId, personId, teacherId].some(({ headers }) => findColumns([header], headers).length > 0);

const isTeacherHeader = (header: string | undefined): boolean =>
  /teacher|faculty|instructor|lecturer|professor|employee|staff|docente/i.test(header ?? '');

const terms = defineFact('term', {
  id: 'terms',
  format: 'list of terms',
  words: headerList(`terms, term, semesters, semester, academic terms`),
  ignore: ['Type', 'Term Type'],
  fields: {
    id: column.key(
      'Term ID, Term Code, Term Key, Semester ID, Semester Code, Session ID, Code, ID',
    ),
    title: needed.text(names('Term Name, Semester Name, Session Name'), termName),
    start: needed.day(startDay),
    end: needed.day(endDay),
  },
  fact: ({ id, title, ...facts }) => ({ id: id ?? title, title, ...facts }),
});

export const courseTemplates = [courses, sections, enrolments, terms];
