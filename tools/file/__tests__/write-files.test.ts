import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '@/tools/file/write-files';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

test('Writes files that only this user can read, and leaves nothing else behind', () => {
  const folder = writeFolder({ 'a.json': 'old' });
  writeFiles(
    new Map([
      [join(folder, 'a.json'), 'new'],
      [join(folder, 'b.json'), 'b'],
    ]),
  );
  expect(readdirSync(folder)).toEqual(['a.json', 'b.json']);
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('new');
  expect(statSync(join(folder, 'a.json')).mode & 0o077).toBe(0);
});

test('Puts the old texts back if one of the files cannot be written', () => {
  const folder = writeFolder({ 'a.json': 'old' });
  mkdirSync(join(folder, 'c.json'));
  const files = ['a.json', 'b.json', 'c.json'].map((name) => [join(folder, name), 'new'] as const);
  expect(() => writeFiles(new Map(files))).toThrow();
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['a.json', 'c.json']);
});
