import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who the gates of the tests know: a person, and the groups that their sign-on says the person is in. */
export interface Person {
  name: string;
  password: string;
  group: 'students' | 'faculty';
}

/** A student, who may read the pages of students, and a teacher, who may read those of the faculty as well. */
export const people = {
  student: { name: 'asha', password: 'correct horse battery staple', group: 'students' },
  teacher: { name: 'ravi', password: 'a lectern full of chalk', group: 'faculty' },
} as const satisfies Record<string, Person>;

/** Who is in the list of each gate. */
export const lists = {
  students: [people.student, people.teacher],
  faculty: [people.teacher],
} as const;

/** What a person's browser sends. */
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

/** Takes the mark of a comment off the lines between two lines, both included: what a person does to use a gate. */
export function uncomment(text: string, first: string, last: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.includes(first));
  const end = lines.findIndex((line, index) => index >= start && line.includes(last));
  if (start < 0 || end < 0) throw new Error(`There are no lines from "${first}" to "${last}".`);
  return lines
    .map((line, index) => (index < start || index > end ? line : line.replace(/^(\s*)#/, '$1')))
    .join('\n');
}
