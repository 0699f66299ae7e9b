import { defineFact, defineTemplate } from '../template';
import { column, needed } from './column';
import {
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
import { emailIn, inReadingOrder } from './value';
import { isGone } from '../row-state';
import { writeSection } from './write-section';

const courses = defineFact('course', {
  format: 'table of courses',
  file: /course|subject|paper|module|catalog|kurs|fächer|asignatura|materia|cours|matiere|disciplina|vishay/i,
  fields: {
    id: needed.key(courseId, names('Course No, Course'), personId),
    title: needed.text(
      courseTitle,
      courseWord,
      names('Title, Name, Description', 'Bezeichnung, Titel, Título, Titre, Intitulé'),
    ),
    code: column.id('Short Name, Code, Abbreviation, Abbr'),
    credits: column.number(credits),
    term: column.id(termName),
  },
  columns: { course: { terms: 'term' } },
  fact: ({ term, ...course }) => ({ ...course, terms: term ? [term] : undefined }),
});

const sections = defineTemplate({
  format: 'table of sections',
  file: /section|class|offering|schedule|division|klasse|gruppe|grupo|groupe|turma/i,
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
    ['course', 'courseNumber', 'courseTitle'],
  ],
  columns: { ...sectionColumns, enrolment: { person: 'teacher' } },
  read: (values, row) => void writeSection(values, row, true),
});

/** A list of who is in which course or section. It may have the names of people and courses, too. */
const enrolments = defineFact('enrolment', {
  format: 'list of enrolments',
  file: /enrol|registration|class ?list|roster|membership|anmeld|inscri|matric/i,
  besides: ['person', 'course', 'section'],
  fields: {
    person: needed.id(studentId, personId, teacherId, email, teacherEmail, studentName, fullNames),
    name: column.text(studentName, fullNames),
    email: column.text(email),
    ...sectionFields,
    teacher: column.people(teacherEmail, teacherName, names('Faculty')),
    role: column.role(
      'Role, Enrollment Type, Enrolment Type, Course Role, User Role',
      'Type, Rolle, Rol, Tipo, Rôle, Papel',
    ),
    state: column.text(
      'Status, Enrollment Status, Enrolment Status, Registration Status, Reg Status',
      'State, Estado, Statut, Situação',
    ),
    start: column.day(startDay),
    end: column.day(endDay),
  },
  oneOf: [namedBy],
  columns: { person: { id: 'person' }, ...sectionColumns },
  fact({ person, name, email, role, state, start, end, ...where }, row) {
    const { section, course } = writeSection(where, row, false);
    const known = role ?? (isTeacherHeader(row.headerOf('person')) ? 'teacher' : 'student');
    if (name && known !== 'other')
      row.imply('person', person, {
        ...{ id: person, kind: known, name: inReadingOrder(name) },
        ...{ email: email ?? emailIn(person), active: true },
      });
    return { section, course, person, role: known, start, end, active: !isGone(state) };
  },
});

const isTeacherHeader = (header: string | undefined): boolean =>
  /teacher|faculty|instructor|lecturer|professor|employee|staff|docente/i.test(header ?? '');

const terms = defineFact('term', {
  format: 'table of terms',
  file: /term|semester|session|period|halbjahr|periodo/i,
  fields: {
    id: column.key(
      'Term ID, Term Code, Term Key, Semester ID, Semester Code, Session ID, Code, ID',
    ),
    title: needed.text(names('Term Name, Semester Name, Session Name'), termName),
    type: column.text('Type, Term Type'),
    start: needed.day(startDay),
    end: needed.day(endDay),
  },
  fact: ({ id, title, ...facts }) => ({ id: id ?? title, title, ...facts }),
});

export const plainCourses = {
  course: courses,
  section: sections,
  enrolment: enrolments,
  term: terms,
};
