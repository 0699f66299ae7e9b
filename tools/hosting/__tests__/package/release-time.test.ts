import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { commitSeconds, releaseTime } from '@/tools/hosting/package/release-time';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll } from '@/tools/file/__tests__/fixture-release';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const day = 86_400;
const commit = 1_790_000_001;

describe('the time of a release', () => {
  test('is the same for the same commit and content', () => {
    expect(releaseTime(hashOf('one'), commit)).toEqual(releaseTime(hashOf('one'), commit));
  });

  test('differs when the content differs, with or without a commit', () => {
    const at = (text: string, seconds?: number) => releaseTime(hashOf(text), seconds).getTime();
    expect(at('one', commit)).not.toBe(at('two', commit));
    expect(at('one')).not.toBe(at('two'));
  });

  test('is at most two days before the commit, never after it, and can be stored in a zip', () => {
    for (let index = 0; index < 200; index += 1) {
      const seconds = releaseTime(hashOf(String(index)), commit).getTime() / 1000;
      expect(seconds % 2).toBe(0);
      expect(commit - seconds).toBeGreaterThan(0);
      expect(commit - seconds).toBeLessThan(2 * day);
    }
  });

  test('is later for a later commit', () => {
    const [first, later] = [
      releaseTime(hashOf('b'), commit),
      releaseTime(hashOf('a'), commit + 2 * day),
    ];
    expect(later.getTime()).toBeGreaterThan(first.getTime());
  });
});

describe('the time of the commit', () => {
  test('comes from SOURCE_DATE_EPOCH or git, and is otherwise undefined', () => {
    const folder = writeFolder({ file: '' });
    expect(commitSeconds(folder, '')).toBeUndefined();
    const env = { ...process.env, GIT_COMMITTER_DATE: `@${commit} +0530` };
    const git = (...args: string[]) =>
      execFileSync(
        'git',
        ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args],
        { env },
      );
    git('init', '-q');
    git('commit', '-q', '--allow-empty', '-m', 'first');
    expect(commitSeconds(folder, undefined)).toBe(commit);
    expect(commitSeconds(folder, '1790000500')).toBe(1_790_000_500);
    expect(() => commitSeconds(folder, 'yesterday')).toThrow('SOURCE_DATE_EPOCH is "yesterday"');
    removeAll([folder]);
  });
});
