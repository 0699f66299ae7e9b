import { codeLength, readCode, type CodeFault } from './access-code';
import { normalizeId, type PersonKind } from './person';

/** What is wrong with the two fields; a field without an error has an empty text. */
export interface FieldErrors {
  username: string;
  password: string;
}

const idNames: Record<PersonKind, string> = { student: 'roll number', teacher: 'employee id' };

/** Checks what was typed, without a request. */
export function checkFields(
  kind: PersonKind,
  username: string,
  password: string,
): { id: string; code: string } | FieldErrors {
  const id = normalizeId(username);
  const read = readCode(password);
  if (id && 'code' in read) return { id, code: read.code };
  return {
    username: id ? '' : `Enter your ${idNames[kind]}.`,
    password: 'fault' in read ? codeError(read.fault, password) : '',
  };
}

function codeError(fault: CodeFault, typed: string): string {
  const groups = typed.normalize('NFKC').trim().split(/[\s\p{Pd}]+/u);
  switch (fault) {
    case 'empty':
      return 'Enter the access code on your card.';
    case 'character':
      return characterError(groups);
    case 'check':
      return 'A character of the code is wrong, or two have changed places. Compare it with your card, group by group.';
    default:
      return lengthError(groups);
  }
}

/** Names the group only if all six were typed apart. */
function lengthError(groups: readonly string[]): string {
  const wrong = groups.findIndex(({ length }) => length !== 4);
  const count = groups.join('').length;
  const total = codeLength + 1;
  return groups.length === total / 4 && wrong >= 0
    ? `Group ${wrong + 1} of the code has ${charactersOf(groups[wrong]?.length ?? 0)} instead of 4.`
    : `The code has ${charactersOf(count)} instead of ${total}.`;
}

function charactersOf(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

function characterError(groups: readonly string[]): string {
  const character = /[^0-9A-TV-Z]/iu.exec(groups.join(''))?.[0] ?? '';
  return `A code has digits and letters, but no “${character}”. Compare it with your card.`;
}
