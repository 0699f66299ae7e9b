import type { Facts, PersonRole } from '../fact/fact';
import { familyNameOf } from '../value/person-name';
import { parseRole } from '../value/role';
import { wordKey } from '../value/word';

const goneWords = new Set(
  [
    'tobedeleted,deleted,inactive,disabled,left,withdrawn,dropped,dropped out,drop,discontinued,terminated,graduated,alumni',
    'alumnus,transferred,transfer,suspended,expelled,cancelled,canceled,completed,deleted last completed,passed out,resigned',
    'retired,former,false,no,n,0,archived,unenrolled,exmatrikuliert,inaktiv,inactivo,baja,inactif,inativo,trancado',
  ].flatMap((line) => line.split(',')),
);

/** Returns true if the word for the state of a person or enrolment says that it has ended. */
export const isGone = (state: string | undefined): boolean =>
  state !== undefined && goneWords.has(wordKey(state));

/** Returns true if a row says that what it describes is deleted, for example "tobedeleted". */
export function isDeleted(state: string | undefined): boolean {
  const word = state && wordKey(state);
  return word === 'tobedeleted' || word === 'deleted';
}

/** Returns what a word says of who is a student or a teacher. */
export function kindIn(role: string | undefined): PersonRole | undefined {
  const known = parseRole(role ?? '');
  return known === 'other' ? undefined : known;
}

const relatives = new Set('guardian parent relative father mother contact observer'.split(' '));

/** Returns true if a role is a relative's. Relatives are not imported. */
export const isRelative = (role: string | undefined): boolean =>
  role !== undefined && relatives.has(wordKey(role));

/** The name of a person from its parts. */
export function fullName(
  given: string | undefined,
  family: string | undefined,
): string | undefined {
  const name = [given, familyNameOf(family, given)].filter(Boolean).join(' ');
  return name === '' ? undefined : name;
}

type PersonRow = Partial<Omit<Facts['person'], 'kind'>> & { id: string; number?: string };

/**
 * A person as a row of a system says it. The number is a roll number or an employee id; where the row does not say which
 * of the two the person is, another file does, so that it is both.
 */
export function personOf(kind: PersonRole | undefined, row: PersonRow): Facts['person'] {
  const {
    id,
    number,
    name,
    givenName,
    familyName: family,
    username,
    active = true,
    ...facts
  } = row;
  const familyName = familyNameOf(family, givenName);
  const { rollNumber = kind === 'teacher' ? undefined : number, ...others } = facts;
  return {
    ...{ id, kind, name: name ?? fullName(givenName, familyName) ?? username ?? id },
    ...{ givenName, familyName, rollNumber },
    employeeId: kind === 'student' ? undefined : number,
    ...{ username, ...others, active },
  };
}
