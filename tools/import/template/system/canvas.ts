import { parseRole } from '../../value/role';
import { wordKey } from '../../value/word';
import { day, defineFact, documented, id, key, required, text, type Template } from '../template';
import { fullName, isGone, isRelative } from '../row-state';

const state = required(text('status'));
const isThere = (word: string) => wordKey(word) !== 'deleted';

const users = defineFact('person', {
  format: 'Canvas users.csv',
  marks: ['user_id', 'login_id'],
  ignore: documented(
    'integration_id password ssha_password authentication_provider_id pronouns canvas_password_notification home_account root_account canvas_user_id created_by_sis existing_user_id existing_integration_id existing_canvas_user_id',
  ),
  file: /user/i,
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
  fact({ id, state, username, givenName, familyName, email, type, ...names }) {
    if (isRelative(type)) return;
    const kind = parseRole(type?.replace(/_other$/, '') ?? '');
    const full = names.fullName ?? fullName(givenName, familyName);
    const name = full ?? names.shortName ?? names.sortableName ?? username;
    const active = !isGone(state);
    const known = kind === 'student' || kind === 'teacher' ? { kind } : {};
    return { id, ...known, name, givenName, familyName, username, email, active };
  },
});

const courses = defineFact('course', {
  format: 'Canvas courses.csv',
  marks: ['course_id', 'short_name', 'long_name'],
  ignore: documented(
    'integration_id account_id start_date end_date course_format blueprint_course_id grade_passback_setting homeroom_course friendly_name canvas_course_id canvas_account_id canvas_term_id created_by_sis',
  ),
  file: /course/i,
  fields: {
    id: required(key('course_id')),
    code: required(id('short_name')),
    title: required(text('long_name')),
    state,
    term: id('term_id'),
  },
  columns: { course: { terms: 'term' } },
  fact: ({ id, code, title, state, term }) =>
    isThere(state) && { id, title, code, terms: term ? [term] : undefined },
});

const sections = defineFact('section', {
  format: 'Canvas sections.csv',
  marks: ['section_id', 'course_id', 'name', 'status'],
  ignore: documented(
    'integration_id start_date end_date canvas_section_id canvas_course_id canvas_account_id account_id created_by_sis',
  ),
  file: /section/i,
  fields: {
    id: required(key('section_id')),
    course: required(id('course_id')),
    name: required(text('name')),
    state,
  },
  fact: ({ id, course, name, state }) => isThere(state) && { id, name, course, terms: [] },
});

/** Words of Canvas for enrolments that have not ended; all others have. */
const running = new Set(['active', 'accepted', 'invited', 'creation pending']);

const enrollments = defineFact('enrolment', {
  format: 'Canvas enrollments.csv',
  marks: ['user_id', 'status'],
  ignore: documented(
    'root_account user_integration_id role_id associated_user_id limit_section_privileges notify canvas_course_id canvas_user_id canvas_section_id base_role_type canvas_associated_user_id created_by_sis canvas_enrollment_id type',
  ),
  file: /enrol/i,
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
  fact({ course, section, person, role, state, start, end }) {
    const known = parseRole(role);
    if (known !== 'student' && isRelative(role)) return;
    const where = section ? { section, course } : { course };
    const active = running.has(wordKey(state));
    return { ...where, person, role: known ?? 'other', start, end, active };
  },
});

const terms = defineFact('term', {
  format: 'Canvas terms.csv',
  marks: ['term_id', 'name', 'status'],
  ignore: documented('integration_id canvas_term_id created_by_sis grading_period_group_id'),
  file: /term/i,
  fields: {
    id: required(key('term_id')),
    title: required(text('name')),
    state,
    start: day('start_date'),
    end: day('end_date'),
    override: text('date_override_enrollment_type'),
  },
  // A row with an override changes the dates for one role only.
  fact: ({ state, override, ...term }) => isThere(state) && !override && term,
});

/** The files of Canvas SIS imports and of its provisioning report. */
export const canvasTemplates: readonly Template[] = [users, courses, sections, enrollments, terms];
