import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { bucketPath, sealedPath } from '@/lib/record/derivation';
import { deriveAccess } from '@/lib/record/derive';
import { openRecord } from '@/lib/record/open';
import { filesBelow } from '@/tools/file/files-below';
import { accessCodeOf } from '@/tools/college/access-code';
import { readCollege } from '@/tools/college/college';
import { generationOf } from '@/tools/college/generations';
import { personOf, recordPathOf, type PersonRecord } from '@/tools/college/person-of';
import { sealCollege, type SealOptions } from '@/tools/college/seal/seal-college';
import { facultyKey } from '@/__tests__/components/exchange/faculty-key';
import { fixturePublic } from '@/__tests__/fixture/folder';
import { editRecord, firstStudent, noProgress, records, writeCollege } from '../college-folder';

const seal = (folder: string, options: Partial<SealOptions> = {}) =>
  sealCollege(folder, { progress: noProgress, publicDir: fixturePublic, number: 1, ...options });

async function sealedCollege(): Promise<string> {
  const folder = writeCollege();
  await seal(folder);
  return folder;
}

/** The sealed files by path, as text. */
function sealedIn(folder: string): Record<string, string> {
  const sealed = join(folder, 'sealed');
  const paths = existsSync(sealed) ? filesBelow(sealed) : [];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(sealed, path), 'utf8')]));
}

/** The identity of each sealed file: writing it again would change it. */
function inodesIn(folder: string): Record<string, number> {
  const sealed = join(folder, 'sealed');
  return Object.fromEntries(
    filesBelow(sealed).map((path) => [path, statSync(join(sealed, path)).ino]),
  );
}

/** The paths whose files differ between two states. */
function different<T>(before: Record<string, T>, after: Record<string, T>): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path]);
}

async function accessOf(folder: string, record: PersonRecord) {
  const { id, secret, generations } = readCollege(folder);
  const person = personOf(record);
  return deriveAccess(accessCodeOf(secret, person, generationOf(generations, person)), id, person);
}

test('every person has one file, which the code on the card opens', async () => {
  const folder = writeCollege();
  expect(await seal(folder)).toEqual({ people: 5, changed: 5, removed: 0 });
  const sealed = sealedIn(folder);
  expect(Object.keys(sealed)).toHaveLength(6);
  for (const record of records) {
    const { name, key } = await accessOf(folder, record);
    const opened = await openRecord(sealed[sealedPath(name)] ?? '', key, personOf(record));
    expect(opened).toMatchObject({ ...record });
  }
  expect(JSON.parse(sealed['people.json'] ?? '')).toEqual({
    format: 1,
    college: readCollege(folder).id,
    buckets: 0,
  });
});

test('a second run writes nothing', async () => {
  const folder = await sealedCollege();
  const before = inodesIn(folder);
  expect(await seal(folder)).toEqual({ people: 5, changed: 0, removed: 0 });
  expect(inodesIn(folder)).toEqual(before);
});

test('one edit writes one file', async () => {
  const folder = await sealedCollege();
  const before = inodesIn(folder);
  editRecord(folder, firstStudent, { cgpa: 4.25 });
  expect(await seal(folder)).toEqual({ people: 5, changed: 1, removed: 0 });
  const { name } = await accessOf(folder, firstStudent);
  expect(different(before, inodesIn(folder))).toEqual([sealedPath(name)]);
});

test('a record that is gone, is removed with its empty folder', async () => {
  const folder = await sealedCollege();
  const { name } = await accessOf(folder, firstStudent);
  rmSync(join(folder, 'records', recordPathOf(firstStudent)));
  expect(await seal(folder)).toEqual({ people: 4, changed: 0, removed: 1 });
  expect(existsSync(join(folder, 'sealed', sealedPath(name)))).toBe(false);
  expect(readdirSync(join(folder, 'sealed')).length).toBeLessThanOrEqual(5);
});

test('a sealed file that was deleted, cut off or added is put right', async () => {
  const folder = await sealedCollege();
  const before = sealedIn(folder);
  const [first = '', second = ''] = Object.keys(before);
  rmSync(join(folder, 'sealed', first));
  writeFileSync(join(folder, 'sealed', second), 'cut off');
  for (const added of ['00-other.jwe', first.replace(/\/|\.jwe/g, '')])
    writeFileSync(join(folder, 'sealed', added), 'added');
  expect(await seal(folder)).toMatchObject({ changed: 2 });
  expect(sealedIn(folder)).toEqual(before);
});

test('another secret seals everything again', async () => {
  const folder = await sealedCollege();
  const before = sealedIn(folder);
  rmSync(join(folder, 'secret'));
  const secret = Buffer.alloc(32, 1).toString('base64url');
  writeFileSync(join(folder, 'secret'), secret, { mode: 0o600 });
  expect(await seal(folder)).toMatchObject({ people: 5, changed: 5 });
  const shared = Object.keys(before).filter((path) => path in sealedIn(folder));
  expect(shared).toEqual(['people.json']);
});

test('all errors of a run are listed with file, path, value and what is allowed, and nothing is written', async () => {
  const folder = await sealedCollege();
  const before = sealedIn(folder);
  const [teacher] = records.filter(({ kind }) => kind === 'teacher');
  editRecord(folder, firstStudent, { cgpa: 11, semester: 0 });
  writeFileSync(join(folder, 'records/students/broken.json'), '{ "format": 1, }');
  writeFileSync(join(folder, 'records/students/teacher.json'), JSON.stringify(teacher));
  writeFileSync(join(folder, 'records/other.json'), '{}');
  const error = await seal(folder).catch((reason: Error) => reason.message);
  const name = `${folder}/records/${recordPathOf(firstStudent)}`;
  expect(error).toContain(
    `${name}: student.cgpa (line 1)\n    This is too large.\n    found:   11`,
  );
  expect(error).toContain(`${name}: student.semester (line 1)`);
  expect(error).toContain('allowed: at least 1');
  expect(error).toContain(
    'students/broken.json: (the whole file)\n    is not valid JSON at line 1',
  );
  expect(error).toContain('students/teacher.json: kind');
  expect(error).toContain('other.json: (the whole file)\n    A record belongs to students or');
  expect(error).toMatch(/people: \d+ errors; nothing was sealed$/);
  expect(sealedIn(folder)).toEqual(before);
  expect(readdirSync(folder)).not.toContain('sealed-staging');
});

test('two records of one person are refused, with both files', async () => {
  const folder = writeCollege();
  const copy = join(folder, 'records/students/a-copy.json');
  writeFileSync(copy, JSON.stringify(firstStudent));
  await expect(seal(folder)).rejects.toThrow(
    `${copy}: student.rollNumber\n    ${recordPathOf(firstStudent)} is a record of the same person.`,
  );
  await expect(seal(folder)).rejects.toThrow(personOf(firstStudent).id);
  expect(sealedIn(folder)).toEqual({});
  rmSync(copy);
  await seal(folder);
  writeFileSync(copy, JSON.stringify(firstStudent));
  await expect(seal(folder)).rejects.toThrow('is a record of the same person');
});

test('the same id in small letters is an error of the second record', async () => {
  const folder = writeCollege();
  const rollNumber = firstStudent.student.rollNumber.toLowerCase();
  const copy = { ...firstStudent, student: { ...firstStudent.student, rollNumber } };
  writeFileSync(join(folder, 'records/students/small.json'), JSON.stringify(copy));
  await expect(seal(folder)).rejects.toThrow(
    /small\.json: student\.rollNumber[^]*is a record of the same person/,
  );
  expect(sealedIn(folder)).toEqual({});
});

test('a symbolic link in the records stops the run before anything is written', async () => {
  const folder = writeCollege();
  symlinkSync('..', join(folder, 'records/students/loop'));
  await expect(seal(folder)).rejects.toThrow('records/students/loop is a symbolic link');
  expect(existsSync(join(folder, 'sealed'))).toBe(false);
});

test('a public picture that does not exist is a warning with file and path, once for all records', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const photo = { src: '/images/no-such-photo.svg', width: 3, height: 3, alt: '' } as const;
  const own = records.map((record) =>
    record.kind === 'student' ? { ...record, student: { ...record.student, photo } } : record,
  );
  const folder = writeCollege(own);
  expect(await seal(folder)).toMatchObject({ changed: 5 });
  const text = warn.mock.calls.flat().join('\n');
  warn.mockRestore();
  expect(text.split('There is no picture at public/images/no-such-photo.svg.')).toHaveLength(2);
  expect(text).toContain(`${folder}/records/students/23CIV1003.json: student.photo.src`);
  expect(text).toContain('    and in 3 other places');
});

test('a damaged list of the packing says what to do', async () => {
  const folder = await sealedCollege();
  writeFileSync(join(folder, 'sealed/people.json'), '');
  await expect(seal(folder)).rejects.toThrow(/people\.json is not valid JSON.*college -- seal/);
});

test('a college without records is refused, so that an empty folder removes nobody', async () => {
  const folder = await sealedCollege();
  const before = sealedIn(folder);
  rmSync(join(folder, 'records'), { recursive: true });
  await expect(seal(folder)).rejects.toThrow('has no records, so nothing was changed');
  expect(sealedIn(folder)).toEqual(before);
});

test('buckets hold the same sealed records by name, sorted', async () => {
  const folder = await sealedCollege();
  const single = sealedIn(folder);
  expect(await seal(folder, { buckets: 2 })).toEqual({ people: 5, changed: 5, removed: 0 });
  const packed = sealedIn(folder);
  expect(Object.keys(packed)).toEqual(['bucket/0.json', 'bucket/1.json', 'people.json']);
  expect(JSON.parse(packed['people.json'] ?? '')).toMatchObject({ buckets: 2 });
  for (const record of records) {
    const { name } = await accessOf(folder, record);
    const bucket = JSON.parse(packed[bucketPath(name, 2)] ?? '') as Record<string, string>;
    expect(bucket[name]).toBe(single[sealedPath(name)]);
    expect(Object.keys(bucket)).toEqual(Object.keys(bucket).sort());
  }
});

test('the way of packing stays until another one is asked for, which removes the files of the first', async () => {
  const folder = await sealedCollege();
  const single = sealedIn(folder);
  await seal(folder, { buckets: 3 });
  const packed = sealedIn(folder);
  expect(await seal(folder)).toMatchObject({ changed: 0 });
  expect(sealedIn(folder)).toEqual(packed);
  await seal(folder, { buckets: 0 });
  expect(sealedIn(folder)).toEqual(single);
});

test('one edit rewrites one bucket, and a person who is gone leaves it', async () => {
  const folder = writeCollege();
  await seal(folder, { buckets: 64 });
  const before = inodesIn(folder);
  const { name } = await accessOf(folder, firstStudent);
  const bucket = bucketPath(name, 64);
  editRecord(folder, firstStudent, { cgpa: 4.25 });
  expect(await seal(folder)).toMatchObject({ changed: 1 });
  expect(different(before, inodesIn(folder))).toEqual([bucket]);
  const edited = sealedIn(folder);
  rmSync(join(folder, 'records', recordPathOf(firstStudent)));
  expect(await seal(folder)).toMatchObject({ changed: 0, removed: 1 });
  expect(different(edited, sealedIn(folder))).toEqual([bucket]);
  expect(sealedIn(folder)[bucket] ?? '').not.toContain(name);
});

test.each([
  ['a line is damaged', (text: string) => text.replace('"hash"', '"ha')],
  ['the end is missing', (text: string) => text.split('\n').slice(0, -3).join('\n')],
])('a state of which %s is not used, and says what to do', async (_, damaged) => {
  const folder = await sealedCollege();
  const before = sealedIn(folder);
  const state = join(folder, 'seal-state.json');
  writeFileSync(state, damaged(readFileSync(state, 'utf8')));
  await expect(seal(folder)).rejects.toThrow(`${state} is damaged. Delete it: the next run seals`);
  expect(sealedIn(folder)).toEqual(before);
  expect(readdirSync(folder)).not.toContain('sealed-staging');
  rmSync(state);
  expect(await seal(folder)).toMatchObject({ changed: 5 });
});

test('only the user who seals can read the state, which has ids', async () => {
  const folder = await sealedCollege();
  expect(statSync(join(folder, 'seal-state.json')).mode & 0o777).toBe(0o600);
});

test('nothing but the sealed bytes, and no code, is in the sealed folder', async () => {
  const folder = await sealedCollege();
  const { secret } = readCollege(folder);
  const text = JSON.stringify(sealedIn(folder));
  for (const record of records) {
    const { id } = personOf(record);
    const name = record.kind === 'student' ? record.student.name : record.facultyProfile.name;
    for (const word of [id, name, accessCodeOf(secret, personOf(record), 1)])
      expect(text).not.toContain(word);
  }
});

test('a published key reaches every record, and so does the day on which it is revoked', async () => {
  const folder = writeCollege();
  const keys = [facultyKey];
  const openedKeys = () =>
    Promise.all(
      records.map(async (record) => {
        const { name, key } = await accessOf(folder, record);
        const text = readFileSync(join(folder, 'sealed', sealedPath(name)), 'utf8');
        const opened = await openRecord(text, key, personOf(record));
        return (opened as unknown as PersonRecord).keys.items;
      }),
    );
  await seal(folder, { keys });
  for (const items of await openedKeys()) expect(items).toEqual(keys);
  expect(await seal(folder, { keys })).toMatchObject({ changed: 0 });
  const file = join(folder, 'records', recordPathOf(firstStudent));
  writeFileSync(file, JSON.stringify({ ...firstStudent, keys: { items: keys } }));
  const revoked = [{ ...facultyKey, revoked: '2026-11-01' }];
  expect(await seal(folder, { keys: revoked })).toMatchObject({ changed: 5, removed: 0 });
  for (const items of await openedKeys()) expect(items).toEqual(revoked);
});

test('the number in a record rises with each sealing, also without the state and on a clock that is slow', async () => {
  const folder = writeCollege();
  const numbers: number[] = [];
  const next = async () => {
    editRecord(folder, firstStudent, { name: `Asha ${numbers.length}` });
    await sealCollege(folder, { progress: noProgress, publicDir: fixturePublic });
    const { name, key } = await accessOf(folder, firstStudent);
    const sealed = sealedIn(folder)[sealedPath(name)]!;
    numbers.push((await openRecord(sealed, key, personOf(firstStudent))).number);
  };
  await next();
  await next();
  rmSync(join(folder, 'seal-state.json'));
  await new Promise((resolve) => setTimeout(resolve, 2100));
  await next();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  await next();
  clock.mockRestore();
  for (const [index, number] of numbers.slice(1).entries())
    expect(number).toBeGreaterThan(numbers[index]!);
});
