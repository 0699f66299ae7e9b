import { parseRole } from '../../value/role';
import { boolean, day, id, required, role, text, type Layout } from '../layout';
import {
  isRemoved,
  lastDay,
  fileOf,
  sourcedId,
  state,
  type OneRosterVariant,
} from './one-roster-field';
import { fullName, isDeleted, isGone, isRelative, personOf } from '../row-state';

const users = (variant: OneRosterVariant): Layout =>
  fileOf(variant, 'users', {
    marks: variant.namesOptional ? ['sourcedId'] : ['sourcedId', 'givenName', 'familyName'],
    kinds: ['person', 'role'],
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
    oneOf: [
      variant.namesOptional ? ['givenName', 'familyName', 'username'] : ['givenName', 'familyName'],
    ],
    columns: {
      role: { person: 'id' },
      person: { rollNumber: 'identifier', employeeId: 'identifier', name: 'givenName' },
    },
    read({ id, state, enabled, username, role, identifier, email, ...names }, row) {
      if (isRelative(role)) return;
      if (row.delta && isDeleted(state)) return row.remove('person', id);
      const known = parseRole(role ?? '');
      const kind = known === 'other' ? undefined : known;
      const { givenName, familyName, preferredGiven, preferredFamily } = names;
      const name = fullName(preferredGiven ?? givenName, preferredFamily ?? familyName);
      const active = !isGone(state) && enabled !== false;
      const person = {
        id,
        number: identifier,
        name,
        givenName,
        familyName,
        username,
        email,
        active,
      };
      row.add('person', personOf(kind, person));
      if (role && !kind) row.add('role', { person: id, role: 'other', primary: false });
    },
  });

const roles = (variant: OneRosterVariant): Layout =>
  fileOf(variant, 'roles', {
    marks: ['userSourcedId', 'role'],
    kinds: ['role'],
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
    read({ id, state, person, name, type, primary, end }, row) {
      if (isRelative(name) || isRemoved(row, 'role', id, state)) return;
      row.add('role', {
        person,
        role: parseRole(name) ?? 'other',
        primary: primary ?? type?.toLowerCase() === 'primary',
        end: lastDay(end, variant),
      });
    },
  });

const enrollments = (variant: OneRosterVariant): Layout =>
  fileOf(variant, 'enrollments', {
    marks: ['classSourcedId', 'userSourcedId'],
    kinds: ['enrolment'],
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
    read({ id, state, section, person, role, primary, start, end }, row) {
      if (row.delta && isDeleted(state) && id) return row.remove('enrolment', id);
      const active = !isGone(state);
      const last = lastDay(end, variant);
      row.add('enrolment', { section, person, role, primary, start, end: last, active });
    },
  });

/** The files of people and their enrolments. */
export const peopleLayouts = (variant: OneRosterVariant): Layout[] => [
  users(variant),
  roles(variant),
  enrollments(variant),
];
