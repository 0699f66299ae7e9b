import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedsBelow } from '@/tools/college/timetable/feed-file';
import { filesBelow } from '@/tools/file/files-below';
import { newTarget, put, releaseOf } from './served';

/** The path of a sealed record below people/. */
const sealed = (letter: string) => `${letter}${letter}/${letter.repeat(30)}.jwe`;
const [asha, ravi, zoe] = ['a', 'b', 'c'].map(sealed) as [string, string, string];
const index = JSON.stringify({ format: 1, college: '0'.repeat(26), buckets: 0 });
const section = 'timetable/section/cse-a.ics';

type Files = Readonly<Record<string, string>>;

/** A release, with these sealed records next to it if there are any, and their timetables. */
function release(version: string, people?: Files, timetables: Files = {}): string {
  const { folder } = releaseOf(version, 1);
  if (people) put(join(folder, 'people'), { ...people, 'people.json': index });
  put(folder, timetables);
  return folder;
}

function start(files: Files = {}) {
  const site = newTarget(files);
  return { ...site, people: join(site.current, 'people') };
}

const textsIn = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((path) => path !== 'people.json')
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

describe('A deploy', () => {
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

  test('keeps the records and timetables of the live site when the release has none', () => {
    const { deploy, people, current } = start();
    deploy(release('one', { [asha]: '1' }, { [section]: 'first' }));
    put(people, { [asha]: 'published later', [ravi]: 'published later' });
    put(current, { [section]: 'published later' });
    const check = () => {
      expect(textsIn(people)).toEqual({ [asha]: 'published later', [ravi]: 'published later' });
      expect(feedsBelow(current)).toEqual(new Map([[section, 'published later']]));
    };
    deploy(release('two'));
    check();
    deploy(release('one', { [asha]: '1' }, { [section]: 'first' }), undefined, true);
    check();
  });

  test('keeps records and timetables that were published before a release had any', () => {
    const { deploy, people, current } = start();
    deploy(release('one'));
    put(current, { [`people/${asha}`]: '1', 'people/people.json': index, [section]: '1' });
    deploy(release('two'));
    expect(textsIn(people)).toEqual({ [asha]: '1' });
    expect(feedsBelow(current)).toEqual(new Map([[section, '1']]));
  });

  test('copies records again when the pages have not changed', () => {
    const { deploy, people } = start();
    deploy(release('one', { [asha]: '1' }));
    deploy(release('one', { [asha]: '2' }));
    expect(textsIn(people)).toEqual({ [asha]: '2' });
  });

  test('leaves other files next to the records alone, and removes what a killed deploy left', () => {
    const { deploy, people, target } = start();
    deploy(release('one', { [asha]: '1' }, { [section]: '1' }));
    put(people, { 'note.txt': 'theirs', 'aa/.deploy-half': 'half a rec' });
    put(target, { 'timetable/note.txt': 'theirs' });
    deploy(release('two', { [asha]: '1' }, { [section]: '1' }));
    expect(textsIn(people)).toEqual({ [asha]: '1', 'note.txt': 'theirs' });
    expect(textsIn(join(target, 'timetable'))).toEqual({
      'note.txt': 'theirs',
      'section/cse-a.ics': '1',
    });
  });

  test('copies the public timetables of the release, and removes those that are gone', () => {
    const { deploy, current, lines } = start();
    const room = 'timetable/room/c-204.ics';
    deploy(release('one', { [asha]: '1' }, { [section]: 'first' }));
    expect(feedsBelow(current)).toEqual(new Map([[section, 'first']]));
    deploy(release('two', { [asha]: '1' }, { [section]: 'second', [room]: 'room' }));
    expect([...feedsBelow(current).values()]).toEqual(['room', 'second']);
    deploy(release('three', { [asha]: '1' }, { [section]: 'third' }));
    expect(feedsBelow(current)).toEqual(new Map([[section, 'third']]));
    expect(lines).toContain('deploy: timetables: 1 public, 1 file written, 1 removed');
  });
});

describe('Releases', () => {
  test('share records and timetables, so that a rollback brings back old pages and no old records', () => {
    const { current, people, deploy, back } = start();
    deploy(release('one', { [asha]: '1', [ravi]: '1' }, { [section]: 'first' }));
    deploy(release('two', { [asha]: '2' }, { [section]: 'second' }));
    back();
    expect(readFileSync(join(current, 'robots.txt'), 'utf8')).toBe('version one');
    expect(textsIn(people)).toEqual({ [asha]: '2' });
    expect(feedsBelow(current)).toEqual(new Map([[section, 'second']]));
  });

  test('are removed without the records and timetables', () => {
    const { current, people, deploy } = start();
    deploy(release('one', { [asha]: '1' }, { [section]: '1' }));
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) deploy(release(version));
    expect(textsIn(people)).toEqual({ [asha]: '1' });
    expect(feedsBelow(current)).toEqual(new Map([[section, '1']]));
  });
});
