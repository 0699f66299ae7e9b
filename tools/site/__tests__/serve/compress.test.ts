import { gunzipSync } from 'node:zlib';
import { createCompressor } from '@/tools/site/serve/compress';

test('a file is compressed once, and again when it has changed', async () => {
  const compress = createCompressor();
  const first = await compress('a.html', Buffer.from('<h1>One</h1>'));
  expect(gunzipSync(first).toString()).toBe('<h1>One</h1>');
  expect(await compress('a.html', Buffer.from('<h1>One</h1>'))).toBe(first);
  const second = await compress('a.html', Buffer.from('<h1>Two</h1>'));
  expect(gunzipSync(second).toString()).toBe('<h1>Two</h1>');
});

test('two files of one server keep their own content', async () => {
  const compress = createCompressor();
  await compress('a.html', Buffer.from('a'));
  expect(gunzipSync(await compress('b.html', Buffer.from('b'))).toString()).toBe('b');
});
