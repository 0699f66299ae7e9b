import type { Records } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import type { TextInput } from '../model/report/text-input';
import { givenInputs, wordingOf, type StoredInput } from '../report/stored-input';

/** What a student's work is compared with: the files of the assignment, and the work for other assignments. */
export function ownSources(
  assignment: OwnAssignment,
  handins: readonly Records['handins'][],
): StoredInput[] {
  const earlier = handins.flatMap(({ id, name, file }) =>
    id !== assignment.id && file ? [{ stored: file, owner: `Your earlier work: ${name}` }] : [],
  );
  return [...givenInputs(assignment), ...earlier];
}

/** The assignment's wording as a source. */
export function wordingInput(assignment: OwnAssignment): TextInput {
  const file = new File([wordingOf(assignment)], 'Instructions.txt', { type: 'text/plain' });
  return { file, role: 'source', owner: 'The instructions' };
}
