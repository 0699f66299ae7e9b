import { cpSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sealedPath, type PeopleIndex } from '@/lib/record/derivation';
import { deriveAccess } from '@/lib/record/derive';
import { openRecord } from '@/lib/record/open';
import { filesBelow } from '@/tools/file/files-below';
import { accessCodeOf } from '@/tools/college/access-code';
import { demoCollege } from '@/tools/college/demo';
import { personOf } from '@/tools/college/person-of';
import { addPeople, sealSitePeople, updateSitePeople } from '@/tools/college/publish/site-people';
import { peopleSource } from '@/tools/college/publish/people-source';
import { people as records } from '@/__tests__/fixture/demo-people';
import { fixtureContent, fixturePublic } from '@/__tests__/fixture/folder';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { editRecord, firstStudent, noProgress, writeCollege } from '../college-folder';

let log: jest.SpyInstance;
let error: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {});
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

/** A repository whose site is a sample or a real college's. */
const writeRepository = (site: object): string =>
  writeFolder({ 'content/site.json': JSON.stringify(site), 'out/index.html': '' });

function withCollege(): string {
  const root = writeRepository({ openSample: false });
  renameSync(writeCollege(), join(root, 'college'));
  cpSync(fixturePublic, join(root, 'public'), { recursive: true });
  return root;
}

test('a site has the people of its college, of the demo, or none', () => {
  expect(peopleSource(withCollege())).toBe('college');
  expect(peopleSource(writeRepository({ openSample: true }))).toBe('demo');
  expect(peopleSource(writeRepository({ openSample: false, sampleContent: true }))).toBe('nobody');
});

test('the records of a college are sealed and added to the export', async () => {
  const root = withCollege();
  expect(await sealSitePeople(root, noProgress)).toBe(true);
  expect(log).toHaveBeenCalledWith('people: 5 sealed, 5 changed, 0 removed');
  addPeople(root, join(root, 'out'));
  const [sealed, people] = [join(root, 'college/sealed'), join(root, 'out/people')];
  expect(filesBelow(people)).toEqual(filesBelow(sealed));
  expect(statSync(join(people, 'people.json')).ino).toBe(statSync(join(sealed, 'people.json')).ino);
});

test('a change after the build reaches the export without another one', async () => {
  const root = withCollege();
  await sealSitePeople(root, noProgress);
  addPeople(root, join(root, 'out'));
  editRecord(join(root, 'college'), firstStudent, { cgpa: 4.25 });
  expect(await updateSitePeople(root, noProgress)).toBe(true);
  for (const path of filesBelow(join(root, 'college/sealed')))
    expect(readFileSync(join(root, 'out/people', path))).toEqual(
      readFileSync(join(root, 'college/sealed', path)),
    );
});

test('an invalid record stops the build', async () => {
  const root = withCollege();
  editRecord(join(root, 'college'), firstStudent, { cgpa: 11 });
  expect(await sealSitePeople(root, noProgress)).toBe(false);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('student.cgpa'));
});

test('the sample site has the demo college, which its codes open', async () => {
  const root = writeRepository({ openSample: true });
  cpSync(join(fixtureContent, 'people'), join(root, 'content/people'), { recursive: true });
  addPeople(root, join(root, 'out'));
  expect(existsSync(join(root, 'college'))).toBe(false);
  const people = join(root, 'out/people');
  const { secret, id: college } = demoCollege;
  const index = JSON.parse(readFileSync(join(people, 'people.json'), 'utf8')) as PeopleIndex;
  expect(index).toEqual({ format: 1, college, buckets: 0 });
  expect(filesBelow(people)).toHaveLength(records.length + 1);
  for (const record of records) {
    const person = personOf(record);
    const { name, key } = await deriveAccess(accessCodeOf(secret, person, 1), college, person);
    const sealed = readFileSync(join(people, sealedPath(name)), 'utf8');
    expect(await openRecord(sealed, key, person)).toMatchObject({ id: person.id });
  }
});
