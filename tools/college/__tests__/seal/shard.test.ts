import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixturePublic } from '@/__tests__/fixture/folder';
import { filesBelow } from '@/tools/file/files-below';
import { copyFolder } from '@/tools/command/__tests__/write-folder';
import { demoCollege } from '@/tools/college/demo';
import { recordPathOf } from '@/tools/college/person-of';
import { sealCollege, type SealOptions } from '@/tools/college/seal/seal-college';
import { readShard } from '@/tools/college/seal/shard';
import { editRecord, firstStudent, noProgress, records, writeCollege } from '../college-folder';

const seal = (folder: string, options: Partial<SealOptions> = {}) =>
  sealCollege(folder, { progress: noProgress, publicDir: fixturePublic, ...options });

/** Seals every shard on a computer of its own, and copies the results together. */
async function sealShards(folder: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const other = copyFolder(folder);
    await seal(other, { shard: { number, count } });
    cpSync(join(other, 'shards'), join(folder, 'shards'), { recursive: true });
  }
}

function sealedIn(folder: string): Record<string, string> {
  const sealed = join(folder, 'sealed');
  const paths = existsSync(sealed) ? filesBelow(sealed) : [];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(sealed, path), 'utf8')]));
}

const shardsIn = (folder: string) => readdirSync(join(folder, 'shards'));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

test('sixteen shards, copied together, are the bytes of one run, in files or in buckets', async () => {
  const { records: people } = demoCollege({ students: 18, teachers: 2, seed: 5 });
  const [one, first] = [writeCollege(people), writeCollege(people)];
  await sealShards(first, 16);
  expect(shardsIn(first)).toHaveLength(16);
  const second = copyFolder(first);
  for (const [sharded, buckets] of [[first, 0] as const, [second, 4] as const]) {
    await seal(one, { buckets });
    expect(await seal(sharded, { buckets })).toEqual({ people: 20, changed: 20, removed: 0 });
    expect(sealedIn(sharded)).toEqual(sealedIn(one));
    expect(shardsIn(sharded)).toEqual([]);
    expect(await seal(sharded)).toEqual({ people: 20, changed: 0, removed: 0 });
  }
}, 120_000);

test('the sealed files of all shards together are the folder of one run', async () => {
  const [one, sharded] = [writeCollege(), writeCollege()];
  await seal(one);
  await sealShards(sharded, 3);
  for (const shard of shardsIn(sharded))
    cpSync(join(sharded, 'shards', shard, 'sealed'), join(sharded, 'sealed'), { recursive: true });
  expect(sealedIn(sharded)).toEqual(sealedIn(one));
});

test('what a shard sealed is used, and not sealed a second time', async () => {
  const folder = writeCollege();
  await seal(folder, { shard: { number: 1, count: 1 } });
  const sealed = join(folder, 'shards/1-of-1/sealed');
  const [path = ''] = filesBelow(sealed).filter((one) => one.endsWith('.jwe'));
  const length = readFileSync(join(sealed, path)).length;
  writeFileSync(join(sealed, path), 'x'.repeat(length));
  await seal(folder);
  expect(sealedIn(folder)[path]).toBe('x'.repeat(length));
});

test('a record that changed or was cut off since its shard, and one that no shard had, are sealed', async () => {
  const [one, sharded] = [writeCollege(), writeCollege()];
  await sealShards(sharded, 2);
  rmSync(join(sharded, 'shards/2-of-2'), { recursive: true });
  const sealed = join(sharded, 'shards/1-of-2/sealed');
  const [path = ''] = filesBelow(sealed).filter((name) => name.endsWith('.jwe'));
  writeFileSync(join(sealed, path), 'cut off');
  for (const folder of [one, sharded]) {
    editRecord(folder, firstStudent, { cgpa: 4.25 });
    await seal(folder);
  }
  expect(sealedIn(sharded)).toEqual(sealedIn(one));
});

test('who left or got a new code since the shards were sealed has no old record', async () => {
  const [one, sharded] = [writeCollege(), writeCollege()];
  await seal(sharded);
  await sealShards(sharded, 2);
  const [first, second] = records.flatMap((one) => (one.kind === 'student' ? one : []));
  const raised = { [`student ${second?.student.rollNumber.toUpperCase() ?? ''}`]: 2 };
  for (const folder of [one, sharded]) {
    rmSync(join(folder, 'records', recordPathOf(first ?? firstStudent)));
    writeFileSync(join(folder, 'generations.json'), JSON.stringify(raised));
  }
  await seal(one);
  expect(await seal(sharded)).toEqual({ people: 4, changed: 1, removed: 1 });
  expect(sealedIn(sharded)).toEqual(sealedIn(one));
});

test('two records of one person in two shards are refused when the shards are put together', async () => {
  const folder = writeCollege();
  const copy = 'records/students/a-copy.json';
  writeFileSync(join(folder, copy), JSON.stringify(firstStudent));
  await sealShards(folder, 6);
  await expect(seal(folder)).rejects.toThrow('is a record of the same person.');
  expect(sealedIn(folder)).toEqual({});
  expect(shardsIn(folder)).toHaveLength(6);
});

test('an error in a shard leaves none of its results', async () => {
  const folder = writeCollege();
  writeFileSync(join(folder, 'records/students/broken.json'), '{');
  await expect(seal(folder, { shard: { number: 1, count: 1 } })).rejects.toThrow('1 error');
  expect(filesBelow(join(folder, 'shards'))).toEqual([]);
});

test('shards of another secret are not used, with a warning for each', async () => {
  const [one, sharded] = [writeCollege(), writeCollege()];
  await sealShards(sharded, 2);
  for (const folder of [one, sharded]) {
    const secret = Buffer.alloc(32, 1).toString('base64url');
    writeFileSync(join(folder, 'secret'), secret, { mode: 0o600 });
    await seal(folder);
  }
  expect(sealedIn(sharded)).toEqual(sealedIn(one));
  expect(jest.mocked(console.warn).mock.calls.flat()).toEqual([
    `${sharded}/shards/1-of-2 has another secret, other keys or another version: not used`,
    `${sharded}/shards/2-of-2 has another secret, other keys or another version: not used`,
  ]);
});

const shard = { number: 1, count: 2 };

test('shards cannot be put together without one secret, with a drop box, or without records', async () => {
  const folder = writeCollege();
  await expect(seal(folder, { shard, dropBox: true })).rejects.toThrow('Leave out --shard.');
  rmSync(join(folder, 'college.json'));
  await expect(seal(folder, { shard })).rejects.toThrow('each shard would make its own');
  rmSync(join(folder, 'records'), { recursive: true });
  await expect(seal(folder, { shard })).rejects.toThrow('has no records');
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('the number of a shard is read', () => {
  expect(readShard('3/16')).toEqual({ number: 3, count: 16 });
  expect(readShard('16/16')).toEqual({ number: 16, count: 16 });
  expect(readShard(undefined)).toBeUndefined();
});

test.each(['0/16', '17/16', 'x', '', '3', '1/0', '-1/2', '1.5/2', '1/2/3'])(
  'the shard "%s" is refused',
  (text) => {
    expect(() => readShard(text)).toThrow(
      `--shard is "${text}". Write which part of how many it is, such as 3/16.`,
    );
  },
);
