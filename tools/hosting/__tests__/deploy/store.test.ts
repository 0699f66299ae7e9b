import type * as ChildProcess from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from '@/__tests__/full-run';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll, writeRelease } from '@/tools/file/__tests__/fixture-release';
import { filesBelow } from '@/tools/file/files-below';
import { deployToStore, headersOf } from '@/tools/hosting/deploy/store';
import { FakeRclone } from './fake-rclone';
import { day, missingChunks, put, releaseOf } from './served';

const { PATH } = process.env;
/** The program that a deploy starts; null starts the installed one. */
let mockRclone: FakeRclone | null;
const rclone = () => mockRclone!;

jest.mock('node:child_process', () => {
  const real = jest.requireActual<typeof ChildProcess>('node:child_process');
  const spawn = (...all: Parameters<typeof real.spawn>) =>
    mockRclone?.spawn(all[1]) ?? real.spawn(...all);
  return { ...real, spawn };
});

const folders: string[] = [];
beforeEach(() => {
  mockRclone = new FakeRclone();
});
afterEach(() => {
  process.env.PATH = PATH;
});
afterAll(() => removeAll(folders));

const own = ['.deploy-lock', '.deploy-record.json'];

/** A store in a folder, and a deploy to it that returns its lines. */
function newStore(files: Readonly<Record<string, string>> = {}) {
  const remote = writeFolder(files);
  folders.push(remote);
  const deploy = async (from: string, withoutPeople = false) => {
    if (mockRclone) mockRclone.calls = [];
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const work = { from, target: remote, withoutPeople, now: day(0), progress: () => {}, log };
    await deployToStore(work);
    return lines.join('\n');
  };
  const stored = () => filesBelow(remote).filter((path) => !own.includes(path));
  return { remote, deploy, files: stored };
}

const index = JSON.stringify({ format: 1, college: '0'.repeat(26), buckets: 0 });
const [asha, ravi] = ['a', 'b'].map((name) => `people/${name}${name}/${name.repeat(30)}.jwe`) as [
  string,
  string,
];
const section = 'timetable/section/cse-a.ics';
const [one, two] = [releaseOf('one'), releaseOf('two')];
put(one.folder, { [asha]: '1', [ravi]: '1', 'people/people.json': index, [section]: '1' });
put(two.folder, { [asha]: '2', 'people/people.json': index });

let copied: string | undefined;

/** A store that has the first release. Only the first one is deployed; the others are its copies. */
async function storeOfOne() {
  if (copied === undefined) {
    const first = newStore();
    await first.deploy(one.folder);
    copied = first.remote;
  }
  const store = newStore();
  cpSync(copied, store.remote, { recursive: true });
  return store;
}

/** The files of a release and of its people. */
const filesOf = ({ folder }: typeof one) => filesBelow(folder);
const hashed = (release: typeof one) =>
  filesOf(release).filter((path) => path.startsWith('_next/'));

describe('A deploy to a store', () => {
  test('copies hashed files, other files, records, their index, pages and build.json, with their headers', async () => {
    const { deploy, files } = newStore();
    const count = filesOf(one).length;
    expect(await deploy(one.folder)).toBe(
      `deploy: release ${one.id}: ${count} files, ${count} written, 0 deleted`,
    );
    expect(files()).toEqual(filesOf(one));
    const copies = rclone().calls.filter(({ command }) => command === 'copy');
    const no = 'Cache-Control: no-cache';
    expect(copies.map(({ list, headers }) => [list.at(-1), ...headers])).toEqual([
      [
        expect.stringMatching(/^_next\/static\/.*\.js$/),
        'Content-Type: text/javascript; charset=utf-8',
        'Cache-Control: public, max-age=31536000, immutable',
      ],
      ['robots.txt', 'Content-Type: text/plain; charset=utf-8', no],
      [ravi, 'Content-Type: application/jose', no],
      [section, 'Content-Type: text/calendar; charset=utf-8', no],
      ['people/people.json', 'Content-Type: application/json; charset=utf-8', no],
      ['page-2/index.html', 'Content-Type: text/html; charset=utf-8', no],
      ['build.json', 'Content-Type: application/json; charset=utf-8', no],
    ]);
  });

  test('copies what changed, deletes last what is gone, also a revoked record, and keeps hashed files', async () => {
    const { remote, deploy, files } = await storeOfOne();
    put(remote, { 'note.txt': 'theirs', 'people/me.json': 'theirs' });
    expect(await deploy(one.folder)).toContain(' 0 written, 0 deleted');
    const commands = rclone().calls.map(({ command }) => command);
    expect(commands).toEqual(['lsjson', 'backend', 'rcat', 'lsjson', 'cat', 'deletefile']);
    expect(await deploy(two.folder)).toContain(' 3 deleted');
    const kept = [...filesOf(two), ...hashed(one), 'note.txt', 'people/me.json'];
    expect(files()).toEqual([...new Set(kept)].sort());
    const { calls } = rclone();
    expect(calls.slice(-5).map(({ command }) => command)).toEqual([
      'copy',
      'lsjson',
      'delete',
      'rcat',
      'deletefile',
    ]);
    expect(calls.at(-5)?.list).toEqual(['build.json']);
    expect(calls.at(-3)?.list.sort()).toEqual(['only-in-one/index.html', ravi, section].sort());
  });

  test('copies a page of equal size with an earlier time, and an earlier release again', async () => {
    const { remote, deploy } = await storeOfOne();
    utimesSync(join(two.folder, 'robots.txt'), 0, 0);
    await deploy(two.folder);
    expect(readFileSync(join(remote, 'robots.txt'), 'utf8')).toBe('version two');
    await deploy(one.folder);
    expect(readFileSync(join(remote, 'robots.txt'), 'utf8')).toBe('version one');
    expect(readFileSync(join(remote, ravi), 'utf8')).toBe('1');
  });

  test('keeps the records and timetables of the store when it is told to or the release has none', async () => {
    const { remote, deploy } = await storeOfOne();
    await deploy(two.folder, true);
    await deploy(releaseOf('three', 1).folder);
    for (const path of [asha, ravi, section])
      expect(readFileSync(join(remote, path), 'utf8')).toBe('1');
  });

  test('leaves out what is for web servers, names the compression of a copy, and writes the second spelling of a page', async () => {
    const [page, alias] = ['MyProfile/index.html', 'myprofile/index.html'];
    const { folder } = writeRelease({
      [page]: 'profile',
      [alias]: 'profile',
      'index.html.br': 'brotli',
      '.htaccess': '',
    });
    folders.push(folder);
    removeAll([join(folder, 'myprofile')]);
    const { deploy, files } = newStore();
    await deploy(folder);
    expect(files()).toEqual([page, 'build.json', 'index.html.br', alias].sort());
    const [copy] = rclone().calls.filter(({ list }) => list.includes('index.html.br'));
    expect(copy?.headers).toContain('Content-Encoding: br');
    expect(copy?.headers).toContain('Content-Type: text/html; charset=utf-8');
  });

  test('copies all files again after the rules for their headers changed', async () => {
    const { remote, deploy } = await storeOfOne();
    const file = join(remote, '.deploy-record.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...record, rules: 'of an earlier version' }));
    expect(await deploy(one.folder)).toContain(`${filesOf(one).length} written, 0 deleted`);
    expect(await deploy(one.folder)).toContain(' 0 written, 0 deleted');
  });

  test('cut off at any call leaves each page its hashed files, and the next deploy finishes it', async () => {
    const whole = await storeOfOne();
    await whole.deploy(two.folder);
    const calls = rclone().calls.map(({ command }) => command);
    const third = releaseOf('third');
    rclone().error = 'Failed to copy: read: connection reset by peer';
    for (const at of isFull
      ? calls.map((_, place) => place + 1)
      : [7, calls.indexOf('delete') + 1]) {
      const { remote, deploy, files } = await storeOfOne();
      rclone().stopAt = at;
      if (at < calls.length)
        await expect(deploy(two.folder)).rejects.toThrow(
          /^rclone \w+: the connection to the store failed or dropped \(exit code 5\)/,
        );
      else expect(await deploy(two.folder)).toContain('.deploy-lock stays there');
      rclone().stopAt = Infinity;
      expect(missingChunks(remote)).toEqual([]);
      await deploy(third.folder);
      expect(missingChunks(remote)).toEqual([]);
      expect(files().filter((path) => path.startsWith('only-in-'))).toEqual([
        'only-in-third/index.html',
      ]);
      expect(filesBelow(remote)).not.toContain('.deploy-lock');
    }
  }, 600_000);

  test('cut off in its first run only copies the rest in the next one', async () => {
    const { deploy } = newStore();
    rclone().stopAt = 7;
    await expect(deploy(one.folder)).rejects.toThrow('exit code 5');
    rclone().stopAt = Infinity;
    const said = await deploy(one.folder);
    expect(said).not.toContain(`${filesOf(one).length} written`);
    expect(said).not.toContain(' 0 written');
  });

  test.each([
    ['another deploy has the lock', { '.deploy-lock': 'other' }, 'Another deploy to this store'],
    ['a page of someone else is there', { 'robots.txt': 'theirs' }, 'robots.txt is in the store'],
    ['another build.json is there', { 'build.json': '{}' }, 'build.json is in the store'],
  ])('changes nothing if %s', async (_, before, message) => {
    const { deploy, files } = newStore(before);
    await expect(deploy(one.folder)).rejects.toThrow(message);
    expect(files()).toEqual(Object.keys(before).filter((path) => !own.includes(path)));
  });

  test('copies all files to a store that knows no MD5, and compares their sizes afterwards', async () => {
    rclone().knowsMd5 = false;
    const { deploy } = await storeOfOne();
    expect(await deploy(one.folder)).toContain(`${filesOf(one).length} written, 0 deleted`);
  });

  test('deletes nothing if a file is not in the store as it was copied', async () => {
    const { remote, deploy, files } = await storeOfOne();
    rclone().copies = false;
    await expect(deploy(two.folder)).rejects.toThrow(/more does not match build.json.*Nothing was/);
    expect(files()).toEqual(filesOf(one));
    expect(filesBelow(remote)).not.toContain('.deploy-lock');
  });

  test('refuses a release that was changed after the build', async () => {
    const changed = releaseOf('changed');
    writeFileSync(join(changed.folder, 'robots.txt'), 'other');
    const { remote, deploy } = newStore();
    await expect(deploy(changed.folder)).rejects.toThrow('robots.txt does not match build.json');
    expect(filesBelow(remote)).toEqual([]);
  });

  test.each([
    ["didn't find section in config file", 'rclone knows no store of this name'],
    [
      'x509: certificate has expired or is not yet valid',
      'the certificate of the store has expired',
    ],
    ['error listing: directory not found', 'there is no such bucket or folder'],
    ['AccessDenied: Access Denied. status code: 403', 'the store refuses the key'],
    ['mkdir /mnt/x: read-only file system', 'this user may not write there'],
    ['dial tcp: lookup s3.example: no such host', 'the connection to the store failed'],
    ['Failed to copy: something else', 'rclone lsjson: Failed to copy: something else'],
  ])('says in one sentence what "%s" means', async (error, sentence) => {
    const { remote, deploy } = newStore();
    Object.assign(rclone(), { stopAt: 1, error });
    await expect(deploy(one.folder)).rejects.toThrow(sentence);
    expect(filesBelow(remote)).toEqual([]);
  });

  test('says how to install rclone', async () => {
    mockRclone = null;
    process.env.PATH = writeFolder({});
    await expect(newStore().deploy(one.folder)).rejects.toThrow('apt-get install rclone');
  });
});

test('A store lets nobody keep the page that it sends for a missing file', () => {
  for (const path of ['404.html', '404.html.gz'])
    expect(headersOf(path)).toContainEqual(['Cache-Control', 'no-store']);
});

const hasRclone = () => spawnSync('rclone', ['version']).status === 0;

// Only a full check installs it.
(isFull && hasRclone() ? test : test.skip)(
  'The installed rclone does the same in a local folder',
  async () => {
    mockRclone = null;
    const { deploy, files } = newStore({ 'note.txt': 'theirs' });
    await deploy(one.folder);
    await deploy(two.folder);
    expect(await deploy(two.folder)).toContain(' 0 written, 0 deleted');
    const kept = [...filesOf(two), ...hashed(one), 'note.txt'];
    expect(files()).toEqual([...new Set(kept)].sort());
  },
  60_000,
);
