import { day, defineFact, fileNamed, id, key, required, text, type Layout } from '../layout';
import type { PersonRole } from '../../fact/fact';
import { isGone, personOf } from '../row-state';

/** The key of every file is called "SIS ID", or "ID" in the UK variant. */
const ownId = ['SIS ID', 'ID'] as const;
const school = id('School SIS ID', 'School DfE Number', 'School ID', 'DfE Number');

const schools = defineFact('organisation', {
  format: 'Microsoft SDS School.csv',
  file: fileNamed('schools?'),
  marks: ['SIS ID|DfE Number', 'School Number'],
  fields: { id: required(key('SIS ID', 'DfE Number')), name: required(text('Name')) },
  fact: (own) => ({ ...own, type: 'school' }),
});

const sections = defineFact('section', {
  format: 'Microsoft SDS Section.csv',
  file: fileNamed('sections?'),
  marks: ['SIS ID|ID', 'School SIS ID|School DfE Number', 'Section Name'],
  besides: ['course', 'term'],
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
  fact({ id, name, code, term, termTitle, start, end, school, state, ...course }, row) {
    if (isGone(state)) return;
    const courseId = course.course ?? course.courseCode;
    const termId = term ?? termTitle;
    if (courseId)
      row.imply('course', courseId, {
        ...{ id: courseId, title: course.courseTitle ?? name, code: course.courseCode },
        organisation: school,
      });
    if (termId) row.imply('term', termId, { id: termId, title: termTitle ?? termId, start, end });
    return { id, name, code, course: courseId, terms: termId ? [termId] : [] };
  },
});

const people = (kind: PersonRole, name: 'Student' | 'Teacher'): Layout =>
  defineFact('person', {
    format: `Microsoft SDS ${name}.csv`,
    file: fileNamed(`${kind}s?`),
    marks: ['SIS ID|ID', 'School SIS ID|School DfE Number', 'Username|First Name'],
    fileNeeded: true,
    fields: {
      id: required(key(...ownId)),
      school: required(school),
      givenName: text('First Name'),
      familyName: text('Last Name'),
      username: id('Username'),
      email: text('Email', 'Primary Email'),
      state: text('Status'),
      number: id(`${name} Number`),
      // Only teachers have a title.
      designation: text(...(kind === 'teacher' ? ['Title'] : [])),
    },
    columns: {
      person: { [kind === 'student' ? 'rollNumber' : 'employeeId']: 'number', name: 'givenName' },
    },
    fact: ({ id, number, givenName, familyName, username, email, state, designation }) =>
      personOf(kind, {
        ...{ id, number, givenName, familyName, username, email, designation },
        active: !isGone(state),
      }),
  });

const rosterLayout = (format: string, file: RegExp, role: PersonRole): Layout =>
  defineFact('enrolment', {
    format,
    file,
    marks: ['Section SIS ID|Section ID', 'SIS ID|ID'],
    fileNeeded: true,
    fields: {
      section: required(id('Section SIS ID', 'Section ID')),
      person: required(id(...ownId)),
      state: text('Status'),
    },
    fact: ({ state, ...enrolment }) => ({ ...enrolment, role, active: !isGone(state) }),
  });

/** The files of Microsoft School Data Sync v1, in its own form and in the UK variant. */
export const schoolDataSyncLayouts: readonly Layout[] = [
  schools,
  sections,
  people('student', 'Student'),
  people('teacher', 'Teacher'),
  rosterLayout(
    'Microsoft SDS StudentEnrollment.csv',
    fileNamed('student[ _]?enroll?ments?'),
    'student',
  ),
  rosterLayout('Microsoft SDS TeacherRoster.csv', fileNamed('teacher[ _]?rosters?'), 'teacher'),
];
