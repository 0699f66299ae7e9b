import type { Problem } from '@/content/parse';
import type { Person } from '@/lib/record/person';
import { getOrMake } from '@/tools/file/get-or-make';
import { generationKey } from './generations';

/** Finds records of the same person. It is given one record after the other, and names the second file with the first. */
export class DuplicateCheck {
  readonly #paths = new Map<string, string>();

  problemsOf(path: string, { kind, id }: Person): Problem[] {
    const key = generationKey({ kind, id });
    const first = getOrMake(this.#paths, key, () => path);
    if (first === path) return [];
    return [
      {
        file: path,
        path: kind === 'student' ? 'student.rollNumber' : 'facultyProfile.employeeId',
        message: `${first} is a record of the same person.`,
        found: JSON.stringify(id),
        allowed: 'an id that no other record has',
      },
    ];
  }
}
