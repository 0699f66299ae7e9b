import { request, type IncomingMessage, type Server } from 'node:http';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listen, readAddress } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const site = {
  'out/index.html': '<h1>Home</h1>',
  'out/404.html': '<h1>Not found</h1>',
  'out/Dashboard/index.html': '<h1>Dashboard</h1>',
  'out/images/map.svg': '<svg/>',
  'out/images/photo.webp': 'RIFF',
  'out/_next/static/a.js': 'void 0',
  'out/read-text.js': 'void 0',
  'out/fonts/figtree.woff2': 'wOF2',
  'out/people/people.json': '{"format":1}',
  'out/people/ab/0c.jwe': 'eyJ.sealed',
  'out/.htaccess': 'for a web server',
  'secret.txt': 'not for the web',
};

const servers: Server[] = [];

async function serve(basePath = ''): Promise<number> {
  const server = createSiteServer(join(writeFolder(site), 'out'), basePath);
  servers.push(server);
  return listen(server, 0);
}

/** Requests a path as it is; fetch would normalise it first. */
function ask(port: number, path: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
    request({ host: 'localhost', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

afterAll(() => servers.forEach((server) => server.close()));

describe('the local server', () => {
  let port: number;
  beforeAll(async () => {
    port = await serve();
  });

  test('answers a page address with the page', async () => {
    const { response, body } = await ask(port, '/Dashboard/?month=May');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe('<h1>Dashboard</h1>');
  });

  test.each([
    ['/images/map.svg', 'image/svg+xml; charset=utf-8'],
    ['/images/photo.webp', 'image/webp'],
    ['/fonts/figtree.woff2', 'font/woff2'],
    ['/_next/static/a.js', 'text/javascript; charset=utf-8'],
  ])('sends %s as %s', async (path, type) => {
    expect((await ask(port, path)).response.headers['content-type']).toBe(type);
  });

  test.each([
    ['bytes=-4', 206, 'aled', 'bytes 6-9/10'],
    ['bytes=-99', 206, 'eyJ.sealed', 'bytes 0-9/10'],
    ['bytes=-0', 200, 'eyJ.sealed', undefined],
    ['bytes=2-', 200, 'eyJ.sealed', undefined],
  ])('answers a request for %s of a record with %s', async (range, status, text, part) => {
    const { response, body } = await ask(port, '/people/ab/0c.jwe', 'GET', { Range: range });
    expect([response.statusCode, body.toString()]).toEqual([status, text]);
    expect(response.headers['content-range']).toBe(part);
  });

  test('adds the trailing slash to a page address and keeps the query', async () => {
    const { response } = await ask(port, '/Dashboard?status=Pending&q=a%20b');
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe('/Dashboard/?status=Pending&q=a%20b');
  });

  test('never redirects to another host', async () => {
    expect((await ask(port, '//Dashboard')).response.headers.location).toBe('/Dashboard/');
  });

  test.each([
    '/nowhere/',
    '/nowhere',
    '/images/',
    '/people/',
    '/people/ab/',
    '/people/ab/1d.jwe',
    '/people/me.json',
    '/images/map.svg/',
    '/out/index.html',
    '/.htaccess',
    '/%2ehtaccess',
    '/../secret.txt',
    '/Dashboard/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5Csecret.txt',
    '/%00',
    '/%E0%A4%A',
    '/%',
  ])('shows the not-found page with status 404 at %s', async (path) => {
    const { response, body } = await ask(port, path);
    expect(response.statusCode).toBe(404);
    expect(body.toString()).toBe('<h1>Not found</h1>');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('answers only GET and HEAD', async () => {
    const { response } = await ask(port, '/', 'POST');
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  test('compresses text for browsers that accept it, and never pictures', async () => {
    const gzip = { 'Accept-Encoding': 'br, gzip' };
    const page = await ask(port, '/', 'GET', gzip);
    expect(page.response.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(page.body).toString()).toBe('<h1>Home</h1>');
    const picture = await ask(port, '/images/photo.webp', 'GET', gzip);
    expect(picture.response.headers['content-encoding']).toBeUndefined();
    const refused = await ask(port, '/', 'GET', { 'Accept-Encoding': 'gzip;q=0, br' });
    expect(refused.response.headers['content-encoding']).toBeUndefined();
  });

  test('sends sealed records as they are, with their type, to be asked for again each time', async () => {
    const gzip = { 'Accept-Encoding': 'br, gzip' };
    for (const [path, type] of [
      ['/people/ab/0c.jwe', 'application/jose'],
      ['/people/people.json', 'application/json; charset=utf-8'],
    ] as const) {
      const { headers } = (await ask(port, path, 'GET', gzip)).response;
      expect(headers['content-type']).toBe(type);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('takes the network from the workers that read files, and from nothing else', async () => {
    const policyOf = async (path: string) =>
      (await ask(port, path)).response.headers['content-security-policy'];
    expect(await policyOf('/read-text.js')).toContain("default-src 'none'");
    for (const path of ['/', '/_next/static/a.js', '/compare-texts.js'])
      expect(await policyOf(path)).toBeUndefined();
  });

  test('lets a browser cache files with a hash in their name, and nothing else', async () => {
    const script = await ask(port, '/_next/static/a.js');
    expect(script.response.headers['cache-control']).toContain('immutable');
    expect((await ask(port, '/')).response.headers['cache-control']).toBe('no-cache');
  });
});

describe('the local server at a sub-path', () => {
  test('answers only below the sub-path', async () => {
    const port = await serve('/college/portal');
    expect((await ask(port, '/college/portal/Dashboard/')).response.statusCode).toBe(200);
    expect((await ask(port, '/college/portal?x=1')).response.headers.location).toBe(
      '/college/portal/?x=1',
    );
    expect((await ask(port, '/college/portal/Dashboard')).response.headers.location).toBe(
      '/college/portal/Dashboard/',
    );
    expect((await ask(port, '/Dashboard/')).response.statusCode).toBe(404);
    expect((await ask(port, '/college/portalX/')).response.statusCode).toBe(404);
  });
});

test('a page says that the site is being built until there is one', async () => {
  const root = writeFolder({});
  const server = createSiteServer(join(root, 'out'));
  servers.push(server);
  const port = await listen(server, 0);
  const first = await ask(port, '/Dashboard/');
  expect(first.response.statusCode).toBe(503);
  expect(first.body.toString()).toContain('The site is being built');
  cpSync(writeFolder({ 'index.html': 'built' }), join(root, 'out'), { recursive: true });
  expect((await ask(port, '/')).body.toString()).toBe('built');
});

test('only the name of this computer is answered, so that no other site reads the records in a browser', async () => {
  const port = await serve();
  const statusOf = async (host: string) =>
    (await ask(port, '/', 'GET', { Host: host })).response.statusCode;
  for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
    expect([host, await statusOf(host)]).toEqual([host, 200]);
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example'])
    expect([host, await statusOf(host)]).toEqual([host, 421]);
});

describe('the port', () => {
  test('is the next free one when the requested one is taken, with a message', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    const taken = await serve();
    const server = createSiteServer('out');
    servers.push(server);
    expect(await listen(server, taken)).toBeGreaterThan(taken);
    expect(log).toHaveBeenCalledWith(`Port ${taken} is in use, trying ${taken + 1}.`);
    log.mockRestore();
  });

  test('is open to this computer only, unless another host is set', async () => {
    const server = createSiteServer('out');
    servers.push(server);
    await listen(server, 0);
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });

  test('is 3000 unless an option or PORT says otherwise', () => {
    expect(readAddress({}, '')).toEqual({ port: 3000, host: '127.0.0.1' });
    expect(readAddress({ host: '0.0.0.0' }, '8080')).toEqual({ port: 8080, host: '0.0.0.0' });
    expect(readAddress({ port: '3100' }, '8080').port).toBe(3100);
    expect(() => readAddress({ port: '80a' })).toThrow('The port is "80a"');
    expect(() => readAddress({}, '70000')).toThrow('Allowed: a number from 0 to 65535');
  });
});
