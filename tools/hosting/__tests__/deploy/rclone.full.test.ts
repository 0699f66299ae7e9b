import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { removeAll } from '@/tools/file/__tests__/fixture-release';
import { readInventory } from '@/tools/file/inventory-file';
import { deployToStore } from '@/tools/hosting/deploy/store';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { remoteAt, startS3 } from './s3-store';
import { day, missingChunks, put, releaseOf } from './served';

const hasRclone = spawnSync('rclone', ['version']).error === undefined;

/** Deploys a release to a store with the installed rclone, and returns what it says. */
async function deploy(from: string, target: string): Promise<string> {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  await deployToStore({ from, target, withoutPeople: false, now: day(0), progress: () => {}, log });
  return lines.join('\n');
}

(hasRclone ? describe : describe.skip)('The installed rclone', () => {
  let store: Awaited<ReturnType<typeof startS3>>;
  const env = { ...process.env };
  beforeEach(async () => {
    // Otherwise it repeats a request for almost a minute.
    Object.assign(process.env, { RCLONE_LOW_LEVEL_RETRIES: '1', RCLONE_RETRIES: '1' });
    store = await startS3();
  });
  afterEach(() => {
    process.env = env;
    store.stop();
  });

  /** Chunks that the pages in the store miss. */
  function missing(): string[] {
    const all = Object.fromEntries([...store.files].map(([path, body]) => [path, String(body)]));
    const folder = writeFolder(all);
    const chunks = missingChunks(folder);
    removeAll([folder]);
    return chunks;
  }

  test('leaves each page its files whenever the network drops, and the next deploy copies the rest', async () => {
    const [one, two] = [releaseOf('one', 40), releaseOf('two', 40)];
    await deploy(one.folder, store.remote);
    const sizes = Object.values(readInventory(two.folder).files).map(({ size }) => size);
    const quarter = sizes.reduce((sum, size) => sum + size) / 4;
    for (let times = 0; times < 3; times += 1) {
      store.limit = quarter;
      await expect(deploy(two.folder, store.remote)).rejects.toThrow(
        /^rclone \w+: the connection to the store failed or dropped \(exit code \d+\)/,
      );
      expect(missing()).toEqual([]);
      expect(JSON.parse(String(store.files.get('build.json')))).toHaveProperty('version', 'one');
    }
    store.limit = Infinity;
    const said = await deploy(two.folder, store.remote);
    expect(said).toMatch(/ [1-9]\d* written, 1 deleted$/);
    expect(said).not.toContain(` ${sizes.length} written`);
    expect([...store.files.keys()].filter((path) => path.includes('only-in'))).toEqual([
      'only-in-two/index.html',
    ]);
    expect(missing()).toEqual([]);
  }, 120_000);

  test('asks nothing for a record that did not change', async () => {
    const { folder } = releaseOf('one');
    const index = JSON.stringify({ format: 1, college: '0'.repeat(26), buckets: 0 });
    const records = Array.from({ length: 1100 }, (_, at) => {
      const name = String(at).padStart(32, '0');
      return `people/${name.slice(-2)}/${name.slice(0, 30)}.jwe`;
    });
    const write = (count: number, text: string) =>
      put(folder, Object.fromEntries(records.slice(0, count).map((path) => [path, text])));
    put(folder, { 'people/people.json': index });
    write(1100, 'sealed');
    await deploy(folder, store.remote);
    const asked = () => Object.values(store.requests).reduce((sum, number) => sum + number);
    write(11, 'sealed again');
    store.requests = {};
    expect(await deploy(folder, store.remote)).toContain(' 11 written, 0 deleted');
    expect(asked()).toBeLessThan(40);
    removeAll([join(folder, records[0]!)]);
    store.requests = {};
    expect(await deploy(folder, store.remote)).toContain(' 0 written, 1 deleted');
    expect(asked()).toBeLessThan(40);
  }, 120_000);

  test.each([
    ['a store that refuses the key', 403, 'AccessDenied', 'the store refuses the key'],
    ['a bucket that is not there', 404, 'NoSuchBucket', 'there is no such bucket or folder'],
  ])('says what is wrong with %s, and changes nothing', async (_, status, code, sentence) => {
    store.refusal = { status, code };
    await expect(deploy(releaseOf('one').folder, store.remote)).rejects.toThrow(
      `rclone lsjson: ${sentence}`,
    );
    expect([...store.files]).toEqual([]);
  });

  test('says that there is no such host', async () => {
    await expect(deploy(releaseOf('one').folder, remoteAt('http://store.invalid'))).rejects.toThrow(
      'the connection to the store failed or dropped',
    );
  });
});
