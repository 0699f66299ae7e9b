import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCollege } from '@/tools/college/college';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

test('the first time, a secret and an id are created, and read from then on', () => {
  const folder = join(writeFolder({}), 'college');
  const first = readCollege(folder);
  expect(first.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(readCollege(folder)).toEqual(first);
});

test('two colleges have different ids and secrets', () => {
  const [one, other] = [readCollege(writeFolder({})), readCollege(writeFolder({}))];
  expect(one.id).not.toBe(other.id);
  expect(one.secret).not.toEqual(other.secret);
});

test('a secret that was lost is not replaced', () => {
  const folder = writeFolder({});
  readCollege(folder);
  rmSync(join(folder, 'secret'));
  expect(() => readCollege(folder)).toThrow('Restore it from a backup');
});

test('a damaged id is refused', () => {
  const folder = writeFolder({ 'college.json': '{ "id": "ABC" }' });
  expect(() => readCollege(folder)).toThrow('26 characters');
  expect(readFileSync(join(folder, 'college.json'), 'utf8')).toBe('{ "id": "ABC" }');
});
