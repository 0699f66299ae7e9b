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
export const lists = {
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

/** Removes the comment sign from the lines between two lines, both included, as a person does to use a gate. */
export function uncomment(text: string, first: string, last: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.includes(first));
  const end = lines.findIndex((line, index) => index >= start && line.includes(last));
  if (start < 0 || end < 0) throw new Error(`There are no lines from "${first}" to "${last}".`);
  return lines
    .map((line, index) => (index < start || index > end ? line : line.replace(/^(\s*)#/, '$1')))
    .join('\n');
}
