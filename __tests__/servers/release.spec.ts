import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { collectContents } from '@/tools/hosting/package/contents';
import { releaseTime } from '@/tools/hosting/package/release-time';
import { zip } from '@/tools/hosting/package/zip';
import { startAll, type AllServers } from '@/tools/hosting/servers/all';
import { writeFolder } from '../../tools/command/__tests__/write-folder';
import { ask } from './ask';
import { writeSmallSite } from './small-site';

// All tests run in one worker, because each worker would start its own servers.
test.describe.configure({ mode: 'default' });

const commit = 1_790_000_000;
/** Equally long, so that both releases have files of equal size. */
const [first, other] = ['first', 'other'];
const pages = Object.values(routes);
const unchanged = ['/images/map.svg', '/_next/static/chunks/a1b2.js'];
const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br' };

const folders: string[] = [];
let all: AllServers | undefined;
let packages: { first: string; other: string };

test.beforeAll(async () => {
  const made = await Promise.all([first, other].map((text) => writeSmallSite(text)));
  const downloads = writeFolder({});
  folders.push(...made, downloads);
  const [one = '', two = ''] = made.map((site) => {
    const { inventory, contents } = collectContents(site, () => []);
    const file = join(downloads, `${inventory.contentHash}.zip`);
    writeFileSync(file, zip(contents, releaseTime(inventory.contentHash, commit)));
    return file;
  });
  packages = { first: one, other: two };
  all = await startAll({ '': made[0] ?? '' }, ['open']);
});
test.afterAll(async () => {
  await all?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Unpacks a package into a server's folder with its file times, which makes two releases as alike as possible. */
function unpack(file: string, site: string): void {
  const folder = `${site}-unpacked`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  execFileSync('unzip', ['-qo', file, '-d', folder]);
  execFileSync('cp', ['-a', `${folder}/out/.`, site]);
}

test('two releases of one commit and equal sizes get 304 only for equal files', async () => {
  for (const { kind, origin, site } of all?.running ?? []) {
    unpack(packages.first, site);
    const before = new Map<string, Awaited<ReturnType<typeof ask>>>();
    for (const path of [...pages, ...unchanged])
      for (const [coding, headers] of Object.entries({ plain: {}, small: asBrowser }))
        before.set(`${path} ${coding}`, await ask(origin, path, { headers }));
    unpack(packages.other, site);
    for (const [key, answer] of before) {
      const [path = '', coding] = key.split(' ');
      const { etag, 'last-modified': modified } = answer.headers;
      expect(modified, `${kind} ${key}`).not.toMatch(/19\d\d/);
      const conditions = [
        { 'If-None-Match': etag, 'If-Modified-Since': modified },
        { 'If-None-Match': etag },
        { 'If-Modified-Since': modified },
      ];
      for (const asked of conditions) {
        const headers = { ...(coding === 'small' && asBrowser), ...asked };
        const again = await ask(origin, path, { headers });
        const at = `${kind} ${key} ${Object.keys(asked).join(' ')}`;
        if (unchanged.includes(path)) expect([200, 304], at).toContain(again.status);
        else {
          expect(again.status, at).toBe(200);
          expect(again.body.toString(), at).toContain(`: ${other}`);
        }
      }
      const now = await ask(origin, path, coding === 'small' ? { headers: asBrowser } : {});
      const same = { 'If-None-Match': now.headers.etag };
      const again = await ask(origin, path, {
        headers: { ...(coding === 'small' && asBrowser), ...same },
      });
      expect(again.status, `${kind} ${key}, unchanged since`).toBe(304);
    }
  }
});

test('a browser shows the new release after a reload', async ({ page }) => {
  for (const { kind, origin, site } of all?.running ?? []) {
    unpack(packages.first, site);
    await page.goto(`${origin}/login/`);
    await expect(page.getByRole('heading'), kind).toHaveText(`login: ${first}`);
    unpack(packages.other, site);
    await page.reload();
    await expect(page.getByRole('heading'), kind).toHaveText(`login: ${other}`);
    unpack(packages.first, site);
    await page.reload();
    await expect(page.getByRole('heading'), kind).toHaveText(`login: ${first}`);
  }
});
