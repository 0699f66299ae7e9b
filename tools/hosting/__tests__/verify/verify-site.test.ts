import type { Server } from 'node:http';
import { join } from 'node:path';
import { isHint } from '@/tools/hosting/verify/advice';
import { createAsk } from '@/tools/hosting/verify/ask';
import { describeProblems, type SiteProblem } from '@/tools/hosting/verify/site-problem';
import { judgeRelease, readLive } from '@/tools/hosting/verify/release-check';
import { serverKindOf } from '@/tools/hosting/verify/server-kind';
import { verifySite } from '@/tools/hosting/verify/verify-site';
import { policies } from '@/tools/site/servers/rules';
import { removeAll } from '@/tools/file/__tests__/fixture-release';
import { serveModel, writeSite, type Reply, type Spoil } from './model-server';

const servers: Server[] = [];
let atRoot: Awaited<ReturnType<typeof writeSite>>;
let below: Awaited<ReturnType<typeof writeSite>>;

beforeAll(async () => {
  atRoot = await writeSite('');
  below = await writeSite('/portal');
});
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  removeAll([atRoot.folder, below.folder]);
});

/** Serves one of the sites and verifies it; returns the problems and their text for the kind of server. */
async function verify(
  { folder, inventory }: typeof atRoot,
  { gated = false, gate = gated, spoil }: { gated?: boolean; gate?: boolean; spoil?: Spoil } = {},
): Promise<{ problems: SiteProblem[]; text: string }> {
  const { server, port } = await serveModel(folder, inventory.basePath, {
    gate,
    ...(spoil && { spoil }),
  });
  servers.push(server);
  const origin = `http://localhost:${port}`;
  const prefix = `${inventory.basePath}/`;
  const ask = createAsk(origin);
  const live = await readLive(ask, prefix);
  const people = join(folder, 'people');
  const site = {
    ...{ origin, prefix, gated, people, ask, inventory: live.inventory },
  };
  const problems = await verifySite(site, () => {});
  return { problems, text: describeProblems(problems, serverKindOf(live.answer.headers)) };
}

const page = (path: string) => path === '/Dashboard/';
const withHeader = (reply: Reply, name: string, value: string) => ({
  ...reply,
  headers: { ...reply.headers, [name]: value },
});
const without = (reply: Reply, name: string) => {
  const headers = { ...reply.headers };
  delete headers[name];
  return { ...reply, headers };
};
const ok = (reply: Reply) => ({ ...reply, status: 200 });
const leak = (reply: Reply) => ({ ...ok(reply), body: Buffer.from('not for everybody') });

describe('a site that is served correctly', () => {
  test.each([{ gated: false }, { gated: true }])('has no problems: %j', async (options) => {
    expect((await verify(atRoot, options)).text).toBe('');
    const { problems } = await verify(below, options);
    expect(problems.filter(({ topic }) => !isHint(topic))).toEqual([]);
  });

  test('with sealed records below a path of a host gets a warning that names a host of its own', async () => {
    const { problems, text } = await verify(below);
    expect(problems.map(({ topic }) => topic)).toEqual(['origin']);
    expect(text).toContain('warning: other pages of this host can read the records');
    expect(text).toContain('a host name of its own');
  });
});

const table: [string, Spoil, SiteProblem['topic'], string[]][] = [
  [
    'a page that is missing',
    (path, reply) => (page(path) ? { ...reply, status: 404 } : reply),
    'status',
    ['a file of the release is not sent', '/Dashboard/', 'status 404'],
  ],
  [
    'a page of another release',
    (path, reply) =>
      page(path) ? { ...reply, body: Buffer.from(`${reply.body.toString()} `) } : reply,
    'hash',
    ['differ from the release', 'sub_filter'],
  ],
  [
    'a page without its policy',
    (path, reply, asked) =>
      page(path) && asked === 'identity' ? { ...reply, body: Buffer.from('<h1></h1>') } : reply,
    'policy',
    ['lost its Content-Security-Policy'],
  ],
  [
    'a script with the wrong type',
    (path, reply) =>
      path.endsWith('a.js') ? withHeader(reply, 'Content-Type', 'text/plain') : reply,
    'type',
    ['found     Content-Type: text/plain', 'types { text/javascript'],
  ],
  [
    'a missing security header',
    (_, reply) => without(reply, 'Referrer-Policy'),
    'header',
    ['no Referrer-Policy', 'add_header Referrer-Policy "no-referrer" always;', 'more'],
  ],
  [
    'a worker with the network',
    (path, reply) =>
      path.endsWith('/read-text.js')
        ? withHeader(reply, 'Content-Security-Policy', policies.other)
        : reply,
    'header',
    ['/read-text.js', "expected  Content-Security-Policy: default-src 'none'; frame-ancestors"],
  ],
  [
    'a hashed file that is not cached',
    (path, reply) =>
      path.includes('/_next/static/chunks/')
        ? withHeader(reply, 'Cache-Control', 'no-cache')
        : reply,
    'cache',
    ['expected  Cache-Control: public, max-age=31536000, immutable'],
  ],
  [
    'a page that is cached for an hour',
    (path, reply) => (page(path) ? withHeader(reply, 'Cache-Control', 'max-age=3600') : reply),
    'cache',
    ['found     Cache-Control: max-age=3600', 'expected  Cache-Control: no-cache'],
  ],
  [
    'an error that is cached',
    (_, reply) => (reply.status === 404 ? withHeader(reply, 'Cache-Control', 'no-cache') : reply),
    'cache',
    ['expected  Cache-Control: no-store', '/no-such-page/'],
  ],
  [
    'no compression',
    (_, reply, asked) => (asked === 'gzip' ? without(reply, 'Content-Encoding') : reply),
    'compression',
    ['found     no Content-Encoding', 'gzip_static on;'],
  ],
  [
    'no Brotli, which is only a hint',
    (_, reply, asked) => (asked === 'br' ? without(reply, 'Content-Encoding') : reply),
    'brotli',
    ['· 7 addresses: hint', 'brotli_static on;'],
  ],
  [
    'a missing Vary header',
    (_, reply) => without(reply, 'Vary'),
    'vary',
    ['no Vary', 'gzip_vary on;'],
  ],
  [
    'compressed bytes that cannot be decompressed',
    (path, reply, asked) =>
      page(path) && asked === 'gzip' ? { ...reply, body: Buffer.from('none') } : reply,
    'hash',
    ['bytes that are not gzip'],
  ],
  [
    'a redirect for the trailing slash to another host',
    (path, reply) =>
      path === '/Dashboard'
        ? withHeader(reply, 'Location', 'http://inside:8080/Dashboard/')
        : reply,
    'slash',
    ['Location: http://inside:8080/Dashboard/', 'absolute_redirect off;'],
  ],
  [
    'two slashes that lead to another host',
    (path, reply) =>
      path === '//login' ? { ...withHeader(reply, 'Location', '//login/'), status: 301 } : reply,
    'foreign',
    ['leads to another host', 'merge_slashes on;'],
  ],
  [
    'a second spelling that is unknown',
    (path, reply) =>
      path.startsWith('/myprofile') ? { ...without(reply, 'Location'), status: 404 } : reply,
    'alias',
    ['2 addresses', '/myprofile, /myprofile/'],
  ],
  [
    'unknown addresses that show the start page',
    (_, reply) => (reply.status === 404 ? ok(reply) : reply),
    'unknown',
    ['found     status 200', 'error_page 404'],
  ],
  [
    'unknown addresses with the server’s own page',
    (_, reply) => (reply.status === 404 ? { ...reply, body: Buffer.from('nginx') } : reply),
    'unknown',
    ['status 404 with another page'],
  ],
  [
    'a server file that everyone can read',
    (path, reply) => (path === '/.htaccess' ? leak(reply) : reply),
    'hidden',
    ['/.htaccess', 'location ~ /\\.'],
  ],
  [
    'a readable .git folder',
    (path, reply) => (path === '/.git/config' ? leak(reply) : reply),
    'hidden',
    ['/.git/config'],
  ],
  [
    'a folder that lists its contents',
    (path, reply) => (path === '/images/' ? leak(reply) : reply),
    'listing',
    ['/images/', 'autoindex off;'],
  ],
  [
    'a bucket whose files everybody may list',
    (path, reply) => (path === '/?list-type=2' ? leak(reply) : reply),
    'listing',
    ['/?list-type=2', 'found     status 200'],
  ],
  [
    'files that have the same time in every release',
    (path, reply) =>
      page(path) ? withHeader(reply, 'Last-Modified', 'Tue, 01 Jan 1980 00:00:00 GMT') : reply,
    'stale',
    ['1980', 'touch {} +'],
  ],
  [
    'a server that compares only the time',
    (path, reply, _, headers) =>
      !page(path)
        ? reply
        : headers['if-modified-since'] === undefined
          ? withHeader(reply, 'ETag', '"b"')
          : { ...reply, status: 304, body: Buffer.of() },
    'stale',
    ['status 304 for If-None-Match and If-Modified-Since', 'if_modified_since'],
  ],
  [
    'a copy of the site inside the site',
    (path, reply) => (path.startsWith('/out/') ? leak(reply) : reply),
    'nested',
    ['/out/build.json', 'Delete that folder'],
  ],
  [
    'the package itself',
    (path, reply) => (path.endsWith('.zip') ? leak(reply) : reply),
    'nested',
    ['/edify-1.2.3-'],
  ],
  [
    'a sealed record that is older than the local one',
    (path, reply) =>
      path.endsWith('.jwe') && reply.status === 200
        ? { ...reply, body: Buffer.from('older') }
        : reply,
    'people',
    ['2 addresses', 'other bytes', 'npm run college -- publish'],
  ],
  [
    'a gate over the sealed records',
    (path, reply) =>
      path.startsWith('/people/') && reply.status === 200 ? { ...reply, status: 401 } : reply,
    'people',
    ['/people/people.json', 'status 401'],
  ],
  [
    'a sealed record of an unknown type',
    (path, reply) =>
      path.endsWith('.jwe') && reply.status === 200
        ? withHeader(reply, 'Content-Type', 'application/octet-stream')
        : reply,
    'type',
    ['expected  Content-Type: application/jose', 'types { application/jose'],
  ],
  [
    'sealed records that are cached for a day',
    (path, reply) =>
      path.endsWith('.jwe') && reply.status === 200
        ? withHeader(reply, 'Cache-Control', 'max-age=86400')
        : reply,
    'cache',
    ['2 addresses', 'expected  Cache-Control: no-cache'],
  ],
  [
    'lists of the sealed records',
    (path, reply) => (/^\/people\/(ab\/)?$/.test(path) ? leak(reply) : reply),
    'listing',
    ['2 addresses', '/people/, /people/ab/', 'autoindex off;'],
  ],
  [
    'a page for every made-up name of a record',
    (path, reply) =>
      path.endsWith('.jwe') && reply.status === 404 ? ok(without(reply, 'Location')) : reply,
    'unknown',
    ['/people/', 'found     status 200'],
  ],
  [
    'a cookie, without its value',
    (path, reply) =>
      path === '/login/' ? withHeader(reply, 'Set-Cookie', 'session=secret; Path=/') : reply,
    'cookie',
    ['found     Set-Cookie: session\n'],
  ],
];

describe('a problem of a live site', () => {
  test.each(table)('is found: %s', async (_, spoil, topic, phrases) => {
    const { problems, text } = await verify(atRoot, { spoil });
    expect([...new Set(problems.map((problem) => problem.topic))]).toEqual([topic]);
    for (const word of phrases) expect(text).toContain(word);
  });
});

test('the list of a bucket is found above a site that is below a path', async () => {
  const list = (reply: Reply) => ({
    ...ok(reply),
    body: Buffer.from('<?xml version="1.0"?><ListBucketResult><Key>people/'),
  });
  const spoil: Spoil = (path, reply) => (path === '/?list-type=2' ? list(reply) : reply);
  const { problems } = await verify(below, { spoil });
  expect(problems.filter(({ topic }) => topic === 'listing')).toMatchObject([
    { where: '/?list-type=2', found: 'status 200' },
  ]);
});

describe('Sealed records', () => {
  test('are not asked for when there are none here', async () => {
    const bare = await writeSite('');
    const { server, port } = await serveModel(bare.folder, '', {});
    servers.push(server);
    const origin = `http://localhost:${port}`;
    const asked: string[] = [];
    const ask = createAsk(origin);
    const counted: typeof ask = (path, headers) => {
      asked.push(path);
      return ask(path, headers);
    };
    const { inventory } = await readLive(ask, '/');
    const site = { origin, prefix: '/', gated: false, inventory, people: 'nowhere', ask: counted };
    await verifySite(site, () => {});
    expect(asked.filter((path) => path.startsWith('/people/'))).toEqual([]);
    removeAll([bare.folder]);
  });
});

describe('a gate', () => {
  test('that is missing is found at every file behind it', async () => {
    const { problems } = await verify(atRoot, { gated: true, gate: false });
    const paths = problems.filter(({ topic }) => topic === 'gate').map(({ where }) => where);
    expect(paths).toEqual(
      expect.arrayContaining(['/Dashboard/', '/Dashboard/index.txt', '/Dashboard/index.html.br']),
    );
  });

  test.each([
    '//Dashboard/',
    '/login/../Dashboard/',
    '/%44ashboard/',
    '/DASHBOARD/',
    '/dashboard/index.txt',
  ])('that %s bypasses is found', async (hole) => {
    const spoil: Spoil = (path, reply) =>
      path === hole ? { ...reply, status: 200, body: Buffer.from('record') } : reply;
    const { problems, text } = await verify(atRoot, { gated: true, spoil });
    expect(problems.map(({ topic, where }) => [topic, where])).toEqual([['gate', hole]]);
    expect(text).toContain('location ~*');
  });

  test('may redirect to a sign-in on the same host or another', async () => {
    for (const to of ['https://id.example/authorize', '/oauth2/start?rd=/Dashboard/']) {
      const spoil: Spoil = (_, reply) =>
        reply.status === 401 ? { ...withHeader(reply, 'Location', to), status: 302 } : reply;
      expect((await verify(atRoot, { gated: true, spoil })).text).toBe('');
    }
  });
});

describe('the live release', () => {
  test('is compared with the expected one and with its path', () => {
    const { inventory } = below;
    expect(judgeRelease(inventory, inventory, '/portal/')).toEqual([]);
    const [problem] = judgeRelease(inventory, undefined, '/');
    expect(problem).toMatchObject({ topic: 'place', found: 'built for /portal/' });
    const files = { ...inventory.files, 'new.html': { size: 1, sha256: 'a' } };
    const other = { ...inventory, contentHash: '1'.repeat(64), files };
    const [release] = judgeRelease(inventory, other, '/portal/');
    expect(release).toMatchObject({
      topic: 'release',
      expected: 'release 111111111111, version 1.2.3 (1 of its files are missing and 0 differ)',
    });
  });

  test('is an error when the site does not send build.json', async () => {
    const gone = async () => ({ status: 404, headers: {}, body: Buffer.of() });
    await expect(readLive(gone, '/')).rejects.toThrow('/build.json returned status 404');
    const html = async () => ({ status: 200, headers: {}, body: Buffer.from('<html>') });
    await expect(readLive(html, '/')).rejects.toThrow('is not the build.json of an Edify release');
  });
});
