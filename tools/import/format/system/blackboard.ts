import type { PersonRole } from '../../fact/fact';
import { parseRole } from '../../value/role';
import { day, defineFact, id, key, required, text, type Layout } from '../layout';
import { isGone, kindIn, personOf } from '../row-state';

const state = text('row_status');

const users = defineFact('person', {
  format: 'Blackboard users',
  marks: ['external_person_key', 'user_id', 'firstname', 'lastname'],
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
  fact: ({ number, type, state, ...person }) =>
    personOf(kindIn(type), { ...person, rollNumber: number, active: !isGone(state) }),
});

const courses = defineFact('course', {
  format: 'Blackboard courses',
  marks: ['external_course_key', 'course_name'],
  fields: {
    id: required(key('external_course_key')),
    code: id('course_id'),
    title: required(text('course_name')),
    term: id('term_key', 'external_term_key'),
    state,
  },
  columns: { course: { terms: 'term' } },
  fact: ({ term, state, ...course }) =>
    !isGone(state) && { ...course, terms: term ? [term] : undefined },
});

/** The codes of the roles in courses; others are assistants, graders, builders and guests. */
const roleCodes: Readonly<Record<string, PersonRole>> = { S: 'student', P: 'teacher' };

const enrollments = defineFact('enrolment', {
  format: 'Blackboard enrollments',
  marks: ['external_course_key', 'external_person_key'],
  fields: {
    course: required(id('external_course_key')),
    person: required(id('external_person_key')),
    role: text('role'),
    state,
  },
  fact({ course, person, role, state }) {
    const known = roleCodes[role ?? 'S'] ?? parseRole(role ?? '') ?? 'other';
    return { course, person, role: known, active: !isGone(state) };
  },
});

const terms = defineFact('term', {
  format: 'Blackboard terms',
  marks: ['external_term_key', 'name'],
  fields: {
    id: required(key('external_term_key')),
    title: required(text('name')),
    start: day('start_date'),
    end: day('end_date'),
    state,
  },
  fact: ({ state, ...term }) => !isGone(state) && term,
});

/** The snapshot files of Blackboard Learn. */
export const blackboardLayouts: readonly Layout[] = [users, courses, enrollments, terms];
