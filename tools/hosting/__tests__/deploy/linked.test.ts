import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { deployLinked, rollBack } from '@/tools/hosting/deploy/linked';
import { listReleases } from '@/tools/hosting/deploy/list';
import { liveRelease } from '@/tools/hosting/deploy/live';
import { releaseName } from '@/tools/file/inventory-file';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll, siteOf, writeRelease } from '@/tools/file/__tests__/fixture-release';
import { faultsOf } from './served';

const folders: string[] = [];
afterAll(() => removeAll(folders));

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));

function releaseOf(version: string) {
  const { folder, inventory } = writeRelease(siteOf(version, 3), version);
  folders.push(folder);
  return { folder, id: releaseName(inventory), chunk: chunkOf(folder, version) };
}

/** The chunk that only one version has. */
function chunkOf(folder: string, version: string): string {
  const html = readFileSync(join(folder, `only-in-${version}/index.html`), 'utf8');
  return /src="\/([^"]+)"/.exec(html)?.[1] ?? '';
}

function newTarget(files: Readonly<Record<string, string>> = {}) {
  const target = writeFolder(files);
  folders.push(target);
  const lines: string[] = [];
  const work = {
    target,
    keepDays: 30,
    progress: () => {},
    log: (line: string) => lines.push(line),
  };
  return {
    target,
    lines,
    current: join(target, 'current'),
    deploy: (from: string, now = day(0), keepDays = 30) =>
      deployLinked({ ...work, from, now, keepDays }),
    back: (now = day(0)) => rollBack({ ...work, now }),
  };
}

const [one, two, three] = ['one', 'two', 'three'].map(releaseOf) as [
  ReturnType<typeof releaseOf>,
  ReturnType<typeof releaseOf>,
  ReturnType<typeof releaseOf>,
];

describe('a deploy to a folder behind a link', () => {
  test('serves the complete release and reports its name', () => {
    const { target, current, deploy, lines } = newTarget();
    deploy(one.folder);
    expect(liveRelease(target)).toBe(one.id);
    expect(faultsOf(current)).toEqual([]);
    expect(lines.join('\n')).toContain(`deploy: ${one.id} is live (before: none)`);
  });

  test('keeps the hashed files of the previous release for open tabs, but not its pages', () => {
    const { current, deploy } = newTarget();
    deploy(one.folder);
    deploy(two.folder);
    expect(faultsOf(current)).toEqual([]);
    expect(existsSync(join(current, one.chunk))).toBe(true);
    expect(existsSync(join(current, 'only-in-one/index.html'))).toBe(false);
  });

  test('keeps them for 30 days after the release was replaced, not after it was deployed', () => {
    const { current, deploy } = newTarget();
    deploy(one.folder, day(0));
    deploy(two.folder, day(100));
    deploy(three.folder, day(129));
    expect(existsSync(join(current, one.chunk))).toBe(true);
    deploy(three.folder, day(131));
    expect(existsSync(join(current, one.chunk))).toBe(false);
    expect(existsSync(join(current, two.chunk))).toBe(true);
    expect(faultsOf(current)).toEqual([]);
  });

  test('keeps five releases and removes older ones', () => {
    const { target, deploy } = newTarget();
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(releaseOf);
    for (const { folder } of many) deploy(folder);
    expect(readdirSync(join(target, 'releases')).sort()).toEqual(
      many
        .slice(2)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('repairs a damaged live release', () => {
    const { current, deploy, lines } = newTarget();
    deploy(one.folder);
    writeFileSync(join(current, 'page-1/index.html'), 'edited by hand');
    deploy(one.folder);
    expect(faultsOf(current)).toEqual([]);
    expect(lines.join('\n')).toContain(`deploy: ${one.id} is already live`);
  });

  test('writes the second spelling of a page that a package leaves out', () => {
    const page = {
      'MyProfile/index.html': '<p>profile</p>',
      'myprofile/index.html': '<p>profile</p>',
    };
    const { folder } = writeRelease({ ...siteOf('profile', 1), ...page });
    folders.push(folder);
    rmSync(join(folder, 'myprofile'), { recursive: true });
    const { current, deploy } = newTarget();
    deploy(folder);
    expect(readFileSync(join(current, 'myprofile/index.html'), 'utf8')).toBe('<p>profile</p>');
    expect(faultsOf(current)).toEqual([]);
  });

  test('switches nothing when the source was changed after the build', () => {
    const { target, deploy } = newTarget();
    deploy(one.folder);
    const changed = releaseOf('changed');
    writeFileSync(join(changed.folder, 'robots.txt'), 'other');
    expect(() => deploy(changed.folder)).toThrow('robots.txt does not match build.json');
    expect(liveRelease(target)).toBe(one.id);
  });

  test('does not touch a real folder in the place of the link', () => {
    const { target, deploy } = newTarget();
    mkdirSync(join(target, 'current'));
    expect(() => deploy(one.folder)).toThrow('is not a link');
  });
});

describe('a deploy next to files of others', () => {
  const inside = (target: string) =>
    filesBelow(target).map((path) => [path, readFileSync(join(target, path), 'utf8')]);

  test.each([
    ['a folder releases/ of someone else', { 'releases/2024/report.pdf': 'theirs' }],
    ['a file that is not a partial release', { 'releases/.cache/object': 'theirs' }],
    ['a file called releases', { releases: 'theirs' }],
  ])('refuses %s and changes nothing', (_, files) => {
    const { target, deploy, back } = newTarget(files);
    const before = inside(target);
    expect(() => deploy(one.folder)).toThrow(
      /releases exists, but deploy did not create it.*Move it away/,
    );
    expect(() => back()).toThrow('There is no release before');
    expect(inside(target)).toEqual(before);
  });

  test('refuses a link current that it did not create, wherever it leads', () => {
    for (const to of [
      'elsewhere',
      'releases/theirs',
      `elsewhere/${one.id}`,
      `releases/${one.id}/sub`,
      'nowhere',
    ]) {
      const { target, deploy, back } = newTarget({ 'elsewhere/index.html': 'theirs' });
      symlinkSync(to, join(target, 'current'));
      const before = inside(target);
      expect(() => deploy(one.folder)).toThrow(`is a link to ${to} that deploy did not create`);
      expect(() => back()).toThrow('did not create');
      expect(readlinkSync(join(target, 'current'))).toBe(to);
      expect(inside(target)).toEqual(before);
    }
  });

  test('leaves folders of others in releases/ alone, and refuses a release folder that it did not create', () => {
    const { target, deploy } = newTarget();
    deploy(one.folder);
    const theirs = ['backup/index.html', '.snapshot/index.html', `${two.id}/index.html`];
    for (const path of theirs) {
      mkdirSync(dirname(join(target, 'releases', path)), { recursive: true });
      writeFileSync(join(target, 'releases', path), 'theirs');
    }
    expect(() => deploy(two.folder)).toThrow(`releases/${two.id} exists, but deploy did not`);
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) deploy(releaseOf(version).folder);
    expect(liveRelease(target)).not.toBe(one.id);
    expect(existsSync(join(target, 'releases', one.id))).toBe(false);
    for (const path of theirs)
      expect(readFileSync(join(target, 'releases', path), 'utf8')).toBe('theirs');
  });

  test('recognises the releases in a record of an earlier version', () => {
    const { target, deploy, back } = newTarget();
    deploy(one.folder);
    const file = join(target, '.deploy-record.json');
    const { releases, ...record } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      unknown
    >;
    expect(releases).toEqual([one.id]);
    writeFileSync(file, JSON.stringify(record));
    deploy(two.folder);
    back();
    expect(liveRelease(target)).toBe(one.id);
  });
});

describe('the times of files', () => {
  const seconds = (file: string) => statSync(file).mtimeMs / 1000;
  const shared = `page-0/index.html`;

  test('increase with every switch for a changed file, in both directions, and stay for an equal one', () => {
    const { current, deploy, back } = newTarget();
    const seen: number[] = [];
    const equal = () => seconds(join(current, chunkOfAll(current)));
    deploy(one.folder);
    const first = equal();
    for (const step of [
      () => {},
      () => deploy(two.folder),
      back,
      back,
      () => deploy(three.folder),
      () => deploy(one.folder),
    ]) {
      step();
      seen.push(seconds(join(current, shared)));
      expect(equal()).toBe(first);
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(seen.every(Number.isInteger)).toBe(true);
  });
});

/** The chunk that every version has. */
function chunkOfAll(folder: string): string {
  const html = readFileSync(join(folder, 'page-0/index.html'), 'utf8');
  return [...html.matchAll(/src="\/([^"]+)"/g)].map(([, path = '']) => path)[2] ?? '';
}

describe('rolling back', () => {
  test('makes the previous release live, keeps chunks for tabs of the newer one, and can be reversed', () => {
    const { target, current, deploy, back } = newTarget();
    deploy(one.folder);
    deploy(two.folder);
    back();
    expect(liveRelease(target)).toBe(one.id);
    expect(existsSync(join(current, two.chunk))).toBe(true);
    expect(faultsOf(current)).toEqual([]);
    back();
    expect(liveRelease(target)).toBe(two.id);
    expect(faultsOf(current)).toEqual([]);
  });

  test('goes to the previous release when the last switch was interrupted after it was recorded', () => {
    const { target, deploy, back } = newTarget();
    deploy(one.folder);
    deploy(two.folder);
    const file = join(target, '.deploy-record.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as { history: unknown[] };
    record.history.push({ id: three.id, at: day(1).toISOString() });
    writeFileSync(file, JSON.stringify(record));
    back();
    expect(liveRelease(target)).toBe(one.id);
  });

  test('refuses when there is no previous release, or when it is damaged', () => {
    const { target, deploy, back } = newTarget();
    expect(() => back()).toThrow('There is no release before');
    deploy(one.folder);
    expect(() => back()).toThrow('There is no release before');
    deploy(two.folder);
    writeFileSync(join(target, 'releases', one.id, 'robots.txt'), 'edited');
    expect(() => back()).toThrow('robots.txt: does not match build.json');
    expect(liveRelease(target)).toBe(two.id);
  });
});

describe('the list of releases', () => {
  test('shows the live one, the previous one and their contents', () => {
    const { target, deploy } = newTarget();
    expect(listReleases(target)).toEqual([`No release is live in ${target}.`]);
    for (const { folder } of [one, two, three]) deploy(folder);
    const lines = listReleases(target);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(new RegExp(`^${three.id} +live .*version three, \\d+ files$`));
    expect(lines[1]).toMatch(new RegExp(`^${two.id} +before`));
  });
});
