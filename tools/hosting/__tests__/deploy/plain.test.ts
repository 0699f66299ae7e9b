import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployPlain } from '@/tools/hosting/deploy/plain';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll, siteOf, writeRelease } from '@/tools/file/__tests__/fixture-release';
import { faultsOf } from './served';

const folders: string[] = [];
afterAll(() => removeAll(folders));

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));

function folderOf(version: string): string {
  const { folder } = writeRelease(siteOf(version, 3), version);
  folders.push(folder);
  return folder;
}

function newTarget(files: Readonly<Record<string, string>> = {}) {
  const target = writeFolder(files);
  folders.push(target);
  const work = { target, keepDays: 30, progress: () => {}, log: () => {} };
  return { target, deploy: (from: string, now = day(0)) => deployPlain({ ...work, from, now }) };
}

function chunkOf(folder: string, version: string): string {
  const html = readFileSync(join(folder, `only-in-${version}/index.html`), 'utf8');
  return /src="\/([^"]+)"/.exec(html)?.[1] ?? '';
}

describe('a deploy to a plain folder', () => {
  test('writes the release over the previous one and removes obsolete pages', () => {
    const { target, deploy } = newTarget();
    deploy(folderOf('one'));
    expect(faultsOf(target)).toEqual([]);
    deploy(folderOf('two'));
    expect(faultsOf(target)).toEqual([]);
    expect(existsSync(join(target, 'only-in-one'))).toBe(false);
  });

  test('keeps hashed files for 30 days after they left the release', () => {
    const { target, deploy } = newTarget();
    const one = folderOf('one');
    deploy(one);
    deploy(folderOf('two'), day(50));
    deploy(folderOf('three'), day(79));
    expect(existsSync(join(target, chunkOf(one, 'one')))).toBe(true);
    deploy(folderOf('four'), day(81));
    expect(existsSync(join(target, chunkOf(one, 'one')))).toBe(false);
  });

  test('removes what a killed deploy left half-written or did not remove', () => {
    const { target, deploy } = newTarget();
    deploy(folderOf('one'));
    const two = folderOf('two');
    // Killed after all was copied and before anything was removed.
    writeFileSync(join(target, 'build.json'), readFileSync(join(two, 'build.json')));
    writeFileSync(join(target, 'page-1', '.deploy-half'), 'half a pa');
    deploy(two);
    expect(existsSync(join(target, 'only-in-one'))).toBe(false);
    expect(existsSync(join(target, 'page-1', '.deploy-half'))).toBe(false);
    expect(faultsOf(target)).toEqual([]);
  });

  test('does not overwrite other people’s pages, and leaves their other files alone', () => {
    const unowned = newTarget({ 'robots.txt': 'of another site' });
    expect(() => unowned.deploy(folderOf('one'))).toThrow(
      'robots.txt exists, but is not part of an Edify',
    );
    const shared = newTarget({ 'notes.txt': 'ours' });
    shared.deploy(folderOf('one'));
    shared.deploy(folderOf('two'));
    expect(readFileSync(join(shared.target, 'notes.txt'), 'utf8')).toBe('ours');
  });

  test('does not overwrite a file added between two releases, and gives a changed page a later time', () => {
    const { target, deploy } = newTarget();
    deploy(folderOf('one'));
    const before = statSync(join(target, 'page-0/index.html')).mtimeMs;
    mkdirSync(join(target, 'only-in-two'));
    writeFileSync(join(target, 'only-in-two/index.html'), 'theirs');
    expect(() => deploy(folderOf('two'))).toThrow(
      'only-in-two/index.html exists, but is not part of an Edify',
    );
    expect(faultsOf(target)).toEqual([]);
    deploy(folderOf('three'));
    const after = statSync(join(target, 'page-0/index.html')).mtimeMs;
    expect(Math.floor(after / 1000)).toBeGreaterThan(Math.floor(before / 1000));
    expect(readFileSync(join(target, 'only-in-two/index.html'), 'utf8')).toBe('theirs');
  });
});
