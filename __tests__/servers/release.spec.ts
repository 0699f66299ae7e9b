import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { startAll, type AllServers } from '@/tools/hosting/servers/all';
import { runGuide } from '@/tools/hosting/servers/guide';
import type { RunningServer } from '@/tools/hosting/servers/instance';
import { ask } from './ask';
import { problemsAt } from './problems-at';
import { sealedPeople, writeSmallSite } from './small-site';

// All tests run in one worker, because each worker would start its own servers.
test.describe.configure({ mode: 'default' });

/** Equally long, so that both releases have files of equal size. */
const [first, other] = ['first', 'other'];
const pages = Object.values(routes);
const unchanged = ['/images/map.svg', '/_next/static/chunks/a1b2.js'];
const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br' };

const sites = new Map<string, string>();
let all: AllServers | undefined;
/** The servers that send a folder, with the folder that the guide calls /srv/edify. */
let served: (RunningServer & { root: string })[] = [];

test.beforeAll(async () => {
  for (const text of [first, other]) sites.set(text, await writeSmallSite(text));
  all = await startAll({ '': sites.get(first)! }, ['open'], {
    kinds: ['nginx', 'apache', 'htaccess'],
  });
  served = all.running.map((server) => {
    const root = `${server.site}-root`;
    runGuide('first', { '/srv/edify': root });
    rmSync(server.site, { recursive: true });
    symlinkSync(join(root, 'current'), server.site);
    cpSync(join(sites.get(first)!, 'people'), join(root, 'people'), { recursive: true });
    return { ...server, root };
  });
});
test.afterAll(async () => {
  await all?.stop();
  for (const folder of sites.values()) rmSync(folder, { recursive: true, force: true });
});

let releases = 0;
let writtenIn = 0;
const second = () => Math.floor(Date.now() / 1000);

/** Makes a release live with the commands of the guide, and returns the name of its folder. */
async function deploy(root: string, text: string): Promise<string> {
  const name = `release-${(releases += 1)}`;
  // A server tells versions of a file apart by its size and the second in which it was written.
  await expect.poll(second).toBeGreaterThan(writtenIn);
  runGuide('rsync', {
    ' out/': ` ${sites.get(text)}/`,
    '$(date +%F-%H%M%S)': name,
    '/srv/edify': root,
  });
  writtenIn = second();
  return name;
}

const rollBack = (root: string, name: string) =>
  runGuide('back', { '2026-11-20-103000': name, '/srv/edify': root });

test('two releases with files of equal size get 304 only for equal files', async () => {
  for (const { kind, origin, root } of served) {
    const name = await deploy(root, first);
    const before = new Map<string, Awaited<ReturnType<typeof ask>>>();
    for (const path of [...pages, ...unchanged])
      for (const [coding, headers] of Object.entries({ plain: {}, small: asBrowser }))
        before.set(`${path} ${coding}`, await ask(origin, path, { headers }));
    const expectOnly = async (text: string) => {
      for (const [key, answer] of before) {
        const [path = '', coding] = key.split(' ');
        const { etag, 'last-modified': modified } = answer.headers;
        const conditions = [
          { 'If-None-Match': etag, 'If-Modified-Since': modified },
          { 'If-None-Match': etag },
        ];
        for (const asked of conditions) {
          const headers = { ...(coding === 'small' && asBrowser), ...asked };
          const again = await ask(origin, path, { headers });
          const at = `${kind} ${key} ${Object.keys(asked).join(' ')}`;
          const isSame = text === first || unchanged.includes(path);
          expect(again.status, at).toBe(isSame ? 304 : 200);
          if (!isSame) expect(again.body.toString(), at).toContain(`: ${text}`);
        }
      }
    };
    await deploy(root, other);
    await expectOnly(other);
    rollBack(root, name);
    await expectOnly(first);
  }
});

test('a browser shows the new release after a reload, and its open tab finds its scripts', async ({
  page,
}) => {
  for (const { kind, origin, root } of served) {
    const name = await deploy(root, first);
    await page.goto(`${origin}/login/`);
    await expect(page.getByRole('heading'), kind).toHaveText(`login: ${first}`);
    await deploy(root, other);
    expect((await ask(origin, `/_next/static/chunks/${first}.js`)).status, kind).toBe(200);
    await page.reload();
    await expect(page.getByRole('heading'), kind).toHaveText(`login: ${other}`);
    rollBack(root, name);
    await page.reload();
    await expect(page.getByRole('heading'), kind).toHaveText(`login: ${first}`);
  }
});

test('every release has the same sealed records, and verify finds no problem', async () => {
  for (const server of served)
    for (const text of [first, other]) {
      await deploy(server.root, text);
      expect(await problemsAt(server), `${server.kind} ${text}`).toEqual({});
      for (const [path, sealed] of Object.entries(sealedPeople)) {
        const { status, body } = await ask(server.origin, `/${path}`);
        expect([status, body.toString()]).toEqual([200, sealed]);
      }
    }
});
