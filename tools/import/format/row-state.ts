import { wordKey } from '../value/word';

const goneWords = new Set(
  [
    'tobedeleted,deleted,inactive,disabled,left,withdrawn,dropped,dropped out,drop,discontinued,terminated,graduated,alumni',
    'alumnus,transferred,transfer,suspended,expelled,cancelled,canceled,completed,deleted last completed,passed out,resigned',
    'retired,former,false,no,n,0,archived,unenrolled,exmatrikuliert,inaktiv,inactivo,baja,inactif,inativo,trancado',
  ].flatMap((line) => line.split(',')),
);

/** Whether the word for the state of a person or enrolment says that it has ended. */
export function isGone(state: string | undefined): boolean {
  return state !== undefined && goneWords.has(wordKey(state));
}

/** Whether a row says that what it describes is deleted, for example "tobedeleted". */
export function isDeleted(state: string | undefined): boolean {
  const word = state && wordKey(state);
  return word === 'tobedeleted' || word === 'deleted';
}

const relatives = new Set([
  'guardian',
  'parent',
  'relative',
  'father',
  'mother',
  'contact',
  'observer',
]);

/** Whether a role is a relative's. Relatives are not imported. */
export function isRelative(role: string | undefined): boolean {
  return role !== undefined && relatives.has(wordKey(role));
}

/** The name of a person from its parts; `sortable` is "Archer, Mary". */
export function fullName(
  given: string | undefined,
  family: string | undefined,
): string | undefined {
  const name = [given, family].filter(Boolean).join(' ');
  return name === '' ? undefined : name;
}
