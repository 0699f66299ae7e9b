import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { removeAll, writeRelease } from '@/tools/file/__tests__/fixture-release';
import { hiddenFiles } from '@/tools/file/listed-file';
import { readLive, verifySite } from '@/tools/hosting/verify';
import { closeServer, listen } from '@/tools/site/serve/listen';
import { isText, mediaType } from '@/tools/site/serve/media-type';
import { cacheControl, policies, securityHeadersOf } from '@/tools/site/servers/rules';

const page = (title: string) => `<h1>${title}</h1>${'text '.repeat(500)}`;
const { folder } = writeRelease({
  'index.html': page('Home'),
  '404.html': page('Not found'),
  'login/index.html': page('Login'),
  'Dashboard/index.html': page('Dashboard'),
  'Dashboard/index.txt': 'data '.repeat(500),
  'read-text.js': 'void 0; '.repeat(300),
  '_next/static/a.js': 'void 0; '.repeat(300),
  _headers: '# for the server',
  '.htaccess': '# for the server',
  'people/ab/0.jwe': 'sealed',
});

const servers: Server[] = [];
afterAll(() => {
  servers.forEach(closeServer);
  removeAll([folder]);
});

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The right answer to a request. */
function answer(path: string): Reply {
  const stat = statSync(join(folder, path), { throwIfNoEntry: false });
  if (stat?.isDirectory() && !path.endsWith('/'))
    return { status: 301, headers: { Location: `${path}/` }, body: '' };
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const isThere = existsSync(join(folder, file)) && !hiddenFiles.includes(file.slice(1));
  const sent = isThere ? file.slice(1) : '404.html';
  const cache = !isThere ? 'error' : sent.startsWith('_next/static/') ? 'hashed' : 'other';
  return {
    status: isThere ? 200 : 404,
    headers: {
      ...Object.fromEntries(securityHeadersOf(sent)),
      'Content-Type': mediaType(sent),
      'Cache-Control': cacheControl[cache],
      ...(isText(mediaType(sent)) && { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
    },
    body: readFileSync(join(folder, sent), 'utf8'),
  };
}

type Spoil = (path: string, reply: Reply) => Partial<Reply>;

/** Verifies a server that is right but for what `spoil` changes. */
async function verify(spoil: Spoil = () => ({}), isGated = false) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const right = answer(path);
    const { status, headers, body } = { ...right, ...spoil(path, right) };
    response.writeHead(status, headers);
    response.end(headers['Content-Encoding'] ? gzipSync(body) : body);
  });
  servers.push(server);
  const live = await readLive(`http://localhost:${await listen(server, 0)}`);
  await verifySite(live, isGated);
  return Object.fromEntries(live.problems);
}

const isPortal = (path: string) => path.startsWith('/Dashboard');
const withHeader = ({ headers }: Reply, name: string, value: string) => ({
  headers: { ...headers, [name]: value },
});
const without = ({ headers }: Reply, name: string) => ({
  headers: Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name)),
});

test('A site that is served rightly has no problems', async () => {
  expect(await verify()).toEqual({});
  expect(await verify((path) => (isPortal(path) ? { status: 401, body: '' } : {}), true)).toEqual(
    {},
  );
});

const at = (where: string, change: (reply: Reply) => Partial<Reply>): Spoil => {
  return (path, reply) => (path === where ? change(reply) : {});
};

test.each<[string, Spoil, string, string]>([
  [
    'a missing page',
    at('/login/', () => ({ status: 404 })),
    '/login/',
    'status 404 instead of 200',
  ],
  [
    'another page',
    at('/read-text.js', () => ({ body: 'x' })),
    '/read-text.js',
    'other bytes than in build.json',
  ],
  [
    'a wrong type',
    at('/read-text.js', (reply) => withHeader(reply, 'Content-Type', 'text/html')),
    '/read-text.js',
    'Content-Type: text/html instead of text/javascript; charset=utf-8',
  ],
  [
    'a missing security header',
    (_, reply) => without(reply, 'X-Frame-Options'),
    '/',
    'no X-Frame-Options: DENY',
  ],
  [
    'a worker with the network',
    at('/read-text.js', (reply) => withHeader(reply, 'Content-Security-Policy', policies.other)),
    '/read-text.js',
    `no Content-Security-Policy: ${policies.worker}`,
  ],
  [
    'a hashed file that is not cached',
    at('/_next/static/a.js', (reply) => withHeader(reply, 'Cache-Control', 'no-cache')),
    '/_next/static/a.js',
    'Cache-Control: no-cache is wrong',
  ],
  [
    'a page that is cached',
    at('/login/', (reply) => withHeader(reply, 'Cache-Control', 'max-age=60')),
    '/login/',
    'Cache-Control: max-age=60 is wrong',
  ],
  [
    'a page that is not compressed',
    at('/login/', (reply) => without(reply, 'Content-Encoding')),
    '/login/',
    'not compressed',
  ],
  [
    'a missing Vary',
    at('/login/', (reply) => without(reply, 'Vary')),
    '/login/',
    'no Vary: Accept-Encoding',
  ],
  [
    'a cookie',
    at('/login/', (reply) => withHeader(reply, 'Set-Cookie', 'a=b')),
    '/login/',
    'a cookie',
  ],
  [
    'a page without its slash that is not found',
    at('/login', () => ({ status: 404, headers: {} })),
    '/login',
    'does not lead to the page with a slash at the end',
  ],
  [
    'a list of the records',
    at('/people/', () => ({ status: 200, headers: {}, body: 'ab/' })),
    '/people/',
    'status 200 instead of 404',
  ],
  [
    'a file for the server',
    at('/.htaccess', () => ({ status: 200, headers: {}, body: '# for the server' })),
    '/.htaccess',
    'status 200 instead of 404',
  ],
  [
    'another page for what does not exist',
    (_, { status }) => (status === 404 ? { body: 'nginx' } : {}),
    '',
    'not the page 404.html with status 404',
  ],
])('%s is a problem', async (_, spoil, where, what) => {
  const problems = await verify(spoil);
  expect(Object.keys(problems)).toEqual([what]);
  expect(problems[what]?.join()).toContain(where);
});

test('A portal page and its data that a gate lets through are a problem', async () => {
  expect(await verify(() => ({}), true)).toEqual({
    'sent without a sign-in': ['/Dashboard/', '/Dashboard/index.txt'],
  });
});

test('A site without build.json, or for another path, is not verified', async () => {
  await expect(verify(at('/build.json', () => ({ status: 404 })))).rejects.toThrow(
    'build.json is answered with status 404',
  );
  const other = at('/build.json', ({ body }) => ({
    body: body.replace('"basePath":""', '"basePath":"/portal"'),
  }));
  await expect(verify(other)).rejects.toThrow('built for the path /portal/, not /');
});
