import {
  cpSync,
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
import { writeRelease } from '@/tools/file/__tests__/fixture-release';
import { liveRelease } from '@/tools/hosting/deploy/folder';
import { day, problemsOf, newTarget, releaseOf } from './served';

type Built = ReturnType<typeof releaseOf>;
const [one, two, three] = ['one', 'two', 'three'].map((name) => releaseOf(name)) as [
  Built,
  Built,
  Built,
];

describe('a deploy to a folder behind a link', () => {
  test('serves the complete release and reports its name', () => {
    const { target, current, deploy, lines } = newTarget();
    deploy(one.folder);
    expect(liveRelease(target)).toBe(one.id);
    expect(problemsOf(current)).toEqual([]);
    expect(lines.join('\n')).toContain(`deploy: ${one.id} is live (before: none)`);
  });

  test('keeps the hashed files of the previous release for open tabs, but not its pages', () => {
    const { current, deploy } = newTarget();
    deploy(one.folder);
    deploy(two.folder);
    expect(problemsOf(current)).toEqual([]);
    expect(existsSync(join(current, one.chunk))).toBe(true);
    expect(existsSync(join(current, 'only-in-one/index.html'))).toBe(false);
  });

  test('keeps them for 30 days after the release was replaced', () => {
    const { current, deploy } = newTarget();
    deploy(one.folder, day(0));
    deploy(two.folder, day(100));
    deploy(three.folder, day(129));
    expect(existsSync(join(current, one.chunk))).toBe(true);
    deploy(one.folder, day(130));
    deploy(releaseOf('four').folder, day(159));
    expect(existsSync(join(current, two.chunk))).toBe(false);
    expect(existsSync(join(current, one.chunk))).toBe(true);
    expect(problemsOf(current)).toEqual([]);
  });

  test('keeps the release before the live one and removes older ones', () => {
    const { target, deploy } = newTarget();
    for (const { folder } of [one, two, three]) deploy(folder);
    expect(readdirSync(join(target, 'releases')).sort()).toEqual([two.id, three.id].sort());
  });

  test('repairs a damaged live release', () => {
    const { current, deploy, lines } = newTarget();
    deploy(one.folder);
    writeFileSync(join(current, 'page-1/index.html'), 'edited by hand');
    deploy(one.folder);
    expect(problemsOf(current)).toEqual([]);
    expect(lines.join('\n')).toContain(`deploy: ${one.id} is already live`);
  });

  test('repairs an earlier release that is deployed again, and a damaged hashed file', () => {
    const { target, current, deploy } = newTarget();
    deploy(one.folder);
    deploy(two.folder);
    writeFileSync(join(target, 'releases', one.id, 'robots.txt'), 'edited by hand');
    writeFileSync(join(current, one.chunk), 'edited by hand');
    deploy(one.folder);
    expect(liveRelease(target)).toBe(one.id);
    expect(problemsOf(current)).toEqual([]);
  });

  test('writes the second spelling of a page that a package leaves out', () => {
    const page = {
      'MyProfile/index.html': '<p>profile</p>',
      'myprofile/index.html': '<p>profile</p>',
    };
    const { folder } = writeRelease({ 'robots.txt': 'profile', ...page });
    rmSync(join(folder, 'myprofile'), { recursive: true });
    const { current, deploy } = newTarget();
    deploy(folder);
    expect(readFileSync(join(current, 'myprofile/index.html'), 'utf8')).toBe('<p>profile</p>');
    expect(problemsOf(current)).toEqual([]);
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
    expect(() => deploy(one.folder)).toThrow('current exists, but deploy did not create it');
  });
});

describe('a deploy next to files of others', () => {
  const inside = (target: string) =>
    filesBelow(target).map((path) => [path, readFileSync(join(target, path), 'utf8')]);

  test.each([
    ['a folder releases/', { 'releases/2024/report.pdf': 'theirs' }],
    ['a file called releases', { releases: 'theirs' }],
    ['a folder people/', { 'people/staff.html': 'theirs' }],
    ['a folder timetable/', { 'timetable/bus.html': 'theirs' }],
    ['a copy of the site', { 'build.json': '{}' }],
  ])('refuses %s of someone else and changes nothing', (_, files) => {
    const { target, deploy, back } = newTarget(files);
    const before = inside(target);
    const first = Object.keys(files)[0]?.split('/')[0];
    const refused = `${first} exists, but deploy did not create it`;
    expect(() => deploy(one.folder)).toThrow(refused);
    expect(() => back()).toThrow(refused);
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
      expect(() => deploy(one.folder)).toThrow('current exists, but deploy did not create it');
      expect(() => back()).toThrow('did not create');
      expect(readlinkSync(join(target, 'current'))).toBe(to);
      expect(inside(target)).toEqual(before);
    }
  });

  test('leaves files of others next to the releases alone', () => {
    const { target, deploy } = newTarget({ 'notes.txt': 'theirs' });
    deploy(one.folder);
    const theirs = ['releases/backup/index.html', 'releases/.snapshot/index.html'];
    for (const path of theirs) {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), 'theirs');
    }
    for (const version of ['a', 'b', 'c']) deploy(releaseOf(version).folder);
    expect(liveRelease(target)).not.toBe(one.id);
    expect(existsSync(join(target, 'releases', one.id))).toBe(false);
    for (const path of [...theirs, 'notes.txt'])
      expect(readFileSync(join(target, path), 'utf8')).toBe('theirs');
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
    const whole = seen.map(Math.floor);
    expect(whole).toEqual([...new Set(whole)].sort((a, b) => a - b));
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
    expect(problemsOf(current)).toEqual([]);
    back();
    expect(liveRelease(target)).toBe(two.id);
    expect(problemsOf(current)).toEqual([]);
  });

  test('goes to the release that was live before, not to the one that was deployed before', () => {
    const { target, deploy, back } = newTarget();
    deploy(one.folder);
    deploy(two.folder);
    back();
    deploy(three.folder);
    back();
    expect(liveRelease(target)).toBe(one.id);
  });

  test('does not go to a release that was complete but never live when its deploy was killed', () => {
    const { target, deploy, back } = newTarget();
    deploy(one.folder);
    deploy(two.folder);
    const complete = join(target, 'releases', three.id);
    cpSync(three.folder, complete, { recursive: true });
    back();
    expect(liveRelease(target)).toBe(one.id);
    expect(existsSync(complete)).toBe(false);
    back();
    expect(liveRelease(target)).toBe(two.id);
  });

  test('refuses when there is no previous release, or when it is damaged', () => {
    const { target, deploy, back } = newTarget();
    expect(() => back()).toThrow('There is no release before');
    deploy(one.folder);
    expect(() => back()).toThrow('There is no release before');
    deploy(two.folder);
    writeFileSync(join(target, 'releases', one.id, 'robots.txt'), 'edited');
    expect(() => back()).toThrow('robots.txt does not match build.json');
    expect(liveRelease(target)).toBe(two.id);
  });
});
