import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { filesBelow } from '@/tools/file/files-below';
import { recordPathOf } from '@/tools/college/person-of';
import { publishPeople } from '@/tools/college/publish/publish-people';
import type { SealOptions } from '@/tools/college/seal/seal-college';
import { fixturePublic } from '@/__tests__/fixture/folder';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { editRecord, firstStudent, noProgress, records, writeCollege } from '../college-folder';
import { addOwnFile, writeSite } from './site';

const publish = (folder: string, target: string, options: Partial<SealOptions> = {}) =>
  publishPeople(folder, target, { progress: noProgress, publicDir: fixturePublic, ...options });

function filesIn(folder: string): Record<string, string> {
  const paths = filesBelow(folder);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

test('a live site gets the sealed records, and the rest of it stays', async () => {
  const [folder, site] = [writeCollege(), writeSite()];
  const before = filesIn(site);
  const { synced } = await publish(folder, site);
  expect(synced).toEqual({ written: 6, removed: 0 });
  expect(filesIn(join(site, 'people'))).toEqual(filesIn(join(folder, 'sealed')));
  expect(filesIn(site)).toMatchObject(before);
});

test('every user of the server can read the files, whatever the umask is', async () => {
  const [folder, site] = [writeCollege(), writeSite()];
  const mask = process.umask(0o077);
  await publish(folder, site).finally(() => process.umask(mask));
  for (const path of filesBelow(join(site, 'people')))
    expect(statSync(join(site, 'people', path)).mode & 0o777).toBe(0o644);
});

test('a second publish writes what changed and removes who is gone', async () => {
  const [folder, site] = [writeCollege(), writeSite()];
  await publish(folder, site);
  expect((await publish(folder, site)).synced).toEqual({ written: 0, removed: 0 });
  editRecord(folder, firstStudent, { cgpa: 4.25 });
  expect((await publish(folder, site)).synced).toEqual({ written: 1, removed: 0 });
  rmSync(join(folder, 'records', recordPathOf(firstStudent)));
  expect((await publish(folder, site)).synced).toEqual({ written: 0, removed: 1 });
  expect(filesIn(join(site, 'people'))).toEqual(filesIn(join(folder, 'sealed')));
});

test('files that the administrator added to people/ stay', async () => {
  const [folder, site] = [writeCollege(), writeSite()];
  const own = addOwnFile(site);
  await publish(folder, site);
  expect(readFileSync(own, 'utf8')).toBe('{}');
});

test('half-written files of a publish that was killed are removed', async () => {
  const [folder, site] = [writeCollege(), writeSite()];
  await publish(folder, site);
  const [first = ''] = filesBelow(join(site, 'people'));
  const half = join(site, 'people', first, '..', '.half-written');
  writeFileSync(half, 'half');
  await publish(folder, site);
  expect(existsSync(half)).toBe(false);
});

test('a folder that is not a site is refused, and nothing is sealed', async () => {
  const folder = writeCollege();
  const other = writeFolder({ 'index.html': '' });
  await expect(publish(folder, other)).rejects.toThrow('it has no build.json');
  await expect(publish(folder, join(other, 'none'))).rejects.toThrow('is not a folder');
  writeFileSync(join(other, 'build.json'), '{}');
  await expect(publish(folder, other)).rejects.toThrow('is not the build.json');
  expect(existsSync(join(folder, 'sealed'))).toBe(false);
});

test('a folder with releases names the live one', async () => {
  const target = writeFolder({});
  mkdirSync(join(target, 'releases'));
  renameSync(writeSite(), join(target, 'releases', 'a'));
  symlinkSync(join('releases', 'a'), join(target, 'current'));
  const folder = writeCollege();
  await expect(publish(folder, target)).rejects.toThrow(`Did you mean ${join(target, 'current')}?`);
  expect((await publish(folder, join(target, 'current'))).synced.written).toBe(6);
});

test('a live site that cannot be written stays as it is, and the next publish finishes it', async () => {
  const [folder, site] = [writeCollege(), writeSite()];
  await publish(folder, site);
  const people = join(site, 'people');
  renameSync(people, `${people}-away`);
  // Nobody may create files there, not even the administrator.
  symlinkSync('/sys/kernel', people);
  rmSync(join(folder, 'records', recordPathOf(firstStudent)));
  const [other] = records.filter((one) => one.kind === 'student' && one !== firstStudent);
  editRecord(folder, other as StudentRecord, { cgpa: 4.25 });
  await expect(publish(folder, site)).rejects.toThrow(people);
  rmSync(people);
  renameSync(`${people}-away`, people);
  expect((await publish(folder, site)).synced).toEqual({ written: 1, removed: 1 });
  expect(filesIn(people)).toEqual(filesIn(join(folder, 'sealed')));
});
