import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployLinked, rollBack } from '@/hosting/release/deploy/linked';
import { listReleases } from '@/hosting/release/deploy/list';
import { liveRelease } from '@/hosting/release/deploy/live';
import { releaseName } from '@/hosting/release/inventory-file';
import { writeFolder } from '../../write-folder';
import { removeAll, siteOf, writeRelease } from '../fixture-release';
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

function newTarget() {
  const target = writeFolder({});
  folders.push(target);
  const lines: string[] = [];
  const work = {
    target,
    keepDays: 30,
    progress: () => {},
    say: (line: string) => lines.push(line),
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
  test('serves the release whole, readable for the web server, and names it', () => {
    const { target, current, deploy, lines } = newTarget();
    deploy(one.folder);
    expect(liveRelease(target)).toBe(one.id);
    expect(faultsOf(current)).toEqual([]);
    expect(lines.join('\n')).toContain(`deploy: ${one.id} is live (it was nothing)`);
  });

  test('keeps the hashed files of the release before for open tabs, and its pages not', () => {
    const { current, deploy } = newTarget();
    deploy(one.folder);
    deploy(two.folder);
    expect(faultsOf(current)).toEqual([]);
    expect(existsSync(join(current, one.chunk))).toBe(true);
    expect(existsSync(join(current, 'only-in-one/index.html'))).toBe(false);
  });

  test('keeps them for 30 days after the release was replaced, not after it came', () => {
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

  test('mends a live release that was damaged, and one that is there already', () => {
    const { current, deploy, lines } = newTarget();
    deploy(one.folder);
    writeFileSync(join(current, 'page-1/index.html'), 'edited by hand');
    deploy(one.folder);
    expect(faultsOf(current)).toEqual([]);
    expect(lines.join('\n')).toContain(`deploy: ${one.id} was live already`);
  });

  test('switches nothing when the source was changed after the build', () => {
    const { target, deploy } = newTarget();
    deploy(one.folder);
    const changed = releaseOf('changed');
    writeFileSync(join(changed.folder, 'robots.txt'), 'other');
    expect(() => deploy(changed.folder)).toThrow('robots.txt is not what build.json says');
    expect(liveRelease(target)).toBe(one.id);
  });

  test('does not touch a real folder that stands where the link is to be', () => {
    const { target, deploy } = newTarget();
    mkdirSync(join(target, 'current'));
    expect(() => deploy(one.folder)).toThrow('is no link');
  });
});

describe('rolling back', () => {
  test('makes the release before live, keeps chunks for tabs of the newer one, and goes forth again', () => {
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

  test('goes to the release before when the last switch was cut off after its note', () => {
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

  test('refuses when there is nothing before, or that release is damaged', () => {
    const { target, deploy, back } = newTarget();
    expect(() => back()).toThrow('There is no release before');
    deploy(one.folder);
    expect(() => back()).toThrow('There is no release before');
    deploy(two.folder);
    writeFileSync(join(target, 'releases', one.id, 'robots.txt'), 'edited');
    expect(() => back()).toThrow('robots.txt: not what build.json says');
    expect(liveRelease(target)).toBe(two.id);
  });
});

describe('the list of releases', () => {
  test('names the live one, the one before, and what they hold', () => {
    const { target, deploy } = newTarget();
    expect(listReleases(target)).toEqual([`No release is live in ${target}.`]);
    for (const { folder } of [one, two, three]) deploy(folder);
    const lines = listReleases(target);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(new RegExp(`^${three.id} +live .*version three, \\d+ files$`));
    expect(lines[1]).toMatch(new RegExp(`^${two.id} +before`));
  });
});
