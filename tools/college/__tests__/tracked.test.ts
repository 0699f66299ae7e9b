import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { refuseTracked } from '@/tools/college/tracked';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

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

test('this repository tracks nothing of a college', () => {
  expect(() => refuseTracked(process.cwd())).not.toThrow();
});

test('Git adds the files of the portal but not those of its college', () => {
  const ignore = readFileSync('.gitignore', 'utf8');
  const root = writeFolder({
    '.gitignore': ignore,
    'college/secret': 'x',
    'tools/college/tracked.ts': '',
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '.');
  expect(git('ls-files').trim().split('\n')).toEqual(['.gitignore', 'tools/college/tracked.ts']);
  expect(() => refuseTracked(root)).not.toThrow();
});
