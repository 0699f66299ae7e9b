import { cpSync, existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedsBelow } from '@/tools/college/timetable/feed-file';
import { liveRelease } from '@/tools/hosting/deploy/release';
import { day, problemsOf, newTarget, put, releaseOf } from './served';

const [good, bad, fixed, next] = ['good', 'bad', 'fixed', 'next'].map((name) =>
  releaseOf(name),
) as [
  ReturnType<typeof releaseOf>,
  ReturnType<typeof releaseOf>,
  ReturnType<typeof releaseOf>,
  ReturnType<typeof releaseOf>,
];
const sealed = `people/aa/${'a'.repeat(30)}.jwe`;
const section = 'timetable/section/cse-a.ics';

/**
 * A folder as earlier versions left it: each release has its own hashed files, those of releases before it and its own
 * timetables; a record says when each was live. The bad release was rolled back, and the fixed one deployed after it.
 */
function earlierTarget() {
  const site = newTarget({ [sealed]: 'newest', 'people/people.json': '{}' });
  for (const { folder, id } of [good, bad, fixed]) {
    const release = join(site.target, 'releases', id);
    cpSync(folder, release, { recursive: true });
    put(release, { [section]: id === fixed.id ? 'newest' : 'old' });
    symlinkSync(join('..', '..', 'people'), join(release, 'people'));
  }
  const open = join(site.target, 'releases', fixed.id);
  for (const { folder, chunk } of [good, bad]) cpSync(join(folder, chunk), join(open, chunk));
  symlinkSync(join('releases', fixed.id), site.current);
  const history = [good, bad, good, fixed].map(({ id }, at) => ({ id, at: day(at).toISOString() }));
  const releases = [good.id, bad.id, fixed.id];
  const record = { history, hashed: {}, placed: [], releases };
  writeFileSync(join(site.target, '.deploy-record.json'), JSON.stringify(record));
  return site;
}

const chunksOf = [good, bad, fixed].map(({ chunk }) => chunk);

test('A rollback goes to the release that an earlier version would go to, and can be reversed', () => {
  const { target, current, back } = earlierTarget();
  for (const { id } of [good, fixed]) {
    back(day(4));
    expect(liveRelease(target)).toBe(id);
    expect(problemsOf(current)).toEqual([]);
    for (const chunk of chunksOf) expect(existsSync(join(current, chunk))).toBe(true);
    expect(feedsBelow(current)).toEqual(new Map([[section, 'newest']]));
    expect(readFileSync(join(current, sealed), 'utf8')).toBe('newest');
  }
});

test('A deploy keeps the hashed files for open tabs and the releases for a rollback', () => {
  const { target, current, deploy, back } = earlierTarget();
  deploy(fixed.folder, day(4));
  expect(problemsOf(current)).toEqual([]);
  deploy(next.folder, day(4));
  // The live release was served until the switch, so its folder could not become a link before.
  const own = join(target, 'releases', fixed.id, '_next/static');
  expect(lstatSync(own).isDirectory()).toBe(true);
  for (const chunk of chunksOf) expect(existsSync(join(current, chunk))).toBe(true);
  expect(feedsBelow(current)).toEqual(new Map([[section, 'newest']]));
  back(day(4));
  expect(liveRelease(target)).toBe(fixed.id);
  expect(problemsOf(current)).toEqual([]);
  expect(existsSync(join(current, next.chunk))).toBe(true);
  expect(feedsBelow(current)).toEqual(new Map([[section, 'newest']]));
});

test('An unreadable record changes nothing', () => {
  const { target, current, deploy } = earlierTarget();
  writeFileSync(join(target, '.deploy-record.json'), '{"hist');
  deploy(next.folder, day(4));
  expect(problemsOf(current)).toEqual([]);
  for (const { id } of [good, bad, fixed])
    expect(existsSync(join(target, 'releases', id))).toBe(true);
});
