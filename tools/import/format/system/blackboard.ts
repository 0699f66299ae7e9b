import type { PersonRole } from '../../fact/fact';
import { parseRole } from '../../value/role';
import { day, defineLayout, id, key, required, text, type Layout } from '../layout';
import { isGone, personOf } from '../row-state';

const state = text('row_status');

const users = defineLayout({
  format: 'Blackboard users',
  marks: ['external_person_key', 'user_id', 'firstname', 'lastname'],
  kinds: ['person'],
  fields: {
    id: required(key('external_person_key')),
    username: id('user_id'),
    givenName: required(text('firstname')),
    familyName: required(text('lastname')),
    email: text('email'),
    number: id('student_id'),
    type: text('institution_role'),
    state,
  },
  columns: { person: { rollNumber: 'number', name: 'givenName', kind: 'type' } },
  read({ id, username, givenName, familyName, email, number, type, state }, row) {
    const kind = parseRole(type ?? '');
    const person = { id, givenName, familyName, rollNumber: number, username, email };
    const known = kind === 'other' ? undefined : kind;
    row.add('person', personOf(known, { ...person, active: !isGone(state) }));
  },
});

const courses = defineLayout({
  format: 'Blackboard courses',
  marks: ['external_course_key', 'course_name'],
  kinds: ['course'],
  fields: {
    id: required(key('external_course_key')),
    code: id('course_id'),
    title: required(text('course_name')),
    term: id('term_key', 'external_term_key'),
    state,
  },
  columns: { course: { terms: 'term' } },
  read({ id, code, title, term, state }, row) {
    if (!isGone(state)) row.add('course', { id, code, title, terms: term ? [term] : undefined });
  },
});

/** The codes of the roles in courses; others are assistants, graders, builders and guests. */
const roleCodes: Readonly<Record<string, PersonRole>> = { S: 'student', P: 'teacher' };

const enrollments = defineLayout({
  format: 'Blackboard enrollments',
  marks: ['external_course_key', 'external_person_key'],
  kinds: ['enrolment'],
  fields: {
    course: required(id('external_course_key')),
    person: required(id('external_person_key')),
    role: text('role'),
    state,
  },
  read({ course, person, role, state }, row) {
    const known = roleCodes[role ?? 'S'] ?? parseRole(role ?? '') ?? 'other';
    row.add('enrolment', { course, person, role: known, active: !isGone(state) });
  },
});

const terms = defineLayout({
  format: 'Blackboard terms',
  marks: ['external_term_key', 'name'],
  kinds: ['term'],
  fields: {
    id: required(key('external_term_key')),
    title: required(text('name')),
    start: day('start_date'),
    end: day('end_date'),
    state,
  },
  read({ id, title, start, end, state }, row) {
    if (!isGone(state)) row.add('term', { id, title, start, end });
  },
});

/** The snapshot files of Blackboard Learn. */
export const blackboardLayouts: readonly Layout[] = [users, courses, enrollments, terms];
