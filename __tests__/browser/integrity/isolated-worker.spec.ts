import { expect, test, type Page } from '@playwright/test';

/**
 * Attempts of a hostile file that runs a program in the worker. Each returns what it reached, or throws.
 * The program is added to the script of the worker, because that is where it would run.
 */
const attempts = `
const inherited = (name) => {
  for (let owner = globalThis; owner; owner = Object.getPrototypeOf(owner)) {
    const { value, get } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    const found = value ?? get?.call(self);
    if (found !== undefined) return found;
  }
  throw new Error(name + ' is not found');
};
const attempts = {
  'fetch': () => fetch('/sent-by-fetch'),
  'fetch of a prototype': () => inherited('fetch').call(self, '/sent-by-fetch'),
  'indexedDB': () => indexedDB.databases(),
  'indexedDB of a prototype': () => inherited('indexedDB').databases(),
  'caches of a prototype': () => inherited('caches').keys(),
  'importScripts of a prototype': () => inherited('importScripts').call(self, '/sent-by-script'),
  'XMLHttpRequest': () => new (inherited('XMLHttpRequest'))(),
  'WebSocket': () => new (inherited('WebSocket'))('wss://localhost/'),
  'WebTransport': () => new (inherited('WebTransport'))('https://localhost/'),
  'EventSource': () => new (inherited('EventSource'))('/sent-by-events'),
  'BroadcastChannel': () => new (inherited('BroadcastChannel'))('edify'),
  'Worker': () => new (inherited('Worker'))('/read-text.js'),
  'FontFace': async () => {
    const { status } = await new (inherited('FontFace'))('a', 'url(/sent-by-font)').load();
    if (status !== 'loaded') throw new Error('It is a stand-in.');
  },
  'WebAssembly': () => inherited('WebAssembly').Memory,
  'files of the site': () => navigator.storage.getDirectory(),
  'navigator of a prototype': () => inherited('navigator').locks.query(),
  'eval': () => eval('1'),
  'indirect eval': () => inherited('eval')('1'),
  'Function': () => new Function('return 1')(),
  'constructor of a function': () => (() => {}).constructor('return 1')(),
  'constructor of an async function': () => (async () => {}).constructor('return 1')(),
  'constructor of a generator': () => (function* () {}).constructor('yield 1')(),
  'text in a timer': () => new Promise((resolve, reject) => {
    self.ran = resolve;
    setTimeout('self.ran()', 0);
    setTimeout(() => reject(new Error('did not run')), 200);
  }),
  'text in a timer of a prototype': () => inherited('setTimeout').call(self, '1'),
  'import()': () => import('/sent-by-import.js'),
};
const reached = [];
for (const [name, attempt] of Object.entries(attempts))
  try { await attempt(); reached.push(name); } catch {}
postMessage({ reached });
`;

/** Runs the program in a worker of a page without a policy; returns what it reaches and the requests that it made. */
async function reachedIn(page: Page, path: string, hasPolicy: boolean) {
  const requests: string[] = [];
  await page.route('**/sent-by-*', (route) => {
    requests.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    if (!hasPolicy) delete headers['content-security-policy'];
    await route.fulfill({ response, headers, body: `${await response.text()};${attempts}` });
  });
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }),
  );
  await page.goto('/blank');
  const reached = await page.evaluate(
    (script) =>
      new Promise<string[]>((resolve, reject) => {
        const worker = new Worker(script, { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<{ reached?: string[] }>) =>
          data.reached && resolve(data.reached);
        worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not start.'));
      }),
    path,
  );
  return { reached, requests };
}

for (const path of ['/read-text.js', '/compare-texts.js']) {
  test(`A program in ${path} reaches no network, no data and no evaluated text`, async ({
    page,
  }) => {
    expect(await reachedIn(page, path, true)).toEqual({ reached: [], requests: [] });
  });

  test(`Where the host sends no policy for ${path}, only import() reaches the network`, async ({
    page,
  }) => {
    expect(await reachedIn(page, path, false)).toEqual({
      reached: ['import()'],
      requests: ['/sent-by-import.js'],
    });
  });
}
