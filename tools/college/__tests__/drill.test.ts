import { cpSync, existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fixturePublic } from '@/__tests__/fixture/folder';
import { boxNames } from '@/lib/drop/names';
import { fromBase64Url } from '@/lib/file/base64';
import { sealedPath, type PeopleIndex } from '@/lib/record/derivation';
import { deriveAccess } from '@/lib/record/derive';
import { openRecord } from '@/lib/record/open';
import type { OpenedRecord } from '@/lib/record/person';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { filesBelow } from '@/tools/file/files-below';
import { accessCodeOf } from '@/tools/college/access-code';
import { readCollege } from '@/tools/college/college';
import { makeBoxes } from '@/tools/college/drop/boxes';
import { generationOf } from '@/tools/college/generations';
import { listPeople } from '@/tools/college/listed-person';
import { personOf } from '@/tools/college/person-of';
import { findRevocable, revoke } from '@/tools/college/revoke';
import { sealCollege } from '@/tools/college/seal/seal-college';
import { firstStudent, noProgress, records, writeCollege } from './college-folder';

const today = '2026-11-02';

/** What the web server has: the sealed records, and the boxes. */
interface WebServer {
  people: string;
  drop: string;
}

/** Seals a college and copies it to a server that has nothing yet. */
async function publish(college: string, number: number): Promise<WebServer> {
  const options = { progress: noProgress, publicDir: fixturePublic, dropBox: true, today, number };
  await sealCollege(college, options);
  const [people, drop] = [writeFolder({}), writeFolder({})];
  cpSync(join(college, 'sealed'), people, { recursive: true });
  const teachers = Array.from(listPeople(college, 'teacher'), ({ id }) => id);
  makeBoxes(drop, readCollege(college), teachers, today);
  return { people, drop };
}

/** What every card opens on a server, as the login page does it. */
async function openAll({ people }: WebServer, codes: readonly string[]): Promise<OpenedRecord[]> {
  const index = JSON.parse(readFileSync(join(people, 'people.json'), 'utf8')) as PeopleIndex;
  return Promise.all(
    records.map(async (record, at) => {
      const person = personOf(record);
      const { name, key } = await deriveAccess(codes[at]!, index.college, person);
      return openRecord(readFileSync(join(people, sealedPath(name)), 'utf8'), key, person);
    }),
  );
}

test('a lost server is built again from college/: every card opens the same record, with the same boxes', async () => {
  const college = writeCollege();
  const { id, secret } = readCollege(college);
  const person = personOf(firstStudent);
  const oldCode = accessCodeOf(secret, person, 1);
  await publish(college, 1);
  revoke(college, findRevocable(college, firstStudent.student.rollNumber));
  const first = await publish(college, 2);
  const { generations } = readCollege(college);
  const codes = records.map((record) => {
    const own = personOf(record);
    return accessCodeOf(secret, own, generationOf(generations, own));
  });
  const before = await openAll(first, codes);

  // The backup: what a run derives is not in it.
  const backup = writeFolder({});
  for (const name of ['secret', 'college.json', 'generations.json', 'records'])
    cpSync(join(college, name), join(backup, name), { recursive: true });
  for (const folder of [college, first.people, first.drop]) rmSync(folder, { recursive: true });

  const second = await publish(backup, 3);
  const after = await openAll(second, codes);
  // A device takes it, because its number is higher.
  expect(after).toEqual(before.map((record) => ({ ...record, number: 3 })));
  expect(filesBelow(second.people)).toHaveLength(records.length + 1);
  const { name } = await deriveAccess(oldCode, id, person);
  expect(existsSync(join(second.people, sealedPath(name)))).toBe(false);

  // What devices know of the boxes leads to them.
  const put = (box: string) => realpathSync(join(second.drop, 'drop', 'put', box));
  const teachers = after.filter((record) => record.kind === 'teacher');
  for (const { drop } of teachers) {
    const names = await boxNames(fromBase64Url(drop!.key), drop!.college);
    expect(put(names.inPut)).toBe(realpathSync(join(second.drop, 'drop', 'list', names.inList)));
    expect(put(names.outPut)).toBe(realpathSync(join(second.drop, 'drop', 'get', names.outGet)));
    expect(existsSync(put(drop!.office.put))).toBe(true);
  }
  for (const record of after)
    if (record.kind === 'student')
      for (const box of record.drop ?? []) expect(existsSync(put(box.put))).toBe(true);
});
