import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A person that the gates of the tests accept, with the group that their sign-on reports. */
export interface Person {
  name: string;
  password: string;
  group: 'students' | 'faculty';
}

/** A student, who may read student pages, and a teacher, who may read faculty pages too. */
export const people = {
  student: { name: 'asha', password: 'correct horse battery staple', group: 'students' },
  teacher: { name: 'ravi', password: 'a lectern full of chalk', group: 'faculty' },
} as const satisfies Record<string, Person>;

/** The people in the list of each gate. */
const lists = {
  students: [people.student, people.teacher],
  faculty: [people.teacher],
} as const;

/** The Authorization header of a person's browser. */
export function credentialsOf({ name, password }: Pick<Person, 'name' | 'password'>): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
}

/** Writes the password files of nginx and Apache into a folder. */
export function writePasswords(dir: string): void {
  for (const [list, persons] of Object.entries(lists)) {
    const lines = persons.map(
      ({ name, password }) =>
        `${name}:{SHA}${createHash('sha1').update(password).digest('base64')}\n`,
    );
    writeFileSync(join(dir, `edify-${list}.htpasswd`), lines.join(''));
  }
}
