import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A person that the gates of the tests accept, with the group that their sign-on reports. */
export interface TestPerson {
  name: string;
  password: string;
  group: 'students' | 'faculty';
}

/** A student, who may read student pages, and a teacher, who may read faculty pages too. */
export const people = {
  student: { name: 'asha', password: 'correct horse battery staple', group: 'students' },
  teacher: { name: 'ravi', password: 'a lectern full of chalk', group: 'faculty' },
} as const satisfies Record<string, TestPerson>;

/** Accounts of the campus whose names are no safe file names, although a file of a person is behind some of them. */
export const unsafeAccounts: readonly TestPerson[] = [
  '../keys/ravi',
  'ravi.json',
  './ravi',
  'RAVI',
  'ravi/../asha',
  'asha ravi',
  'ravi%00',
  '-',
].map((name) => ({ name, password: 'opens nothing', group: 'students' }));

/** Everybody with an account of the campus. */
export const accounts: readonly TestPerson[] = [people.student, people.teacher, ...unsafeAccounts];

/** The people in the list of each gate, and in that of the address that answers with a person's own code. */
const lists: Readonly<Record<string, readonly TestPerson[]>> = {
  students: [people.student, people.teacher],
  faculty: [people.teacher],
  accounts,
};

/** The answer of people/me.json to a person. */
export const ownCodeOf = ({ name }: Pick<TestPerson, 'name'>): string =>
  JSON.stringify({ kind: 'student', id: name.toUpperCase(), code: `CODE-OF-${name}` });

/** Writes the files of people/me.json into a folder and returns it. */
export function writeOwnCodes(dir: string): string {
  const folder = join(dir, 'keys');
  mkdirSync(folder);
  for (const person of Object.values(people))
    writeFileSync(join(folder, `${person.name}.json`), ownCodeOf(person));
  return folder;
}

/** The Authorization header of a person's browser. */
export const credentialsOf = ({ name, password }: Pick<TestPerson, 'name' | 'password'>): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

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
