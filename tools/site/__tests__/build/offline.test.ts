import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { offlinePages } from '@/components/offline/model/offline-pages';
import { aliases, portalRoutes, routes } from '@/lib/site/routes';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { writeOffline } from '@/tools/site/build/offline';

const origin = 'https://college.example';

function worker(options: { release?: string; isOn?: boolean } = {}): string {
  const out = writeFolder({});
  writeOffline(out, { basePath: '/portal', release: 'one', isOn: true, ...options });
  return readFileSync(join(out, 'sw.js'), 'utf8');
}

/** Runs the worker; `stored` is its cache by address, or null after Logout. */
function run(
  stored: Map<string, Response> | null,
  site: () => Promise<Response>,
  { code = worker(), isLate = false } = {},
) {
  const listeners = new Map<string, (event: object) => void>();
  const messages: string[] = [];
  const deleted: string[] = [];
  const asked: string[] = [];
  let isRegistered = true;
  const registration = { unregister: async () => void (isRegistered = false) };
  const clients = {
    claim: async () => {},
    matchAll: async () => [{ postMessage: (text: string) => messages.push(text) }],
  };
  const addEventListener = (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener);
  const self = { location: { origin }, clients, registration, addEventListener };
  const caches = {
    has: async () => stored !== null,
    open: async () => ({
      match: async (address: string) => stored?.get(address)?.clone(),
      put: async (address: string, response: Response) => stored?.set(address, response),
    }),
    delete: async (name: string) => deleted.push(name),
  };
  const fetch = (request: string | { url: string }) => {
    asked.push(typeof request === 'string' ? origin + request : request.url);
    return site();
  };
  const setTimeout = (end: () => void) => void (isLate && end());
  runInNewContext(code, { self, caches, fetch, URL, Headers, Response, Promise, setTimeout });
  const send = async (name: string, event: object = {}) => {
    let answer: Promise<Response> | undefined;
    let work: Promise<void> | undefined;
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<void>) => (work = promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    const response = await answer;
    if (name === 'message') await work;
    // What the worker still does.
    await new Promise((resolve) => setImmediate(resolve));
    return response;
  };
  const open = (path: string, mode = 'navigate') =>
    send('fetch', {
      request: { url: origin + path, method: 'GET', mode, headers: new Headers() },
    });
  return { open, send, asked, deleted, messages, isRegistered: () => isRegistered };
}

const dashboard = '/portal/Dashboard/';
const page = (text: string) =>
  new Response(`<html><head></head>${text}</html>`, {
    headers: { date: 'Sat, 28 Nov 2026 21:00:00 GMT' },
  });
const down = () => Promise.reject(new TypeError('Failed to fetch'));

test('every page of the portal is stored, in every spelling, and no public page', () => {
  expect(offlinePages).toEqual([
    ...portalRoutes.map((name) => routes[name]),
    ...Object.keys(aliases),
  ]);
});

test('a page comes from the site, and is stored', async () => {
  const stored = new Map([[dashboard, page('old')]]);
  const { open } = run(stored, async () => page('new'));
  expect(await (await open(`${dashboard}?status=Pending`))?.text()).toContain('new');
  expect(await stored.get(dashboard)?.text()).toContain('new');
});

test.each([
  ['cannot be reached', down, false],
  ['has an error', async () => new Response('', { status: 502 }), false],
  ['does not answer in time', () => new Promise<Response>(() => {}), true],
])('if the site %s, the stored page opens and says from when it is', async (_, site, isLate) => {
  const { open } = run(new Map([[dashboard, page('old')]]), site, { isLate });
  expect(await (await open(dashboard))?.text()).toContain(
    '<meta name="edify:as-of" content="Sat, 28 Nov 2026 21:00:00 GMT"/></head>old',
  );
});

test('a file with a hash comes from the cache without a request, and others from the site', async () => {
  const [hashed, picture] = ['/portal/_next/static/chunks/a.js', '/portal/images/a.svg'];
  const stored = new Map([hashed, picture].map((path) => [path, new Response('stored')]));
  const { open, asked } = run(stored, async () => new Response('site'));
  expect(await (await open(hashed, 'no-cors'))?.text()).toBe('stored');
  expect(await (await open(picture, 'no-cors'))?.text()).toBe('site');
  expect(asked).toEqual([origin + picture]);
});

test('the pages that a page names are stored with their files, and what is stored is not asked for again', async () => {
  const [hashed, picture] = ['/portal/_next/static/chunks/a.js', '/portal/images/a.svg'];
  const loaded = '/portal/_next/static/chunks/late.js';
  const stored = new Map([[hashed, new Response('stored')]]);
  const html = `<script src="${hashed}"></script><img src="${picture}"><a href="/portal/login/">`;
  const { send, asked } = run(stored, async () => page(html));
  await send('message', { data: { pages: [dashboard], files: [loaded] } });
  expect([...stored.keys()]).toEqual([hashed, dashboard, loaded, picture]);
  expect(asked).toEqual([dashboard, loaded, picture].map((path) => origin + path));
});

test('what a gate answers is shown and not stored', async () => {
  const stored = new Map<string, Response>();
  const { open } = run(stored, async () => new Response('sign in', { status: 401 }));
  expect((await open(dashboard))?.status).toBe(401);
  expect(stored.size).toBe(0);
});

test('after Logout nothing is stored', async () => {
  const { open } = run(null, async () => page('new'));
  expect(await (await open(dashboard))?.text()).toContain('new');
});

test.each([
  '/portal/',
  '/portal/login/',
  '/portal/people/ab/cd.jwe',
  '/portal/Dashboard/index.txt',
  '/portal/drop/1',
  '/Dashboard/',
])('%s is left to the browser', async (path) => {
  const { open, asked } = run(new Map(), async () => page('new'));
  expect(await open(path)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a new release removes the stored files and tells the open pages', async () => {
  const { send, deleted, messages } = run(new Map(), down, { code: worker({ release: 'two' }) });
  await send('activate');
  expect([deleted, messages]).toEqual([['edify-offline:/portal/'], ['two']]);
  expect(worker()).toBe(worker());
  expect(worker()).not.toBe(worker({ release: 'two' }));
});

test('a worker that is turned off deletes the cache and itself', async () => {
  const { send, deleted, isRegistered } = run(new Map(), down, { code: worker({ isOn: false }) });
  await send('activate');
  expect(deleted).toEqual(['edify-offline:/portal/']);
  expect(isRegistered()).toBe(false);
});
