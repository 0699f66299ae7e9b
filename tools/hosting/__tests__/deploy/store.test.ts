import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isFull } from '@/__tests__/full-run';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll, writeRelease } from '@/tools/file/__tests__/fixture-release';
import { filesBelow } from '@/tools/file/files-below';
import { deployToStore } from '@/tools/hosting/deploy/store/deploy-store';
import { missingChunks, put, releaseOf } from './served';

const { env } = process;
const { PATH } = env;
const programs = writeFolder({});
copyFileSync('tools/hosting/__tests__/deploy/fake-rclone.mjs', join(programs, 'rclone'));
chmodSync(join(programs, 'rclone'), 0o755);
const folders = [programs];
beforeEach(() => {
  env.PATH = `${programs}${delimiter}${PATH}`;
});
afterEach(() => {
  env.PATH = PATH;
  delete env.RCLONE_STOP_AT;
  delete env.RCLONE_WITHOUT_MD5;
});
afterAll(() => removeAll(folders));

interface Call {
  command: string;
  list: string[];
  headers: string[];
}

/** A store in a folder, and a deploy to it that returns its lines and the calls of rclone. */
function newStore(files: Readonly<Record<string, string>> = {}) {
  const [remote, calls] = [writeFolder(files), join(writeFolder({}), 'calls')];
  folders.push(remote, join(calls, '..'));
  env.RCLONE_CALLS = calls;
  const deploy = async (from: string, { withoutPeople = false, dryRun = false } = {}) => {
    writeFileSync(calls, '');
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    await deployToStore({ from, remote, withoutPeople, dryRun, progress: () => {}, log });
    return lines.join('\n');
  };
  const readCalls = () => {
    const lines = readFileSync(calls, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Call);
  };
  return { remote, calls, deploy, readCalls };
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
  const store = newStore();
  if (copied === undefined) {
    const first = newStore();
    await first.deploy(one.folder);
    copied = first.remote;
    env.RCLONE_CALLS = store.calls;
  }
  cpSync(copied, store.remote, { recursive: true });
  return store;
}

/** The files of a release and of its people. */
const filesOf = ({ folder }: typeof one) => filesBelow(folder);
const hashed = ({ folder }: typeof one) =>
  filesBelow(folder).filter((path) => path.startsWith('_next/'));

describe('A deploy to a store', () => {
  test('copies hashed files, other files, records, their index, pages and build.json, with their headers', async () => {
    const { remote, deploy, readCalls } = newStore();
    const said = await deploy(one.folder);
    expect(filesBelow(remote)).toEqual(filesOf(one));
    expect(said).toBe(
      `deploy: release ${one.id}: ${filesOf(one).length} files, ${filesOf(one).length} written, 0 deleted`,
    );
    const copies = readCalls().filter(({ command }) => command === 'copy');
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

  test('copies what changed, deletes pages and records that are gone before build.json, and keeps hashed files', async () => {
    const { remote, deploy, readCalls } = await storeOfOne();
    put(remote, { 'note.txt': 'theirs', 'people/me.json': 'theirs' });
    expect(await deploy(one.folder)).toContain(' 0 written, 0 deleted');
    expect(readCalls().map(({ command }) => command)).toEqual(['lsjson', 'cat']);
    const said = await deploy(two.folder);
    const kept = [...filesOf(two), ...hashed(one), 'note.txt', 'people/me.json'];
    expect(filesBelow(remote)).toEqual([...new Set(kept)].sort());
    for (const path of ['only-in-one/index.html', ravi, section])
      expect(said).toContain(`deploy: deleted ${path}`);
    const calls = readCalls().map(({ command, list }) => `${command} ${list.at(-1) ?? ''}`.trim());
    expect(calls.slice(-4)).toEqual([
      'lsjson',
      expect.stringContaining('delete '),
      'copy build.json',
      'deletefile',
    ]);
    expect(calls).not.toContain('copy people/people.json');
  });

  test('keeps the records and timetables of the store when it is told to or the release has none', async () => {
    const { remote, deploy } = await storeOfOne();
    await deploy(two.folder, { withoutPeople: true });
    await deploy(releaseOf('three', 1).folder);
    for (const path of [asha, ravi, section])
      expect(readFileSync(join(remote, path), 'utf8')).toBe('1');
  });

  test('leaves out what is for web servers, and writes the second spelling of a page', async () => {
    const [page, alias] = ['MyProfile/index.html', 'myprofile/index.html'];
    const files = { [page]: 'profile', [alias]: 'profile', 'index.html.br': '', '.htaccess': '' };
    const { folder } = writeRelease(files);
    folders.push(folder);
    rmSync(join(folder, 'myprofile'), { recursive: true });
    const { remote, deploy } = newStore();
    await deploy(folder);
    expect(filesBelow(remote)).toEqual([page, 'build.json', alias].sort());
  });

  test('stopped at any call leaves each page its hashed files, and the next deploy finishes it', async () => {
    const whole = await storeOfOne();
    await whole.deploy(two.folder);
    const calls = whole.readCalls().map(({ command }) => command);
    const third = releaseOf('third');
    for (const at of isFull
      ? calls.map((_, index) => index + 1)
      : [6, calls.indexOf('delete') + 1]) {
      const { remote, deploy } = await storeOfOne();
      env.RCLONE_STOP_AT = String(at);
      await expect(deploy(two.folder)).rejects.toThrow('stopped with exit code 5');
      delete env.RCLONE_STOP_AT;
      expect(missingChunks(remote)).toEqual([]);
      await deploy(third.folder);
      expect(missingChunks(remote)).toEqual([]);
      const files = filesBelow(remote);
      expect(files.filter((path) => path.startsWith('only-in-'))).toEqual([
        'only-in-third/index.html',
      ]);
      expect(files).not.toContain('.deploy-store.json');
    }
  }, 600_000);

  test('refuses to replace a file that no deploy copied, and changes nothing', async () => {
    const before = { 'robots.txt': 'theirs', 'index.html': 'theirs' };
    const { remote, deploy } = newStore(before);
    await expect(deploy(one.folder)).rejects.toThrow('robots.txt is in the store, but is not part');
    expect(filesBelow(remote)).toEqual(Object.keys(before).sort());
    const other = newStore({ 'build.json': '{}' });
    await expect(other.deploy(one.folder)).rejects.toThrow('is not the build.json of an Edify');
  });

  test('copies all files to a store that knows no MD5, and compares their sizes afterwards', async () => {
    env.RCLONE_WITHOUT_MD5 = '1';
    const { deploy } = await storeOfOne();
    expect(await deploy(one.folder)).toContain(`${filesOf(one).length} written, 0 deleted`);
  });

  test('prints its plan in a dry run, and changes nothing', async () => {
    const { remote, deploy, readCalls } = await storeOfOne();
    const said = (await deploy(two.folder, { dryRun: true })).split('\n');
    expect(said[0]).toContain('copy _next/static/chunks/');
    const gone = ['only-in-one/index.html', ravi, section].map((path) => `delete ${path}`);
    expect(said.slice(-4, -1).sort()).toEqual(gone.sort());
    expect(said.at(-1)).toContain('copy build.json');
    expect(filesBelow(remote)).toEqual(filesOf(one));
    expect(readCalls().map(({ command }) => command)).toEqual(['lsjson', 'cat']);
    expect(await deploy(one.folder, { dryRun: true })).toBe('nothing to change');
  });

  test('refuses a release that was changed after the build', async () => {
    const changed = releaseOf('changed');
    writeFileSync(join(changed.folder, 'robots.txt'), 'other');
    const { remote, deploy } = newStore();
    await expect(deploy(changed.folder)).rejects.toThrow('robots.txt does not match build.json');
    expect(filesBelow(remote)).toEqual([]);
  });

  test('says how to install rclone', async () => {
    env.PATH = writeFolder({});
    await expect(newStore().deploy(one.folder)).rejects.toThrow('apt-get install rclone');
  });
});

const hasRclone = spawnSync('rclone', ['version']).status === 0;

(hasRclone ? test : test.skip)(
  'The installed rclone does the same in a local folder',
  async () => {
    env.PATH = PATH;
    const { remote, deploy } = newStore({ 'note.txt': 'theirs' });
    await deploy(one.folder);
    await deploy(two.folder);
    expect(await deploy(two.folder)).toContain(' 0 written, 0 deleted');
    const kept = [...filesOf(two), ...hashed(one), 'note.txt'];
    expect(filesBelow(remote)).toEqual([...new Set(kept)].sort());
  },
  60_000,
);
