import { parseRole } from '../../value/role';
import { boolean, day, defineLayout, id, key, required, text, type Layout } from '../layout';
import { fullName, personOf } from '../row-state';

/** The users that the admin centers of Microsoft 365 and Entra export; a licence or a title says who is a student. */
const users = defineLayout({
  format: 'Microsoft 365 users',
  marks: ['User principal name', 'Display name', 'Block credential|accountEnabled'],
  kinds: ['person'],
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
  read({ id, fullName: name, email = id, licences, title, blocked, enabled, ...facts }, row) {
    const kind = kindOf(licences, title);
    const designation = kind === 'teacher' ? title : undefined;
    const active = blocked !== true && enabled !== false;
    row.add(
      'person',
      personOf(kind, { id, name, email, ...facts, username: id, designation, active }),
    );
  },
});

function kindOf(licences = '', title = '') {
  if (/\bstudents?\b/i.test(licences)) return 'student';
  if (/\bfaculty\b/i.test(licences)) return 'teacher';
  const role = parseRole(title);
  return role === 'other' ? undefined : role;
}

const isActive = boolean('IsActive');

const people = defineLayout({
  format: 'Education Insights Person',
  marks: ['Id', 'GivenName|FirstName', 'Surname|LastName', 'CreateDate|GenerationCode'],
  kinds: ['person'],
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
  read({ id, givenName, familyName, preferredGiven, preferredFamily, active = true }, row) {
    const name = fullName(preferredGiven ?? givenName, preferredFamily ?? familyName);
    row.add('person', personOf(undefined, { id, name, givenName, familyName, active }));
  },
});

const courses = defineLayout({
  format: 'Education Insights Course',
  marks: ['Id', 'Name', 'CalendarId', 'ExternalId', 'IsActive'],
  without: ['BeginDate'],
  kinds: ['course'],
  fields: { id: required(key('Id')), title: required(text('Name')), code: id('Code'), isActive },
  read({ id, title, code, isActive: active }, row) {
    if (active !== false) row.add('course', { id, title, code });
  },
});

const sections = defineLayout({
  format: 'Education Insights Section',
  marks: ['Id', 'Name', 'CourseId', 'SessionId'],
  kinds: ['section'],
  fields: {
    id: required(key('Id')),
    name: required(text('Name')),
    code: id('Code'),
    course: id('CourseId'),
    term: id('SessionId'),
    isActive,
  },
  columns: { section: { terms: 'term' } },
  read({ id, name, code, course, term, isActive: active }, row) {
    if (active === false) return;
    row.add('section', { id, name, code, course, terms: term ? [term] : [] });
  },
});

const sessions = defineLayout({
  format: 'Education Insights Session',
  marks: ['Id', 'Name', 'BeginDate', 'EndDate', 'CalendarId'],
  kinds: ['term'],
  fields: {
    id: required(key('Id')),
    title: required(text('Name')),
    start: day('BeginDate'),
    end: day('EndDate'),
    isActive,
  },
  read({ id, title, start, end, isActive: active }, row) {
    if (active !== false) row.add('term', { id, title, start, end });
  },
});

/** The id of the source has the role at its end: "S1_26CS001_student". */
const enrollments = defineLayout({
  format: 'Education Insights Enrollment',
  marks: ['PersonId', 'SectionId', 'RefSectionRoleId', 'ExternalId'],
  kinds: ['enrolment'],
  fields: {
    section: required(id('SectionId')),
    person: required(id('PersonId')),
    role: required(id('ExternalId')),
    start: day('EntryDate'),
    end: day('ExitDate'),
    primary: boolean('IsPrimaryStaffForSection'),
    isActive,
  },
  read({ section, person, role, start, end, primary, isActive: active = true }, row) {
    const own = primary ? 'teacher' : parseRole(role.slice(role.lastIndexOf('_') + 1));
    row.add('enrolment', {
      ...{ section, person, role: own ?? 'other', primary, start, end, active },
    });
  },
});

function memberships(role: 'student' | 'teacher', name: string): Layout {
  return defineLayout({
    format: `Education Insights ${name}SectionMembership`,
    marks: ['PersonId', 'SectionId', `Ref${name}SectionRoleId`],
    kinds: ['enrolment'],
    fields: {
      section: required(id('SectionId')),
      person: required(id('PersonId')),
      start: day('EntryDate'),
      end: day('ExitDate'),
      isActive,
    },
    read({ section, person, start, end, isActive: active = true }, row) {
      row.add('enrolment', { section, person, role, start, end, active });
    },
  });
}

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
