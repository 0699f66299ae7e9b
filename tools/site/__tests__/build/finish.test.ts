import { existsSync, readFileSync } from 'node:fs';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '@/tools/site/build/precompress';
import { writeAliases, prune } from '@/tools/site/build/site';

test('files that nothing reads before a page is opened are removed', () => {
  const kept = ['Dashboard/index.txt', 'Dashboard/__next._tree.txt', 'robots.txt'];
  const removed = ['__next._tree.txt', 'Dashboard/__next._full.txt', 'verify/__next._tree.txt'];
  const out = writeFolder(Object.fromEntries([...kept, ...removed].map((file) => [file, ''])));
  expect(prune(out)).toBe(removed.length);
  for (const file of kept) expect(existsSync(join(out, file))).toBe(true);
  for (const file of removed) expect(existsSync(join(out, file))).toBe(false);
});

const text = 'The same words. '.repeat(100);

describe('Compression ahead of time', () => {
  it('writes .gz and .br copies of text files that decompress to the text', async () => {
    const dir = writeFolder({ 'a/index.html': text, 'b.json': '{}', 'c/index.html': text });
    const calls: string[] = [];
    await precompress(dir, (step, done, all) => calls.push(`${step} ${done}/${all}`));
    const read = (file: string) => readFileSync(join(dir, file));
    for (const file of ['a/index.html', 'c/index.html']) {
      expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(text);
      expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text);
    }
    // Neither a time nor the system.
    expect([...read('b.json.gz').subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
    expect(calls).toEqual(['compress 1/3', 'compress 2/3', 'compress 3/3']);
  });

  it('skips pictures and fonts, which are already compressed, and sealed records', async () => {
    const people = {
      'people/people.json': text,
      'people/ab/1.jwe': text,
      'people/bucket/0.json': text,
    };
    const dir = writeFolder({ 'a.png': text, 'b.woff2': text, ...people });
    await precompress(dir, () => {});
    expect(existsSync(join(dir, 'a.png.gz'))).toBe(false);
    expect(existsSync(join(dir, 'b.woff2.br'))).toBe(false);
    for (const path of Object.keys(people)) expect(existsSync(join(dir, `${path}.gz`))).toBe(false);
  });
});

const page = { 'Profile/index.html': '<h1>Café</h1>', 'Profile/index.txt': '1:"x"' };

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
