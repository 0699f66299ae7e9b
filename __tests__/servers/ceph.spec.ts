import { chmodSync, rmSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { filesBelow } from '@/tools/file/files-below';
import { readInventory } from '@/tools/file/inventory-file';
import { listStore, runRclone } from '@/tools/hosting/deploy/rclone';
import { deployTo, startAll, type AllServers } from '@/tools/hosting/servers/all';
import { hasCeph } from '@/tools/hosting/servers/ceph';
import { writeFolder } from '../../tools/command/__tests__/write-folder';
import { ask } from './ask';
import { problemsAt } from './problems-at';
import { sealedPeople, writeSmallSite } from './small-site';

// All tests run in one worker, because each worker would start its own store.
test.describe.configure({ mode: 'default', timeout: 600_000 });

/** Takes rclone's place: it copies the first half of the pages, and then kills the deploy. */
const halfOfPages = `#!/bin/sh
PATH=\${PATH#*${delimiter}}
[ "$1" = copy ] || exec rclone "$@"
cat > "$0.list"
grep -qx login/index.html "$0.list" || exec rclone "$@" < "$0.list"
head -n $(($(wc -l < "$0.list") / 2)) "$0.list" | rclone "$@"
kill -KILL $PPID
`;

const [record = ''] = Object.keys(sealedPeople).filter((path) => path.endsWith('.jwe'));

test.describe('Ceph with nginx in front of it', { tag: '@slow' }, () => {
  test.skip(!hasCeph(), 'radosgw, ceph-mon, ceph-osd or rclone is not installed.');

  let [first, other, programs] = ['', '', ''];
  let all: AllServers | undefined;
  test.beforeAll(async () => {
    first = await writeSmallSite('first');
    // Equally long pages with an earlier time, and a person less.
    other = await writeSmallSite('other');
    for (const path of filesBelow(other)) utimesSync(join(other, path), 0, 0);
    rmSync(join(other, record));
    programs = writeFolder({ rclone: halfOfPages });
    chmodSync(join(programs, 'rclone'), 0o755);
    all = await startAll({ '': first }, ['open'], { kinds: ['ceph'] });
  });
  test.afterAll(async () => {
    await all?.stop();
    for (const path of [first, other, programs, `${first}.log`, `${other}.log`])
      rmSync(path, { recursive: true, force: true });
  });

  /** The server, with a shorter way to request an address of it, and how the store itself answers. */
  function served() {
    const { origin, remote = '' } = all!.running[0]!;
    const store = /endpoint="(.+?)"/.exec(remote)?.[1] ?? '';
    const headers = { Host: 'portal.s3.college.example' };
    const at = (path: string, method = 'GET') => ask(origin, path, { method });
    return { origin, remote, at, atStore: (path: string) => ask(store, path, { headers }) };
  }

  /** The release that each page is of. */
  async function releasesOfPages(): Promise<string[]> {
    const pages = await Promise.all(Object.values(routes).map((route) => served().at(route)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    return pages.map(({ body }) => /<h1>\w+: (\w+)/.exec(body.toString())?.[1] ?? '');
  }

  test('a deploy that is killed half-way leaves every page, and the next one only copies the rest', async () => {
    const { remote, at } = served();
    await deployTo(remote, first);
    expect(await problemsAt(all!.running[0]!)).toEqual({});

    const PATH = `${programs}${delimiter}${process.env['PATH']}`;
    expect((await deployTo(remote, other, { PATH })).code).not.toBe(0);
    expect(new Set(await releasesOfPages())).toEqual(new Set(['first', 'other']));
    expect(JSON.parse((await at('/build.json')).body.toString())).toEqual(readInventory(first));
    expect((await at(`/${record}`)).status).toBe(200);

    const { code, text } = await deployTo(remote, other);
    expect(code, text).toBe(0);
    const [, written, deleted] = /(\d+) written, (\d+) deleted/.exec(text) ?? [];
    const [before, after] = [readInventory(first).files, readInventory(other).files];
    const changed = Object.keys(after).filter(
      (path) => after[path]?.sha256 !== before[path]?.sha256,
    );
    expect(Number(written)).toBeGreaterThan(0);
    expect(Number(written)).toBeLessThan(changed.length);
    expect(deleted).toBe('1');
    expect(new Set(await releasesOfPages())).toEqual(new Set(['other']));
    expect(await problemsAt(all!.running[0]!)).toEqual({});
  });

  test('a person who left is gone with the next deploy, and an earlier release comes back', async () => {
    const { remote, at, atStore } = served();
    await deployTo(remote, first);
    expect((await at(`/${record}`)).status).toBe(200);
    await deployTo(remote, other);
    expect((await at(`/${record}`)).status).toBe(404);
    expect((await atStore(`/${record}`)).status).toBe(403);
    expect([...(await listStore(remote)).keys()]).not.toContain(record);
    await deployTo(remote, first);
    expect(new Set(await releasesOfPages())).toEqual(new Set(['first']));
    expect((await at(`/${record}`)).status).toBe(200);
  });

  test('nobody reaches what the store can do besides sending a file of the site', async () => {
    const { remote, at, atStore } = served();
    await deployTo(remote, first);
    expect((await atStore('/index.html')).status).toBe(200);
    expect((await atStore('/')).status).toBe(403);
    const before = await listStore(remote);
    const queries = ['acl', 'policy', 'location', 'versions', 'uploads', 'list-type=2', 'torrent'];
    const odd = [
      '//',
      '/%2e%2e/',
      '/..%2f',
      '/portal/',
      '/%0d%0aHost:%20other',
      '/.deploy-record.json',
    ];
    const paths = [...queries.map((query) => `/?${query}`), '/nowhere?acl', ...odd];
    for (const path of paths) {
      const { headers, body } = await at(path);
      expect(body.toString(), path).not.toMatch(/<\?xml|portal\.s3|"rules"/);
      expect(Object.keys(headers).join(' '), path).not.toMatch(/amz|rgw/);
    }
    for (const method of ['PUT', 'POST', 'DELETE'])
      for (const path of ['/index.html', '/', '/new.html', '/?delete', '/?acl'])
        expect((await at(path, method)).status, `${method} ${path}`).toBe(405);
    expect(await listStore(remote)).toEqual(before);
  });

  test('only one of two deploys gets the lock', async () => {
    const { remote } = served();
    const take = () =>
      runRclone(['rcat', `${remote}/lock`, '--s3-no-head', '--header', 'If-None-Match: *'], 'mine');
    await take();
    await expect(take()).rejects.toThrow('another deploy to this store has just begun');
    await runRclone(['deletefile', `${remote}/lock`]);
  });
});
