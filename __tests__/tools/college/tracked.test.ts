import { execFileSync } from 'node:child_process';
import { refuseTracked } from '@/tools/college/tracked';
import { writeFolder } from '../write-folder';

test('files of the college that Git tracks are refused', () => {
  const root = writeFolder({ 'college/secret': 'x', 'content/site.json': '{}' });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('add', 'content');
  expect(() => refuseTracked(root)).not.toThrow();
  git('add', 'college');
  expect(() => refuseTracked(root)).toThrow('Git tracks 1 file below college/');
});

test('so many tracked files that their list is larger than a megabyte are refused too', () => {
  const names = Array.from({ length: 5500 }, (_, index) => `college/${index}-${'x'.repeat(200)}`);
  const root = writeFolder(Object.fromEntries(names.map((name) => [name, ''])));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('add', 'college');
  expect(() => refuseTracked(root)).toThrow('Git tracks 5500 files below college/');
});

test('a folder that is no repository has nothing to refuse', () => {
  expect(() => refuseTracked(writeFolder({ 'college/secret': 'x' }))).not.toThrow();
});

test('this repository ignores college/ and tracks nothing in it', () => {
  expect(() => refuseTracked(process.cwd())).not.toThrow();
  const ignored = execFileSync('git', ['check-ignore', 'college/secret'], { encoding: 'utf8' });
  expect(ignored.trim()).toBe('college/secret');
});
