import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import type { Inventory } from '@/tools/file/inventory';
import { isText, mediaType } from '@/tools/site/serve/media-type';
import { hashedFolder, hiddenFiles } from '@/tools/file/listed-file';
import { cacheControl, hsts, securityHeadersOf, workerFiles } from '@/tools/site/servers/rules';
import { ask, ledTo, type Answer } from './ask';
import { servers } from './servers';

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex');

function expectSecured({ headers }: Answer, file = '') {
  for (const [name, value] of [...securityHeadersOf(file), hsts])
    expect(headers[name.toLowerCase()], name).toBe(value);
  for (const name of ['set-cookie', 'access-control-allow-origin'])
    expect(headers[name], name).toBeUndefined();
}

const addressOf = (file: string) => `/${file.split('/').map(encodeURIComponent).join('/')}`;

/** Compressed copies are never requested by name. */
const isCopy = (file: string) => /\.(?:br|gz)$/.test(file);

/** Of the many documents of single keys, the tests ask for about one in 64. */
const isAsked = (file: string) => !/^credentials\/keys\/(?!0)/.test(file);

for (const { title, kind, origin, plainOrigin, basePath } of servers('open'))
  test.describe(title, () => {
    const at = (path: string, options?: Parameters<typeof ask>[2]) =>
      ask(origin, basePath + path, options);

    test('sends every page as built, to be revalidated each time', async () => {
      for (const route of [...Object.values(routes), '/404.html']) {
        const answer = await at(route);
        expect(answer.status, route).toBe(200);
        expect(answer.headers['content-type'], route).toBe('text/html; charset=utf-8');
        expect(answer.headers['cache-control'], route).toBe(cacheControl.other);
        expect(answer.body.toString(), route).toContain('http-equiv="Content-Security-Policy"');
        expectSecured(answer);
      }
    });

    test('redirects an address without its trailing slash to the page', async () => {
      for (const route of Object.values(routes).filter((path) => path !== '/')) {
        const answer = await at(`${route.slice(0, -1)}?a=1`);
        expect([301, 302, 307, 308], route).toContain(answer.status);
        expect(ledTo(answer, origin), route).toBe(`${basePath}${route}?a=1`);
      }
      if (basePath !== '') expect(ledTo(await ask(origin, basePath), origin)).toBe(`${basePath}/`);
    });

    test('redirects the second spelling of the profile', async () => {
      for (const path of ['/myprofile', '/myprofile/', '/myprofile/?period=2024-25']) {
        const answer = await at(path);
        expect(answer.status, path).toBe(301);
        const query = path.includes('?') ? '?period=2024-25' : '';
        expect(ledTo(answer, origin).replace(/\?$/, ''), path).toBe(
          `${basePath}/MyProfile/${query}`,
        );
      }
    });

    test('sends every file byte for byte, with its type and cache rule', async () => {
      const list = JSON.parse((await at('/build.json')).body.toString()) as Inventory;
      const files = Object.entries(list.files).filter(
        ([file]) => !hiddenFiles.includes(file) && isAsked(file),
      );
      expect(files.length).toBeGreaterThan(150);
      for (const [file, { sha256: known }] of files) {
        const answer = await at(addressOf(file));
        if (answer.status !== 200 && file.startsWith('myprofile/')) continue;
        expect(answer.status, file).toBe(200);
        if (isCopy(file)) continue;
        expect(sha256(answer.body), file).toBe(known);
        expect(answer.headers['content-type'], file).toBe(mediaType(file));
        expect(answer.headers['cache-control'], file).toBe(
          file.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other,
        );
      }
    });

    test('sends text as the compressed copies of the build', async () => {
      const list = JSON.parse((await at('/build.json')).body.toString()) as Inventory;
      const text = Object.keys(list.files).filter(
        (file) => isText(mediaType(file)) && !file.startsWith('myprofile/') && isAsked(file),
      );
      for (const file of text) {
        const path = addressOf(file);
        for (const [encoding, ending] of [
          ['br', 'br'],
          ['gzip', 'gz'],
        ] as const) {
          const answer = await at(path, { headers: { 'Accept-Encoding': encoding } });
          expect(answer.headers['content-encoding'], `${file} as ${encoding}`).toBe(encoding);
          expect(answer.headers['vary'], file).toMatch(/accept-encoding/i);
          expect(answer.travelled, file).toBe(list.files[`${file}.${ending}`]?.size);
          expect(sha256(answer.body), file).toBe(list.files[file]?.sha256);
          expect(answer.headers['content-type'], file).toBe(mediaType(file));
        }
      }
      for (const route of Object.values(routes)) {
        const answer = await at(route, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
        expect(answer.headers['content-encoding'], route).toMatch(/^(?:br|gzip)$/);
        expect(answer.travelled, route).toBeLessThan(answer.body.length / 2);
      }
    });

    test('takes the network from the workers that read files, compressed or not', async () => {
      for (const file of workerFiles)
        for (const coding of ['identity', 'gzip', 'br']) {
          const answer = await at(`/${file}`, { headers: { 'Accept-Encoding': coding } });
          expect(answer.status, file).toBe(200);
          expectSecured(answer, file);
        }
    });

    test('answers an unknown address with the 404 page, not cached', async () => {
      for (const path of ['/nowhere', '/Dashboard/nowhere/', `/${hashedFolder}chunks/old.js`]) {
        for (const headers of [{}, { 'Accept-Encoding': 'br, gzip' }]) {
          const answer = await at(path, { headers });
          expect(answer.status, path).toBe(404);
          expect(answer.headers['content-type'], path).toBe('text/html; charset=utf-8');
          expect(answer.headers['cache-control'], path).toBe(cacheControl.error);
          expect(answer.body.toString(), path).toContain('<title>Page not found');
          expectSecured(answer);
        }
      }
    });

    test('hides server files and lists no folder', async () => {
      const hidden = [...hiddenFiles, '.git/config', '_next/.env', 'WEB.CONFIG', '%2ehtaccess'];
      for (const file of hidden) {
        const answer = await at(`/${file}`);
        expect([403, 404], file).toContain(answer.status);
        expect(answer.headers['cache-control'], file).toBe(cacheControl.error);
      }
      for (const folder of ['/_next/', '/_next/static/', '/images/']) {
        const answer = await at(folder);
        expect([403, 404], folder).toContain(answer.status);
        expect(answer.body.toString(), folder).not.toMatch(/Index of|chunks/);
      }
    });

    test('answers 304 for an unchanged page', async () => {
      const first = await at('/Dashboard/');
      const headers = first.headers['etag']
        ? { 'If-None-Match': first.headers['etag'] }
        : { 'If-Modified-Since': first.headers['last-modified'] ?? '' };
      const second = await at('/Dashboard/', { headers });
      expect(second.status).toBe(304);
      expect(second.headers['cache-control']).toBe(cacheControl.other);
    });

    test('accepts no POST, PUT or DELETE', async () => {
      expect((await at('/', { method: 'HEAD' })).status).toBe(200);
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect([403, 404, 405, 501], method).toContain(
          (await at('/Dashboard/', { method })).status,
        );
    });

    test('redirects from HTTP to HTTPS', async () => {
      const answer = await ask(plainOrigin, `${basePath}/login/`);
      expect([301, 308]).toContain(answer.status);
      expect(answer.headers.location).toMatch(/^https:\/\/localhost(?::\d+)?\//);
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    });

    test('lets no other site read a page', async () => {
      const asked = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' };
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await at('/Dashboard/', { method, headers: asked });
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual(
          [],
        );
      }
    });

    test('does not reveal its version', async () => {
      expect((await at('/')).headers['server'] ?? '', kind).not.toMatch(/\d/);
    });
  });
