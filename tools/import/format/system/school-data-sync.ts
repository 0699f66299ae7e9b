import { day, defineLayout, fileNamed, id, key, required, text, type Layout } from '../layout';
import { isGone, personOf } from '../row-state';

/** The key of every file is called "SIS ID", or "ID" in the UK variant. */
const ownId = ['SIS ID', 'ID'] as const;
const school = id('School SIS ID', 'School DfE Number', 'School ID', 'DfE Number');

const schools = defineLayout({
  format: 'Microsoft SDS School.csv',
  file: fileNamed('schools?'),
  marks: ['SIS ID|DfE Number', 'School Number'],
  kinds: ['organisation'],
  fields: { id: required(key('SIS ID', 'DfE Number')), name: required(text('Name')) },
  read({ id, name }, row) {
    row.add('organisation', { id, name, type: 'school' });
  },
});

const sections = defineLayout({
  format: 'Microsoft SDS Section.csv',
  file: fileNamed('sections?'),
  marks: ['SIS ID|ID', 'School SIS ID|School DfE Number', 'Section Name'],
  kinds: ['section', 'course', 'term'],
  fields: {
    id: required(key(...ownId)),
    school: required(school),
    name: required(text('Section Name')),
    code: id('Section Number'),
    term: id('Term SIS ID', 'Term ID'),
    termTitle: text('Term Name'),
    start: day('Term StartDate', 'Term Start Date'),
    end: day('Term EndDate', 'Term End Date'),
    course: id('Course SIS ID', 'Course ID'),
    courseTitle: text('Course Name'),
    courseCode: id('Course Number'),
    state: text('Status'),
  },
  columns: {
    course: { id: 'course', title: 'courseTitle', code: 'courseCode' },
    term: { id: 'term', title: 'termTitle' },
    section: { terms: 'term' },
  },
  read({ id, name, code, term, termTitle, start, end, school, state, ...course }, row) {
    if (isGone(state)) return;
    const courseId = course.course ?? course.courseCode;
    const termId = term ?? termTitle;
    if (courseId)
      row.imply('course', courseId, {
        ...{ id: courseId, title: course.courseTitle ?? name, code: course.courseCode },
        organisation: school,
      });
    if (termId) row.imply('term', termId, { id: termId, title: termTitle ?? termId, start, end });
    row.add('section', { id, name, code, course: courseId, terms: termId ? [termId] : [] });
  },
});

const personFields = {
  id: required(key(...ownId)),
  school: required(school),
  givenName: text('First Name'),
  familyName: text('Last Name'),
  username: id('Username'),
  email: text('Email', 'Primary Email'),
  state: text('Status'),
} as const;

const students = defineLayout({
  format: 'Microsoft SDS Student.csv',
  file: fileNamed('students?'),
  marks: ['SIS ID|ID', 'School SIS ID|School DfE Number', 'Username|First Name'],
  fileNeeded: true,
  kinds: ['person'],
  fields: { ...personFields, number: id('Student Number') },
  columns: { person: { rollNumber: 'number', name: 'givenName' } },
  read({ id, givenName, familyName, username, email, state, number }, row) {
    const person = { id, number, givenName, familyName, username, email };
    row.add('person', personOf('student', { ...person, active: !isGone(state) }));
  },
});

const teachers = defineLayout({
  format: 'Microsoft SDS Teacher.csv',
  file: fileNamed('teachers?'),
  marks: ['SIS ID|ID', 'School SIS ID|School DfE Number', 'Username|First Name'],
  fileNeeded: true,
  kinds: ['person'],
  fields: { ...personFields, number: id('Teacher Number'), designation: text('Title') },
  columns: { person: { employeeId: 'number', name: 'givenName' } },
  read({ id, givenName, familyName, username, email, state, number, designation }, row) {
    const person = { id, number, givenName, familyName, username, email, designation };
    row.add('person', personOf('teacher', { ...person, active: !isGone(state) }));
  },
});

function rosterLayout(format: string, file: RegExp, role: 'student' | 'teacher'): Layout {
  return defineLayout({
    format,
    file,
    marks: ['Section SIS ID|Section ID', 'SIS ID|ID'],
    fileNeeded: true,
    kinds: ['enrolment'],
    fields: {
      section: required(id('Section SIS ID', 'Section ID')),
      person: required(id(...ownId)),
      state: text('Status'),
    },
    read({ section, person, state }, row) {
      row.add('enrolment', { section, person, role, active: !isGone(state) });
    },
  });
}

/** The files of Microsoft School Data Sync v1, in its own form and in the UK variant. */
export const schoolDataSyncLayouts: readonly Layout[] = [
  schools,
  sections,
  students,
  teachers,
  rosterLayout(
    'Microsoft SDS StudentEnrollment.csv',
    fileNamed('student[ _]?enroll?ments?'),
    'student',
  ),
  rosterLayout('Microsoft SDS TeacherRoster.csv', fileNamed('teacher[ _]?rosters?'), 'teacher'),
];
