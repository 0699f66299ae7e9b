import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAliases } from '@/tools/site/build/alias';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const page = { 'Profile/index.html': '<h1>Café</h1>', 'Profile/index.txt': '1:"x"' };

test('a page opens under its second spelling, byte for byte', () => {
  const out = writeFolder(page);
  expect(writeAliases(out, { '/cv/': '/Profile/' })).toEqual(['/cv/']);
  for (const file of ['index.html', 'index.txt']) {
    const copy = readFileSync(join(out, 'cv', file));
    expect(copy.equals(readFileSync(join(out, 'Profile', file)))).toBe(true);
  }
});

test('a spelling that already exists is left unchanged', () => {
  const out = writeFolder({ ...page, 'cv/index.html': 'mine' });
  expect(writeAliases(out, { '/cv/': '/Profile/' })).toEqual([]);
  expect(readFileSync(join(out, 'cv/index.html'), 'utf8')).toBe('mine');
});

test('the lower-case spelling works with and without a case-sensitive disk', () => {
  const out = writeFolder(page);
  writeAliases(out, { '/profile/': '/Profile/' });
  expect(readFileSync(join(out, 'profile/index.html'), 'utf8')).toBe('<h1>Café</h1>');
  expect(readFileSync(join(out, 'Profile/index.html'), 'utf8')).toBe('<h1>Café</h1>');
});

test('a page that was not exported is reported', () => {
  expect(() => writeAliases(writeFolder({}), { '/cv/': '/Profile/' })).toThrow(
    '/cv/ is a copy of /Profile/, which was not exported.',
  );
});
