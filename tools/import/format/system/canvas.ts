import { parseRole } from '../../value/role';
import { wordKey } from '../../value/word';
import { day, defineLayout, id, key, required, text, type Layout } from '../layout';
import { fullName, isGone, isRelative } from '../row-state';

const state = required(text('status'));

const users = defineLayout({
  format: 'Canvas users.csv',
  marks: ['user_id', 'login_id'],
  file: /user/i,
  kinds: ['person'],
  fields: {
    id: required(key('user_id')),
    state,
    username: required(id('login_id')),
    fullName: text('full_name', 'name'),
    givenName: text('first_name'),
    familyName: text('last_name'),
    shortName: text('short_name'),
    sortableName: text('sortable_name'),
    email: text('email'),
    type: text('declared_user_type'),
  },
  columns: { person: { name: 'fullName', kind: 'type' } },
  read({ id, state, username, givenName, familyName, email, type, ...names }, row) {
    if (isRelative(type)) return;
    const kind = parseRole(type?.replace(/_other$/, '') ?? '');
    const full = names.fullName ?? fullName(givenName, familyName);
    const name = full ?? names.shortName ?? names.sortableName ?? username;
    const active = !isGone(state);
    const known = kind === 'student' || kind === 'teacher' ? { kind } : {};
    row.add('person', { id, ...known, name, givenName, familyName, username, email, active });
  },
});

const courses = defineLayout({
  format: 'Canvas courses.csv',
  marks: ['course_id', 'short_name', 'long_name'],
  file: /course/i,
  kinds: ['course'],
  fields: {
    id: required(key('course_id')),
    code: required(id('short_name')),
    title: required(text('long_name')),
    state,
    term: id('term_id'),
    organisation: id('account_id'),
  },
  columns: { course: { terms: 'term' } },
  read({ id, code, title, state, term, organisation }, row) {
    const terms = term ? [term] : undefined;
    if (wordKey(state) !== 'deleted') row.add('course', { id, title, code, terms, organisation });
  },
});

const sections = defineLayout({
  format: 'Canvas sections.csv',
  marks: ['section_id', 'course_id', 'name', 'status'],
  file: /section/i,
  kinds: ['section'],
  fields: {
    id: required(key('section_id')),
    course: required(id('course_id')),
    name: required(text('name')),
    state,
  },
  read({ id, course, name, state }, row) {
    if (wordKey(state) !== 'deleted') row.add('section', { id, name, course, terms: [] });
  },
});

/** Words of Canvas for enrolments that have not ended; all others have. */
const running = new Set(['active', 'accepted', 'invited', 'creation pending']);

const enrollments = defineLayout({
  format: 'Canvas enrollments.csv',
  marks: ['user_id', 'status'],
  file: /enrol/i,
  kinds: ['enrolment'],
  fields: {
    course: id('course_id'),
    section: id('section_id'),
    person: required(id('user_id')),
    role: required(text('role', 'type')),
    state,
    start: day('start_date'),
    end: day('end_date'),
  },
  oneOf: [['section', 'course']],
  read({ course, section, person, role, state, start, end }, row) {
    const known = parseRole(role);
    if (known !== 'student' && isRelative(role)) return;
    const where = section ? { section, course } : { course };
    const active = running.has(wordKey(state));
    row.add('enrolment', { ...where, person, role: known ?? 'other', start, end, active });
  },
});

const terms = defineLayout({
  format: 'Canvas terms.csv',
  marks: ['term_id', 'name', 'status'],
  file: /term/i,
  kinds: ['term'],
  fields: {
    id: required(key('term_id')),
    title: required(text('name')),
    state,
    start: day('start_date'),
    end: day('end_date'),
    override: text('date_override_enrollment_type'),
  },
  read({ id, title, state, start, end, override }, row) {
    // A row with an override changes the dates for one role only.
    if (wordKey(state) !== 'deleted' && !override) row.add('term', { id, title, start, end });
  },
});

const accounts = defineLayout({
  format: 'Canvas accounts.csv',
  marks: ['account_id', 'parent_account_id', 'name'],
  file: /account/i,
  kinds: ['organisation'],
  fields: {
    id: required(key('account_id')),
    parent: id('parent_account_id'),
    name: required(text('name')),
    state,
  },
  read({ id, parent, name, state }, row) {
    if (wordKey(state) !== 'deleted') row.add('organisation', { id, name, parent });
  },
});

/** What New Analytics downloads: the students of one course, with or without what they did. */
const analytics = defineLayout({
  format: 'Canvas New Analytics',
  marks: ['Student Name', 'Student ID', 'Student SIS ID', 'Section Name'],
  kinds: ['person'],
  partial: true,
  fields: {
    sisId: key('Student SIS ID'),
    canvasId: required(id('Student ID')),
    name: required(text('Student Name')),
    email: text('Email'),
    section: id('Section Name'),
  },
  columns: { person: { id: 'sisId', sections: 'section' } },
  read({ sisId, canvasId, name, email, section }, row) {
    row.add('person', {
      ...{ id: sisId ?? canvasId, kind: 'student' as const, name, email, active: true },
      ...(section !== undefined && { sections: [section] }),
    });
  },
});

/** The files of Canvas SIS imports and of its provisioning report, and of its analytics. */
export const canvasLayouts: readonly Layout[] = [
  users,
  courses,
  sections,
  enrollments,
  terms,
  accounts,
  analytics,
];
