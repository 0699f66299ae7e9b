import type { PersonRole } from '../../fact/fact';
import type { Table } from '../../source/table';
import { parseRole } from '../../value/role';
import { headerKey } from '../header';
import {
  boolean,
  defineFact,
  defineTemplate,
  documented,
  id,
  key,
  required,
  text,
  type TemplateField,
  type Template,
  type RowWriter,
} from '../template';
import { personOf } from '../row-state';

/** Columns of Moodle's user upload that end with a number, from 1 on. */
const numbered = ['course', 'role', 'group', 'type', 'enrolstatus'] as const;

/** The numbers of the course columns: course1 and course3 give 1 and 3. */
function courseNumbers(header: readonly string[]): number[] {
  return header.flatMap((name) => {
    const match = /^course(\d{1,4})$/.exec(headerKey(name));
    return match ? [Number(match[1])] : [];
  });
}

function numberedFields(numbers: readonly number[]): Record<string, TemplateField> {
  const names = numbers.flatMap((number) => numbered.map((name) => `${name}${number}`));
  return Object.fromEntries(names.map((name) => [name, text(name)]));
}

/** The default role of a course in Moodle is student; in `type1`, 2 is a teacher and 3 a teacher without editing. */
function roleOf(name: unknown, type: unknown): PersonRole | 'other' {
  if (type === '2' || type === '3') return 'teacher';
  return name === undefined ? 'student' : (parseRole(String(name)) ?? 'other');
}

interface Enrolment {
  course: string;
  group: string | undefined;
  role: PersonRole | 'other';
  suspended: boolean;
  field: string;
}

function enrolmentsOf(numbers: readonly number[], values: Record<string, unknown>): Enrolment[] {
  return numbers.flatMap((number) => {
    const course = values[`course${number}`] as string | undefined;
    if (!course) return [];
    const group = values[`group${number}`] as string | undefined;
    const role = roleOf(values[`role${number}`], values[`type${number}`]);
    const suspended = values[`enrolstatus${number}`] === '1';
    return [{ course, group, role, suspended, field: `course${number}` }];
  });
}

/** Returns what a person is by the roles in all courses, if they say the same. */
function kindOf(enrolments: readonly Enrolment[]): PersonRole | undefined {
  const roles = new Set(enrolments.map(({ role }) => role));
  const [only] = roles.size === 1 ? roles : [];
  return only === 'other' ? undefined : only;
}

function writeEnrolment(person: string, enrolment: Enrolment, active: boolean, row: RowWriter) {
  const { course, group, role, suspended, field } = enrolment;
  row.imply('course', course, { id: course, title: course });
  const section = group && `${course} ${group}`;
  if (section)
    row.imply('section', section, { id: section, name: section, code: group, course, terms: [] });
  row.add(
    'enrolment',
    { course, ...(section && { section }), person, role, active: active && !suspended },
    field,
  );
}

function usersTemplate(table: Pick<Table, 'header'>): Template {
  const numbers = courseNumbers(table.header);
  return defineTemplate({
    format: 'Moodle user upload',
    marks: ['username', 'firstname', 'lastname'],
    ignore: documented(
      'password auth institution country lang timezone mailformat maildisplay maildigest autosubscribe htmleditor trackforums interests url icq skype yahoo aim msn ' +
        'phone1 phone2 address description descriptionformat middlename alternatename firstnamephonetic lastnamephonetic oldusername theme emailstop mnethostid createpassword calendartype',
    ),
    ignorePattern: /^(?:profile_field_\w+|(?:cohort|sysrole|enrolperiod|enroltimestart)\d+)$/i,
    kinds: ['person', 'course', 'section', 'enrolment'],
    fields: {
      id: required(key('username')),
      givenName: required(text('firstname')),
      familyName: required(text('lastname')),
      email: text('email'),
      number: id('idnumber'),
      program: text('department'),
      city: text('city'),
      deleted: boolean('deleted'),
      suspended: boolean('suspended'),
      ...numberedFields(numbers),
    },
    columns: {
      person: { name: 'givenName', rollNumber: 'number', employeeId: 'number', username: 'id' },
      enrolment: { person: 'id' },
    },
    read(values, row) {
      const { id, givenName, familyName, email, number, program, city } = values;
      const enrolments = enrolmentsOf(numbers, values);
      const kind = kindOf(enrolments);
      const active = !values.deleted && !values.suspended;
      const person = { id, number, givenName, familyName, email, program, city, active };
      row.add('person', personOf(kind, { ...person, username: id }));
      for (const enrolment of enrolments) writeEnrolment(id, enrolment, active, row);
    },
  });
}

const courses = defineFact('course', {
  format: 'Moodle course upload',
  marks: ['shortname', 'fullname'],
  ignore: documented(
    'category category_idnumber category_path summary summaryformat format theme lang newsitems showgrades showreports legacyfiles maxbytes groupmode groupmodeforce ' +
      'enablecompletion visible startdate enddate numsections templatecourse reset rename backupfile tags downloadcontent showactivitydates showcompletionconditions ' +
      'relativedatesmode hiddensections coursedisplay pdfexportfont id',
  ),
  ignorePattern: /^(?:customfield_\w+|enrolment_\w+)$/i,
  fields: {
    id: required(key('shortname')),
    title: required(text('fullname')),
    code: id('idnumber'),
    deleted: boolean('delete'),
  },
  fact: ({ deleted, ...course }) => !deleted && course,
});

/** Returns true if a table has the names of Moodle, which are in lower case and without blanks. */
export const isMoodle = ({ header }: Pick<Table, 'header'>): boolean =>
  header.includes('username') ? header.includes('firstname') : header.includes('shortname');

/** The files of Moodle's user upload and course upload. */
export const moodleTemplates: readonly ((table: Pick<Table, 'header'>) => Template)[] = [
  usersTemplate,
  () => courses,
];
