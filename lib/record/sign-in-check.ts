import { codeLength, readCode, type CodeProblem } from './access-code';
import { idNames, normalizeId, type PersonKind } from './person';

/** What is wrong with the two fields; a field without an error has an empty text. */
export interface FieldErrors {
  username: string;
  password: string;
}

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
    password: 'problem' in read ? codeError(read.problem, password) : '',
  };
}

const codeErrors: Record<Exclude<CodeProblem, 'short' | 'long'>, string> = {
  empty: 'Enter the access code on your card.',
  character: 'A code has only digits and letters, and never U. Compare it with your card.',
  check: 'A character is wrong, or two have changed places. Compare the code with your card.',
};

function codeError(problem: CodeProblem, typed: string): string {
  return problem === 'short' || problem === 'long' ? lengthError(typed) : codeErrors[problem];
}

/** Names the group only if all six were typed apart. */
function lengthError(typed: string): string {
  const groups = typed
    .normalize('NFKC')
    .trim()
    .split(/[\s\p{Pd}]+/u);
  const wrong = groups.findIndex(({ length }) => length !== 4);
  const total = codeLength + 1;
  return groups.length === total / 4
    ? `Group ${wrong + 1} of the code has ${groups[wrong]?.length} instead of 4 characters.`
    : `The code has ${groups.join('').length} instead of ${total} characters.`;
}
