import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { feedsBelow } from '@/tools/college/timetable/feed-file';
import { deployLinked, rollBack } from '@/tools/hosting/deploy/linked';
import { deployPlain } from '@/tools/hosting/deploy/plain';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll, siteOf, writeRelease } from '@/tools/file/__tests__/fixture-release';

const folders: string[] = [];
afterAll(() => removeAll(folders));

const path = 'timetable/section/cse-a.ics';

function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** A release; with a timetable, it has the sealed records that the timetable is made of. */
function release(version: string, timetable?: string): string {
  const { folder } = writeRelease(siteOf(version, 1), version);
  folders.push(folder);
  if (timetable !== undefined)
    put(folder, { [path]: timetable, [`people/aa/${'a'.repeat(30)}.jwe`]: '1' });
  if (timetable !== undefined) put(folder, { 'people/people.json': '{}' });
  return folder;
}

function newTarget() {
  const target = writeFolder({});
  folders.push(target);
  const now = new Date(Date.UTC(2026, 0, 1));
  return { target, keepDays: 30, now, progress: () => {}, log: () => {} };
}

const modes = { 'behind a link': deployLinked, 'in a plain folder': deployPlain };

describe.each(Object.entries(modes))('A deploy %s', (mode, deploy) => {
  const start = () => {
    const work = newTarget();
    const site = mode === 'behind a link' ? join(work.target, 'current') : work.target;
    return { work, site, from: (folder: string) => deploy({ ...work, from: folder }) };
  };

  test('copies the public timetables of the release, and removes those that are gone', () => {
    const { site, from } = start();
    from(release('one', 'first'));
    expect(feedsBelow(site)).toEqual(new Map([[path, 'first']]));
    const next = release('two', 'second');
    put(next, { 'timetable/room/c-204.ics': 'room' });
    from(next);
    expect([...feedsBelow(site).values()]).toEqual(['room', 'second']);
    from(release('three', 'third'));
    expect([...feedsBelow(site).values()]).toEqual(['third']);
  });

  test('keeps published timetables when the release has no records', () => {
    const { site, from } = start();
    from(release('one', 'first'));
    writeFileSync(join(site, path), 'published later');
    from(release('two'));
    expect(readFileSync(join(site, path), 'utf8')).toBe('published later');
  });
});

test('A rollback keeps the newest timetables', () => {
  const work = newTarget();
  deployLinked({ ...work, from: release('one', 'first') });
  deployLinked({ ...work, from: release('two', 'second') });
  rollBack(work);
  expect([...feedsBelow(join(work.target, 'current')).values()]).toEqual(['second']);
});
