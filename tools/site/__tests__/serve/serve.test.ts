import { readHost, withoutHost } from '@/tools/site/serve/host';
import { gunzipSync } from 'node:zlib';
import { createCompressor } from '@/tools/site/serve/compress';

test.each([
  [[], '127.0.0.1', []],
  [['--host'], '0.0.0.0', []],
  [['--host', '192.0.2.7'], '192.0.2.7', []],
  [['--host=::'], '::', []],
  [['--port', '3001', '--host', '--turbo'], '0.0.0.0', ['--port', '3001', '--turbo']],
  [['--host', '192.0.2.7', '--port', '3001'], '192.0.2.7', ['--port', '3001']],
])('%j listens on %s', (args, host, others) => {
  expect(readHost(args)).toBe(host);
  expect(withoutHost(args)).toEqual(others);
});

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
