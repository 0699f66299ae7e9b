import type { ResultStatus } from '../../fact/fact';
import { parseRole } from '../../value/role';
import { wordKey } from '../../value/word';
import { fullName, isGone, isRelative, kindIn, personOf } from '../row-state';
import { boolean, day, id, number, required, role, type Template, text } from '../template';
import { fileOf, lastDay, sourcedId, state, termIds } from './one-roster-field';

const terms = fileOf('academicSessions', 'term', {
  marks: ['sourcedId', 'startDate', 'endDate'],
  others: 'schoolYear type parentSourcedId',
  fields: {
    id: required(sourcedId),
    state,
    title: required(text('title')),
    start: required(day('startDate')),
    end: required(day('endDate')),
  },
  fact({ id, title, start, end }) {
    return { id, title, start, end: lastDay(end) };
  },
});

const courses = fileOf('courses', 'course', {
  marks: ['sourcedId', 'title', 'orgSourcedId|courseCode'],
  others:
    'orgSourcedId schoolYearSourcedId schoolYearId grades grade subjects subjectCodes resources resourceSourcedIds',
  fields: {
    id: required(sourcedId),
    state,
    title: required(text('title')),
    code: id('courseCode', 'code'),
    credits: number('metadata.credits', 'metadata.credit', 'credits'),
  },
  fact: ({ id, title, code, credits }) => ({ id, title, code, credits }),
});

const classes = fileOf('classes', 'section', {
  marks: ['sourcedId', 'title', 'schoolSourcedId|courseSourcedId'],
  others:
    'grades grade classType schoolSourcedId subjects subjectCodes periods resources resourceSourcedIds',
  besides: ['course'],
  fields: {
    id: required(sourcedId),
    state,
    name: required(text('title')),
    code: id('classCode'),
    course: id('courseSourcedId'),
    terms: termIds,
    room: text('location'),
  },
  columns: { course: { id: 'course', title: 'name' } },
  fact({ id, name, code, course, terms = [], room }, row) {
    if (course) row.imply('course', course, { id: course, title: name });
    return { id, name, code, course, terms, room };
  },
});

const lineItems = fileOf('lineItems', 'assignment', {
  marks: ['sourcedId', 'classSourcedId', 'title', 'dueDate'],
  others:
    'categorySourcedId gradingPeriodSourcedId academicSessionSourcedId schoolSourcedId resultValueMin',
  fields: {
    id: required(sourcedId),
    state,
    title: required(text('title')),
    description: text('description'),
    section: required(id('classSourcedId')),
    assigned: day('assignDate'),
    due: day('dueDate'),
    maximum: number('resultValueMax'),
  },
  fact({ id, title, description, section, assigned, due, maximum }) {
    return { id, title, description, section, assigned, due, maximum };
  },
});

const scoreStates: Readonly<Record<string, ResultStatus>> = {
  exempt: 'exempt',
  'fully graded': 'graded',
  'partially graded': 'graded',
  'not submitted': 'missing',
  submitted: 'submitted',
};

const results = fileOf('results', 'result', {
  marks: ['lineItemSourcedId', 'studentSourcedId'],
  others: 'comment inProgress incomplete scoreScaleSourcedId',
  fields: {
    id: id('sourcedId'),
    state,
    assignment: required(id('lineItemSourcedId')),
    person: required(id('studentSourcedId', 'userSourcedId')),
    section: id('classSourcedId'),
    score: number('score'),
    grade: text('textScore'),
    scoreState: text('scoreStatus'),
    late: boolean('late'),
    missing: boolean('missing'),
    day: day('scoreDate'),
  },
  columns: { result: { status: 'scoreState' } },
  fact({ assignment, person, section, score, grade, day, ...flags }) {
    return { assignment, section, person, score, grade, status: resultStatus(flags), day };
  },
});

function resultStatus(flags: {
  scoreState?: string;
  late?: boolean;
  missing?: boolean;
}): ResultStatus | undefined {
  if (flags.missing) return 'missing';
  const status = scoreStates[wordKey(flags.scoreState ?? '')];
  return flags.late && status !== 'graded' ? 'late' : status;
}

/** The files of courses, classes and marks. */
const courseTemplates: readonly Template[] = [terms, courses, classes, lineItems, results];

const users = fileOf('users', 'person', {
  marks: ['sourcedId', 'givenName', 'familyName'],
  others:
    'orgSourcedIds primaryOrgSourcedId userId userNumber userIds middleName preferredMiddleName sms phone agents agentSourcedIds grades grade password userMasterIdentifier resourceSourcedIds pronouns',
  besides: ['role'],
  saysWhoLeft: true,
  fields: {
    id: required(sourcedId),
    state,
    enabled: boolean('enabledUser', 'enabled'),
    username: id('username'),
    givenName: text('givenName'),
    familyName: text('familyName'),
    preferredGiven: text('preferredGivenName', 'prefferedGivenName', 'preferredFirstName'),
    preferredFamily: text('preferredFamilyName', 'prefferedFamilyName', 'preferredLastName'),
    role: text('role', 'roles'),
    identifier: id('identifier', 'userId', 'userNumber'),
    email: text('email'),
  },
  oneOf: [['givenName', 'familyName']],
  columns: {
    role: { person: 'id' },
    person: { rollNumber: 'identifier', employeeId: 'identifier', name: 'givenName' },
  },
  fact({ state, enabled, role, preferredGiven, preferredFamily, identifier, ...person }, row) {
    if (isRelative(role)) return;
    const { id, givenName, familyName } = person;
    const kind = kindIn(role);
    const name = fullName(preferredGiven ?? givenName, preferredFamily ?? familyName);
    const active = !isGone(state) && enabled !== false;
    row.add('person', personOf(kind, { ...person, number: identifier, name, active }));
    if (role && !kind) row.add('role', { person: id, role: 'other', primary: false });
  },
});

const roles = fileOf('roles', 'role', {
  marks: ['userSourcedId', 'role'],
  others: 'beginDate userProfileSourcedId orgSourcedId',
  fields: {
    id: id('sourcedId'),
    state,
    person: required(id('userSourcedId')),
    name: required(text('role')),
    type: text('roleType'),
    primary: boolean('isPrimary', 'primary'),
    end: day('endDate', 'roleEndDate'),
  },
  columns: { role: { role: 'name' } },
  fact: ({ person, name, type, primary, end }) =>
    !isRelative(name) && {
      person,
      role: parseRole(name) ?? 'other',
      primary: primary ?? type?.toLowerCase() === 'primary',
      end: lastDay(end),
    },
});

const enrollments = fileOf('enrollments', 'enrolment', {
  marks: ['classSourcedId', 'userSourcedId'],
  others: 'schoolSourcedId',
  saysWhoLeft: true,
  fields: {
    id: id('sourcedId'),
    state,
    section: required(id('classSourcedId')),
    person: required(id('userSourcedId')),
    role: required(role('role')),
    primary: boolean('primary', 'isPrimary'),
    start: day('beginDate', 'startDate'),
    end: day('endDate'),
  },
  fact({ section, person, role, primary, start, end, state }) {
    const last = lastDay(end);
    return { section, person, role, primary, start, end: last, active: !isGone(state) };
  },
});

/** The files of people and their enrolments. */
const peopleTemplates: readonly Template[] = [users, roles, enrollments];

/** The files of OneRoster 1.0, 1.1 and 1.2 (1EdTech). */
export const oneRosterTemplates: readonly Template[] = [...peopleTemplates, ...courseTemplates];
