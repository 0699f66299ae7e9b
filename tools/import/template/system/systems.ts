import type { Table } from '../../source/table';
import { headerKey } from '../header';
import { isGone, kindIn, personOf } from '../row-state';
import {
  boolean,
  defineFact,
  defineTemplate,
  headerList,
  id,
  key,
  required,
  type Template,
  text,
  weekdays,
} from '../template';
import { canvasTemplates } from './canvas';
import { isMoodle, moodleTemplates } from './moodle';
import { oneRosterTemplates } from './one-roster';
import { openEduCatTemplates } from './openeducat';

/** The users that the admin centers of Microsoft 365 and Entra export; a licence or a title says who is a student. */
const microsoftUsers = defineFact('person', {
  format: 'Microsoft 365 users',
  marks: ['User principal name', 'Display name', 'Block credential|accountEnabled'],
  ignore: headerList(`Country/Region, Country, DirSyncEnabled, Fax, Last dirsync time,
    License assignment details, Last password change time stamp, Mobile Phone,
    Oath token metadata, Object Id, Office, Password never expires, Phone number,
    Postal code, Preferred data location, State, Preferred language, Proxy addresses,
    Release track, Soft deletion time stamp, Street address, Strong password required,
    Usage location, When created, id, userType, officeLocation, telephoneNumber,
    alternateEmailAddress, ageGroup, companyName, consentProvidedForMinor,
    legalAgeGroupClassification, creationType, directorySynced, invitationState,
    identityIssuer, createdDateTime, Manager, Employee type, Alternate email address`),
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
    const kind = kindOfUser(licences, title);
    const designation = kind === 'teacher' ? title : undefined;
    const active = blocked !== true && enabled !== false;
    return personOf(kind, { id, name, email, ...facts, username: id, designation, active });
  },
});

function kindOfUser(licences = '', title = '') {
  if (/\bstudents?\b/i.test(licences)) return 'student';
  return /\bfaculty\b/i.test(licences) ? 'teacher' : kindIn(title);
}

/** The users that Google Workspace downloads; the organisational unit tells students and teachers apart. */
const googleUsers = defineFact('person', {
  format: 'Google Workspace users',
  marks: ['Email Address', 'Org Unit Path'],
  ignore:
    headerList(`Password, Password Hash Function, New Primary Email, Last Sign In, Recovery Email,
    Home Secondary Email, Work Secondary Email, Recovery Phone, Work Phone, Home Phone,
    Mobile Phone, Work Address, Home Address, Employee Type, Employee Title,
    Manager Email, Department, Cost Center, 2sv Enrolled, 2sv Enforced, Building ID,
    Floor Name, Floor Section, Email Usage, Drive Usage, Photos Usage, Total Storage,
    Storage limit, Storage Used, Change Password at Next Sign-In, Licenses, New Licenses,
    Advanced Protection Program enrollment`),
  fields: {
    id: required(key('Email Address')),
    givenName: required(text('First Name')),
    familyName: required(text('Last Name')),
    number: id('Employee ID'),
    unit: text('Org Unit Path'),
    state: text('Status', 'New Status'),
  },
  columns: {
    person: { name: 'givenName', rollNumber: 'number', employeeId: 'number', email: 'id' },
  },
  fact: ({ unit = '', state, ...person }) =>
    personOf(kindOf(unit), { ...person, email: person.id, active: !isGone(state) }),
});

function kindOf(unit: string) {
  if (/student|learner|pupil|alumn/i.test(unit)) return 'student';
  return /teacher|facult|staff|instructor|docente|lehr/i.test(unit) ? 'teacher' : undefined;
}

const between = (cell: string | undefined) =>
  (cell ?? '')
    .split('+')
    .map((name) => name.trim())
    .filter(Boolean);

/** The timetable that FET exports: a row per activity and hour, with "+" between the students' sets and the teachers. */
const fetTimetable = defineTemplate({
  format: 'FET timetable',
  marks: ['Activity Id', 'Students Sets', 'Hour'],
  ignore: ['Activity Id', 'Activity Tags', 'Comments', 'Building'],
  kinds: ['meeting'],
  fields: {
    weekdays: required(weekdays('Day')),
    hour: required(text('Hour')),
    sets: required(text('Students Sets')),
    subject: required(text('Subject')),
    teachers: text('Teachers'),
    room: text('Room'),
  },
  columns: { meeting: { section: 'sets', course: 'subject', start: 'hour' } },
  read({ weekdays: days, hour, sets, subject, teachers, room }, row) {
    const times = row.timesOf('hour', hour);
    if (!times) return;
    const own = between(teachers);
    for (const section of between(sets))
      row.add('meeting', {
        ...{ section, course: subject, weekdays: days, ...times, room },
        ...(own.length > 0 && { teachers: own }),
      });
  },
});

const others: readonly Template[] = [
  ...oneRosterTemplates,
  ...canvasTemplates,
  googleUsers,
  fetTimetable,
  ...openEduCatTemplates,
  microsoftUsers,
];

/** The templates of systems that a table may be of. Those of Moodle have as many columns as the table. */
export const systemTemplatesFor = (table: Pick<Table, 'header'>): readonly Template[] =>
  isMoodle(table) ? [...others, ...moodleTemplates.map((templateOf) => templateOf(table))] : others;

/** The templates of all systems, for the names of their columns. */
export const systemTemplates: readonly Template[] = [
  ...others,
  ...moodleTemplates.map((templateOf) => templateOf({ header: [] })),
];

/** A table of a system that has nothing for the portal, by all its headers. */
interface Unneeded {
  about: string;
  /** Headers that the table has. */
  marks: string;
  /** Headers that it may have besides. */
  others?: string;
}

const oneRoster = 'sourcedId status dateLastModified';

const unneeded: readonly Unneeded[] = [
  { about: 'OneRoster manifest.csv', marks: 'propertyName value' },
  {
    about: 'Schools',
    marks: 'sourcedId name type',
    others: `${oneRoster} identifier parentSourcedId`,
  },
  {
    about: 'Accounts',
    marks: 'account_id parent_account_id name',
    others: 'status integration_id canvas_account_id canvas_parent_id created_by_sis',
  },
  {
    about: 'Demographics',
    marks: 'birthdate sex americanIndianOrAlaskaNative',
    others: `${oneRoster} userSourcedId asian blackOrAfricanAmerican nativeHawaiianOrOtherPacificIslander white demographicRaceTwoOrMoreRaces hispanicOrLatinoEthnicity countryOfBirthCode stateOfBirthAbbreviation cityOfBirth publicSchoolResidenceStatus`,
  },
  {
    about: 'Passwords of users',
    marks: `${oneRoster} userSourcedId profileType credentialType`,
    others: 'vendorId applicationId description username password',
  },
  { about: 'Categories of marks', marks: `${oneRoster} title`, others: 'weight' },
  {
    about: 'Scales of marks',
    marks: `${oneRoster} title scoreScaleValue`,
    others: 'type orgSourcedId courseSourcedId classSourcedId',
  },
  {
    about: 'Scales of marks',
    marks: `${oneRoster} scoreScaleSourcedId`,
    others: 'lineItemSourcedId resultSourcedId',
  },
  {
    about: 'Learning resources',
    marks: `${oneRoster} vendorResourceId`,
    others: 'title roles importance vendorId applicationId',
  },
  {
    about: 'Learning resources',
    marks: `${oneRoster} resourceSourcedId`,
    others: 'title classSourcedId courseSourcedId userSourcedId orgSourcedId',
  },
  {
    about: 'Learning objectives',
    marks: `${oneRoster} learningObjectiveId`,
    others: 'lineItemSourcedId resultSourcedId source score textScore',
  },
  { about: 'Second logins of users', marks: 'user_id existing_user_id login_id', others: 'status' },
  { about: 'Observers', marks: 'observer_id student_id status' },
  { about: 'Cross-listed sections', marks: 'xlist_course_id section_id status' },
  {
    about: 'Groups',
    marks: 'group_category_id status',
    others: 'account_id course_id category_name group_id name',
  },
  {
    about: 'Groups',
    marks: 'group_id name status',
    others: 'group_category_id account_id course_id',
  },
  { about: 'Members of groups', marks: 'group_id user_id status' },
  {
    about: 'Administrators',
    marks: 'user_id account_id role status',
    others: 'role_id root_account',
  },
  { about: 'Changed ids', marks: 'old_id new_id type' },
  {
    about: 'Batches',
    marks: 'id code name start_date end_date',
    others: 'course_id course_id/id active',
  },
];

const keys = (names: string) => new Set(names.split(' ').filter(Boolean).map(headerKey));

const known = unneeded.map(({ about, marks, others: more = '' }) => ({
  about,
  marks: keys(marks),
  all: keys(`${marks} ${more}`),
}));

/** What a table of a system is that the portal does not need; undefined for any other table. */
export function unneededTable({ header }: Table): string | undefined {
  const own = header.map(headerKey).filter(Boolean);
  const found = known.find(
    ({ marks, all }) =>
      [...marks].every((key) => own.includes(key)) &&
      own.every((key) => all.has(key) || key.startsWith('metadata')),
  );
  return found?.about;
}
