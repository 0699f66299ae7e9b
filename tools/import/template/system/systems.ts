import { headerKey } from '../header';
import type { Table } from '../../source/table';
import type { Template } from '../template';
import { canvasTemplates } from './canvas';
import { fetTimetable } from './fet';
import { googleUsers } from './google';
import { microsoftUsers } from './microsoft';
import { isMoodle, moodleTemplates } from './moodle';
import { oneRosterTemplates } from './one-roster';
import { openEduCatTemplates } from './openeducat';

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
