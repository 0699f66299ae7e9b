import { readHost, withoutHost } from '@/tools/site/serve/host';

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
