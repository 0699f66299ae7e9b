import { parseRole } from '../../value/role';
import { boolean, day, id, required, role, text, type Template } from '../template';
import { lastDay, fileOf, sourcedId, state } from './one-roster-field';
import { fullName, isGone, isRelative, kindIn, personOf } from '../row-state';

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
  others: 'beginDate userProfileSourcedId',
  fields: {
    id: id('sourcedId'),
    state,
    person: required(id('userSourcedId')),
    name: required(text('role')),
    type: text('roleType'),
    primary: boolean('isPrimary', 'primary'),
    end: day('endDate', 'roleEndDate'),
    organisation: id('orgSourcedId'),
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
export const peopleTemplates: readonly Template[] = [users, roles, enrollments];
