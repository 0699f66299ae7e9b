import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { filesBelow } from '@/tools/file/files-below';
import { copyToStore, startAll, type AllServers } from '@/tools/hosting/servers/all';
import { hasCeph, rclone } from '@/tools/hosting/servers/ceph';
import { ask } from './ask';
import { problemsAt } from './problems-at';
import { sealedPeople, writeSmallSite } from './small-site';

// All tests run in one worker, because each worker would start its own store.
test.describe.configure({ mode: 'default', timeout: 600_000 });

const [record = ''] = Object.keys(sealedPeople).filter((path) => path.endsWith('.jwe'));

test.describe('Ceph with nginx in front of it', { tag: '@slow' }, () => {
  test.skip(!hasCeph(), 'radosgw, ceph-mon, ceph-osd or rclone is not installed.');

  let [first, other] = ['', ''];
  let all: AllServers | undefined;
  test.beforeAll(async () => {
    first = await writeSmallSite('first');
    // Equally long pages with an earlier time, and a person less.
    other = await writeSmallSite('other');
    for (const path of filesBelow(other)) utimesSync(join(other, path), 0, 0);
    rmSync(join(other, record));
    all = await startAll({ '': first }, ['open'], { kinds: ['ceph'] });
  });
  test.afterAll(async () => {
    await all?.stop();
    for (const path of [first, other]) rmSync(path, { recursive: true, force: true });
  });

  /** The server, with a shorter way to request an address of it, and how the store itself answers. */
  function served() {
    const server = all!.running[0]!;
    const { origin, remote = '' } = server;
    const store = /endpoint="(.+?)"/.exec(remote)?.[1] ?? '';
    const headers = { Host: 'portal.s3.college.example' };
    const at = (path: string, method = 'GET') => ask(origin, path, { method });
    const list = () => rclone('lsf', '-R', remote).split('\n').sort();
    return { server, remote, at, list, atStore: (path: string) => ask(store, path, { headers }) };
  }

  /** The release that each page is of. */
  async function releasesOfPages(): Promise<string[]> {
    const pages = await Promise.all(Object.values(routes).map((route) => served().at(route)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    return pages.map(({ body }) => /<h1>\w+: (\w+)/.exec(body.toString())?.[1] ?? '');
  }

  test('the commands of the guide copy a release, delete a person who left, and bring the first one back', async () => {
    const { server, remote, at, atStore, list } = served();
    expect(await problemsAt(server)).toEqual({});
    expect((await at(`/${record}`)).status).toBe(200);
    copyToStore(remote, other);
    expect(new Set(await releasesOfPages())).toEqual(new Set(['other']));
    expect(await problemsAt(server)).toEqual({});
    expect((await at(`/${record}`)).status).toBe(404);
    expect((await atStore(`/${record}`)).status).toBe(403);
    expect(list()).not.toContain(record);
    // Open tabs still request it.
    expect((await at('/_next/static/chunks/first.js')).status).toBe(200);
    copyToStore(remote, first);
    expect(new Set(await releasesOfPages())).toEqual(new Set(['first']));
    expect((await at(`/${record}`)).status).toBe(200);
  });

  test('nobody reaches what the store can do besides sending a file of the site', async () => {
    const { at, atStore, list } = served();
    expect((await atStore('/index.html')).status).toBe(200);
    expect((await atStore('/')).status).toBe(403);
    const before = list();
    const queries = ['acl', 'policy', 'location', 'versions', 'uploads', 'list-type=2', 'torrent'];
    const odd = ['//', '/%2e%2e/', '/..%2f', '/portal/', '/%0d%0aHost:%20other'];
    const paths = [...queries.map((query) => `/?${query}`), '/nowhere?acl', ...odd];
    for (const path of paths) {
      const { headers, body } = await at(path);
      expect(body.toString(), path).not.toMatch(/<\?xml|portal\.s3/);
      expect(Object.keys(headers).join(' '), path).not.toMatch(/amz|rgw/);
    }
    for (const method of ['PUT', 'POST', 'DELETE'])
      for (const path of ['/index.html', '/', '/new.html', '/?delete', '/?acl'])
        expect((await at(path, method)).status, `${method} ${path}`).toBe(405);
    expect(list()).toEqual(before);
  });
});
