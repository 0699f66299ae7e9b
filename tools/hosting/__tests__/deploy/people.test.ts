import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { deployLinked, rollBack } from '@/tools/hosting/deploy/linked';
import { deployPlain } from '@/tools/hosting/deploy/plain';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll, siteOf, writeRelease } from '@/tools/file/__tests__/fixture-release';

const folders: string[] = [];
afterAll(() => removeAll(folders));

/** The path of a sealed record below people/. */
const sealed = (letter: string) => `${letter}${letter}/${letter.repeat(30)}.jwe`;
const [asha, ravi, zoe] = ['a', 'b', 'c'].map(sealed) as [string, string, string];
const index = JSON.stringify({ format: 1, college: '0'.repeat(26), buckets: 0 });

/** A release, with these sealed records next to it if there are any. */
function release(version: string, people?: Readonly<Record<string, string>>): string {
  const { folder } = writeRelease(siteOf(version, 1), version);
  folders.push(folder);
  if (people) put(join(folder, 'people'), { ...people, 'people.json': index });
  return folder;
}

function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function newTarget(files: Readonly<Record<string, string>> = {}) {
  const target = writeFolder(files);
  folders.push(target);
  const lines: string[] = [];
  const work = {
    target,
    keepDays: 30,
    now: new Date(Date.UTC(2026, 0, 1)),
    progress: () => {},
    log: (line: string) => lines.push(line),
  };
  return { target, lines, work };
}

type Served = { deploy: (from: string, withoutPeople?: boolean) => void; people: string };

const modes: Record<string, (files?: Record<string, string>) => Served & { lines: string[] }> = {
  'behind a link': (files) => {
    const { target, lines, work } = newTarget(files);
    const deploy = (from: string, withoutPeople = false) =>
      deployLinked({ ...work, from, withoutPeople });
    return { deploy, lines, people: join(target, 'current/people') };
  },
  'in a plain folder': (files) => {
    const { target, lines, work } = newTarget(files);
    const deploy = (from: string, withoutPeople = false) =>
      deployPlain({ ...work, from, withoutPeople });
    return { deploy, lines, people: join(target, 'people') };
  },
};

const textsIn = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((path) => path !== 'people.json')
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

describe.each(Object.entries(modes))('A deploy %s', (_, start) => {
  test('copies the sealed records of the release, and says how many changed', () => {
    const { deploy, people, lines } = start();
    deploy(release('one', { [asha]: '1', [ravi]: '1' }));
    expect(textsIn(people)).toEqual({ [asha]: '1', [ravi]: '1' });
    expect(readFileSync(join(people, 'people.json'), 'utf8')).toBe(index);
    expect(lines).toContain('deploy: people: 3 files written, 0 removed');
  });

  test('writes what changed and removes records that are gone, so that a revoked code opens nothing', () => {
    const { deploy, people, lines } = start();
    deploy(release('one', { [asha]: '1', [ravi]: '1' }));
    deploy(release('two', { [asha]: '2', [zoe]: '1' }));
    expect(textsIn(people)).toEqual({ [asha]: '2', [zoe]: '1' });
    expect(existsSync(join(people, 'bb'))).toBe(false);
    expect(lines).toContain('deploy: people: 2 files written, 1 removed');
  });

  test('keeps the records of the live site when the release has none', () => {
    const { deploy, people } = start();
    deploy(release('one', { [asha]: '1' }));
    put(people, { [asha]: 'published later', [ravi]: 'published later' });
    deploy(release('two'));
    expect(textsIn(people)).toEqual({ [asha]: 'published later', [ravi]: 'published later' });
    deploy(release('one', { [asha]: '1' }), true);
    expect(textsIn(people)).toEqual({ [asha]: 'published later', [ravi]: 'published later' });
  });

  test('keeps records that were published before a release had any', () => {
    const { deploy, people } = start();
    deploy(release('one'));
    put(people, { [asha]: 'published', 'people.json': index });
    deploy(release('two'));
    expect(textsIn(people)).toEqual({ [asha]: 'published' });
  });

  test('copies records again when the pages have not changed', () => {
    const { deploy, people } = start();
    deploy(release('one', { [asha]: '1' }));
    deploy(release('one', { [asha]: '2' }));
    expect(textsIn(people)).toEqual({ [asha]: '2' });
  });

  test('leaves other files next to the records alone, and removes what a killed deploy left', () => {
    const { deploy, people } = start();
    deploy(release('one', { [asha]: '1' }));
    put(people, { 'note.txt': 'theirs', 'aa/.deploy-half': 'half a rec' });
    deploy(release('two', { [asha]: '1' }));
    expect(textsIn(people)).toEqual({ [asha]: '1', 'note.txt': 'theirs' });
  });

  test('refuses a folder people/ of someone else', () => {
    const { deploy } = start({ 'people/staff.html': 'theirs' });
    expect(() => deploy(release('one', { [asha]: '1' }))).toThrow('has no people.json');
  });
});

describe('Releases behind a link', () => {
  test('share the records, so that a rollback brings back old pages and no old records', () => {
    const { target, work } = newTarget();
    deployLinked({ ...work, from: release('one', { [asha]: '1', [ravi]: '1' }) });
    deployLinked({ ...work, from: release('two', { [asha]: '2' }) });
    rollBack(work);
    expect(readFileSync(join(target, 'current/robots.txt'), 'utf8')).toBe('version one');
    expect(textsIn(join(target, 'current/people'))).toEqual({ [asha]: '2' });
  });

  test('are removed without the records', () => {
    const { target, work } = newTarget();
    deployLinked({ ...work, from: release('one', { [asha]: '1' }) });
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f'])
      deployLinked({ ...work, from: release(version) });
    expect(textsIn(join(target, 'current/people'))).toEqual({ [asha]: '1' });
  });

  test('do not link to a folder people/ of someone else', () => {
    const { target, work } = newTarget({ 'people/staff.html': 'theirs' });
    deployLinked({ ...work, from: release('one') });
    expect(existsSync(join(target, 'current/people'))).toBe(false);
  });

  test('are not switched while there are two folders of records', () => {
    const { target, work } = newTarget();
    deployLinked({ ...work, from: release('one', { [asha]: '1' }) });
    const link = join(target, 'current/people');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    rmSync(link);
    put(link, { [asha]: 'other' });
    expect(() => deployLinked({ ...work, from: release('two') })).toThrow('both exist');
    expect(readFileSync(join(target, 'current/robots.txt'), 'utf8')).toBe('version one');
  });
});
