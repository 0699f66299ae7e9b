import { defineLayout, required, type Layout } from '../layout';
import {
  both,
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
} from './plain-names';
import { credits, endDay, sectionFields, startDay, teacherField } from './plain-section-field';
import { emailIn, inReadingOrder } from './plain-value';
import { isGone } from '../row-state';
import { writeSection } from './write-section';

const enrolmentState = names(
  'Status, Enrollment Status, Enrolment Status, Registration Status, Reg Status',
  'State, Estado, Statut, Situação',
);

const courses = defineLayout({
  format: 'table of courses',
  file: /course|subject|paper|module|catalog|kurs|fächer|asignatura|materia|cours|matiere|disciplina|vishay/i,
  kinds: ['course'],
  fields: {
    id: required({ type: 'key', ...both(courseId, names('Course No, Course'), personId) }),
    title: required({
      type: 'text',
      ...both(
        courseTitle,
        courseWord,
        names('Title, Name, Description', 'Bezeichnung, Titel, Título, Titre, Intitulé'),
      ),
    }),
    code: { type: 'id', ...names('Short Name, Code, Abbreviation, Abbr') },
    credits: { type: 'number', ...credits },
    term: { type: 'id', ...termName },
  },
  columns: { course: { terms: 'term' } },
  read({ id, title, code, credits, term }, row) {
    row.add('course', { id, title, code, credits, terms: term ? [term] : undefined });
  },
});

const sections = defineLayout({
  format: 'table of sections',
  file: /section|class|offering|schedule|division|klasse|gruppe|grupo|groupe|turma/i,
  kinds: ['section', 'course', 'enrolment'],
  fields: {
    ...sectionFields,
    section: { type: 'key', ...sectionId },
    credits: { type: 'number', ...credits },
    teacher: teacherField,
    room: { type: 'text', ...room },
  },
  oneOf: [
    ['section', 'group'],
    ['course', 'courseNumber', 'courseTitle'],
  ],
  columns: {
    course: { id: 'course', title: 'courseTitle' },
    section: { id: 'section', name: 'group', terms: 'term' },
    enrolment: { person: 'teacher' },
  },
  read: (values, row) => void writeSection(values, row, true),
});

/** A list of who is in which course or section. It may have the names of people and courses, too. */
const enrolments = defineLayout({
  format: 'list of enrolments',
  file: /enrol|registration|class ?list|roster|membership|anmeld|inscri|matric/i,
  kinds: ['person', 'course', 'section', 'enrolment'],
  fields: {
    person: required({
      type: 'id',
      ...both(studentId, personId, teacherId, email, teacherEmail, studentName, fullNames),
    }),
    name: { type: 'text', ...both(studentName, fullNames) },
    email: { type: 'text', ...email },
    ...sectionFields,
    teacher: { type: 'people', ...both(teacherEmail, teacherName, names('Faculty')) },
    role: {
      type: 'role',
      ...names(
        'Role, Enrollment Type, Enrolment Type, Course Role, User Role',
        'Type, Rolle, Rol, Tipo, Rôle, Papel',
      ),
    },
    state: { type: 'text', ...enrolmentState },
    start: { type: 'day', ...startDay },
    end: { type: 'day', ...endDay },
  },
  oneOf: [['section', 'group', 'course', 'courseNumber', 'courseTitle']],
  columns: {
    person: { id: 'person' },
    course: { id: 'course', title: 'courseTitle' },
    section: { id: 'section', name: 'group', terms: 'term' },
  },
  read({ person, name, email, role, state, start, end, ...where }, row) {
    const { section, course } = writeSection(where, row, false);
    const known = role ?? (isTeacherHeader(row.headerOf('person')) ? 'teacher' : 'student');
    if (name && known !== 'other')
      row.imply('person', person, {
        ...{ id: person, kind: known, name: inReadingOrder(name) },
        ...{ email: email ?? emailIn(person), active: true },
      });
    const active = !isGone(state);
    row.add('enrolment', { section, course, person, role: known, start, end, active });
  },
});

function isTeacherHeader(header: string | undefined): boolean {
  return /teacher|faculty|instructor|lecturer|professor|employee|staff|docente/i.test(header ?? '');
}

const terms = defineLayout({
  format: 'table of terms',
  file: /term|semester|session|period|halbjahr|periodo/i,
  kinds: ['term'],
  fields: {
    id: {
      type: 'key',
      ...names('Term ID, Term Code, Term Key, Semester ID, Semester Code, Session ID, Code, ID'),
    },
    title: required({
      type: 'text',
      ...both(names('Term Name, Semester Name, Session Name'), termName),
    }),
    type: { type: 'text', ...names('Type, Term Type') },
    start: required({ type: 'day', ...startDay }),
    end: required({ type: 'day', ...endDay }),
  },
  read({ id, title, ...facts }, row) {
    row.add('term', { id: id ?? title, title, ...facts });
  },
});

export const plainCourses: Readonly<Record<'course' | 'section' | 'enrolment' | 'term', Layout>> = {
  course: courses,
  section: sections,
  enrolment: enrolments,
  term: terms,
};
