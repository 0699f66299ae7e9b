import { parseRole } from '../../value/role';
import { boolean, day, defineFact, id, key, required, text, type Layout } from '../layout';
import { fullName, kindIn, personOf } from '../row-state';

/** The users that the admin centers of Microsoft 365 and Entra export; a licence or a title says who is a student. */
const users = defineFact('person', {
  format: 'Microsoft 365 users',
  marks: ['User principal name', 'Display name', 'Block credential|accountEnabled'],
  fields: {
    id: required(key('User principal name')),
    fullName: required(text('Display name')),
    givenName: text('First name', 'givenName'),
    familyName: text('Last name', 'surname'),
    number: id('Employee ID'),
    email: text('mail'),
    licences: text('Licenses'),
    title: text('Title', 'jobTitle'),
    program: text('Department'),
    city: text('City'),
    blocked: boolean('Block credential'),
    enabled: boolean('accountEnabled'),
  },
  columns: {
    person: { name: 'fullName', rollNumber: 'number', employeeId: 'number', kind: 'licences' },
  },
  fact({ id, fullName: name, email = id, licences, title, blocked, enabled, ...facts }) {
    const kind = kindOf(licences, title);
    const designation = kind === 'teacher' ? title : undefined;
    const active = blocked !== true && enabled !== false;
    return personOf(kind, { id, name, email, ...facts, username: id, designation, active });
  },
});

function kindOf(licences = '', title = '') {
  if (/\bstudents?\b/i.test(licences)) return 'student';
  return /\bfaculty\b/i.test(licences) ? 'teacher' : kindIn(title);
}

const isActive = boolean('IsActive');

const people = defineFact('person', {
  format: 'Education Insights Person',
  marks: ['Id', 'GivenName|FirstName', 'Surname|LastName', 'CreateDate|GenerationCode'],
  fields: {
    id: required(key('Id')),
    givenName: text('GivenName', 'FirstName'),
    familyName: text('Surname', 'LastName'),
    preferredGiven: text('PreferredGivenName'),
    preferredFamily: text('PreferredSurname'),
    active: isActive,
  },
  oneOf: [['givenName', 'familyName']],
  columns: { person: { name: 'givenName' } },
  fact({ id, givenName, familyName, preferredGiven, preferredFamily, active = true }) {
    const name = fullName(preferredGiven ?? givenName, preferredFamily ?? familyName);
    return personOf(undefined, { id, name, givenName, familyName, active });
  },
});

const courses = defineFact('course', {
  format: 'Education Insights Course',
  marks: ['Id', 'Name', 'CalendarId', 'ExternalId', 'IsActive'],
  without: ['BeginDate'],
  fields: { id: required(key('Id')), title: required(text('Name')), code: id('Code'), isActive },
  fact: ({ isActive: active, ...course }) => active !== false && course,
});

const sections = defineFact('section', {
  format: 'Education Insights Section',
  marks: ['Id', 'Name', 'CourseId', 'SessionId'],
  fields: {
    id: required(key('Id')),
    name: required(text('Name')),
    code: id('Code'),
    course: id('CourseId'),
    term: id('SessionId'),
    isActive,
  },
  columns: { section: { terms: 'term' } },
  fact: ({ term, isActive: active, ...section }) =>
    active !== false && { ...section, terms: term ? [term] : [] },
});

const sessions = defineFact('term', {
  format: 'Education Insights Session',
  marks: ['Id', 'Name', 'BeginDate', 'EndDate', 'CalendarId'],
  fields: {
    id: required(key('Id')),
    title: required(text('Name')),
    start: day('BeginDate'),
    end: day('EndDate'),
    isActive,
  },
  fact: ({ isActive: active, ...term }) => active !== false && term,
});

/** The id of the source has the role at its end: "S1_26CS001_student". */
const enrollments = defineFact('enrolment', {
  format: 'Education Insights Enrollment',
  marks: ['PersonId', 'SectionId', 'RefSectionRoleId', 'ExternalId'],
  fields: {
    section: required(id('SectionId')),
    person: required(id('PersonId')),
    role: required(id('ExternalId')),
    start: day('EntryDate'),
    end: day('ExitDate'),
    primary: boolean('IsPrimaryStaffForSection'),
    isActive,
  },
  fact({ section, person, role, start, end, primary, isActive: active = true }) {
    const own = primary ? 'teacher' : parseRole(role.slice(role.lastIndexOf('_') + 1));
    return { section, person, role: own ?? 'other', primary, start, end, active };
  },
});

const memberships = (role: 'student' | 'teacher', name: string): Layout =>
  defineFact('enrolment', {
    format: `Education Insights ${name}SectionMembership`,
    marks: ['PersonId', 'SectionId', `Ref${name}SectionRoleId`],
    fields: {
      section: required(id('SectionId')),
      person: required(id('PersonId')),
      start: day('EntryDate'),
      end: day('ExitDate'),
      isActive,
    },
    fact({ section, person, start, end, isActive: active = true }) {
      return { section, person, role, start, end, active };
    },
  });

/** The lists of users of Microsoft 365, and the roster tables of Education Insights. */
export const microsoftLayouts: readonly Layout[] = [
  users,
  people,
  courses,
  sections,
  sessions,
  enrollments,
  memberships('student', 'Student'),
  memberships('teacher', 'Staff'),
];
