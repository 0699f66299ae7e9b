import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { cacheControl, hsts, securityHeadersOf, workerFiles } from '@/tools/site/servers/rules';
import { ask, ledTo, type Answer } from './ask';
import { liveAt, problemsAt } from './problems-at';
import { servers } from './servers';

function expectSecured({ headers }: Answer, file: string) {
  for (const [name, value] of [...securityHeadersOf(file), hsts])
    expect(headers[name.toLowerCase()], `${file}: ${name}`).toBe(value);
  for (const name of ['set-cookie', 'access-control-allow-origin'])
    expect(headers[name], `${file}: ${name}`).toBeUndefined();
}

for (const server of servers('open')) {
  const { title, kind, origin, plainOrigin, basePath, site } = server;
  test.describe(title, () => {
    const at = (path: string, options?: Parameters<typeof ask>[2]) =>
      ask(origin, basePath + path, options);

    test('verify finds no problem in any file, redirect or unknown address', async () => {
      expect(Object.keys((await liveAt(server)).inventory.files).length).toBeGreaterThan(200);
      expect(await problemsAt(server)).toEqual({});
    });

    test('leads from http to https', async () => {
      const answer = await ask(plainOrigin, `${basePath}/login/`);
      expect([301, 302, 308]).toContain(answer.status);
      expect(answer.headers.location).toMatch(/^https:\/\/localhost/);
    });

    test('sends the compressed copies of the build, with the headers of each file', async () => {
      const pages = Object.values(routes).map((route) => `${route.slice(1)}index.html`);
      for (const file of [...pages, '404.html', ...workerFiles])
        for (const [coding, ending] of [
          ['br', '.br'],
          ['gzip', '.gz'],
        ] as const) {
          const path = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
          const answer = await at(path, { headers: { 'Accept-Encoding': coding } });
          expect(answer.status, path).toBe(200);
          // nginx in front of a store compresses by itself.
          if (kind === 'store' || kind === 'ceph')
            expect(answer.headers['content-encoding'], path).toBe(
              coding === 'gzip' ? 'gzip' : undefined,
            );
          else expect(answer.travelled, path).toBe(statSync(join(site, file + ending)).size);
          expect(answer.headers['cache-control'], path).toBe(cacheControl.other);
          expectSecured(answer, file);
        }
      const unknown = await at('/nowhere', { headers: { 'Accept-Encoding': 'br, gzip' } });
      expect([unknown.status, unknown.headers['cache-control']]).toEqual([404, cacheControl.error]);
      expectSecured(unknown, '404.html');
    });

    test('allows the camera on the page of events alone', async () => {
      const page = routes.facultyEvents;
      const others = [page.slice(0, -1), `${page}index.txt`, `${page}nowhere`, '/nowhere'];
      const allowed: string[] = [];
      for (const path of [...Object.values(routes), ...others]) {
        const { status, headers } = await at(path);
        // A store sends no header with a redirect, which is no page.
        if (status >= 300 && status < 400) continue;
        const policy = String(headers['permissions-policy']);
        expect(policy, path).toMatch(/^camera=\((self)?\), /);
        if (policy.startsWith('camera=(self)')) allowed.push(path);
      }
      expect(allowed).toEqual([page]);
    });

    test('keeps the query in every redirect', async () => {
      const spelled = ['/myprofile', '/myprofile/'].map((path) => [path, '/MyProfile/'] as const);
      const short = Object.values(routes).map((route) => [route.slice(0, -1), route] as const);
      for (const [from, to] of [...spelled, ...short.filter(([path]) => path !== '')]) {
        const answer = await at(`${from}?a=1`);
        expect([301, 302, 307, 308], from).toContain(answer.status);
        expect(ledTo(answer, origin), from).toBe(`${basePath}${to}?a=1`);
      }
      if (basePath !== '') expect(ledTo(await ask(origin, basePath), origin)).toBe(`${basePath}/`);
    });

    test('answers 304 for an unchanged page, accepts no POST, PUT or DELETE, and hides its version', async () => {
      const first = await at('/Dashboard/');
      const headers = first.headers['etag']
        ? { 'If-None-Match': first.headers['etag'] }
        : { 'If-Modified-Since': first.headers['last-modified'] ?? '' };
      const second = await at('/Dashboard/', { headers });
      expect(second.status).toBe(304);
      expect(second.headers['cache-control']).toBe(cacheControl.other);
      expect((await at('/', { method: 'HEAD' })).status).toBe(200);
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect([403, 404, 405, 501], method).toContain(
          (await at('/Dashboard/', { method })).status,
        );
      expect(first.headers['server'] ?? '', kind).not.toMatch(/\d/);
      const plain = await ask(plainOrigin, `${basePath}/login/`);
      expect(plain.headers['strict-transport-security']).toBeUndefined();
    });

    test('sends the end of a file alone, or a store all of it', async () => {
      const { files } = (await liveAt(server)).inventory;
      const path = `/${Object.keys(files).find((file) => file.endsWith('.woff2'))}`;
      const whole = await at(path);
      const end = await at(path, { headers: { Range: 'bytes=-22' } });
      expect(kind === 'store' ? [200, 206] : [206]).toContain(end.status);
      expect(end.body).toEqual(end.status === 206 ? whole.body.slice(-22) : whole.body);
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
  });
}
