import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '@/tools/file/files-below';
import { createAsk } from '@/tools/hosting/verify/ask';
import { describeProblems, type SiteProblem } from '@/tools/hosting/verify/site-problem';
import { readLive } from '@/tools/hosting/verify/release-check';
import { serverKindOf } from '@/tools/hosting/verify/server-kind';
import { verifySite } from '@/tools/hosting/verify/verify-site';
import { startAll, type AllServers } from '@/tools/hosting/servers/all';
import type { RunningServer } from '@/tools/hosting/servers/instance';
import { writeLeftovers, writeSmallSite } from './small-site';

// All tests run in one worker, because each worker would start its own servers.
test.describe.configure({ mode: 'default' });

let site = '';
let all: AllServers | undefined;
test.beforeAll(async () => {
  site = await writeSmallSite();
  all = await startAll({ '': site }, ['open', 'basic']);
});
test.afterAll(async () => {
  await all?.stop();
  rmSync(site, { recursive: true, force: true });
});

async function verify({ origin, gate }: RunningServer) {
  const ask = createAsk(origin, true);
  const { inventory, answer } = await readLive(ask, '/');
  const gated = gate !== 'open';
  const problems = await verifySite(
    { origin, prefix: '/', gated, people: join(site, 'people'), inventory, ask },
    () => {},
  );
  const kind = serverKindOf(answer.headers);
  return { problems, kind, text: describeProblems(problems, kind), inventory };
}

const problemKeys = (problems: readonly SiteProblem[]) =>
  problems.map(({ topic, where }) => `${topic} ${where}`);

test('verify finds no problem in a site served with our files, and detects the server', async () => {
  for (const server of all?.running ?? []) {
    const { text, kind } = await verify(server);
    expect(text, `${server.kind}, ${server.gate}`).toBe('');
    const behind = { htaccess: 'apache', store: 'nginx' };
    expect(kind).toBe({ ...behind }[server.kind as keyof typeof behind] ?? server.kind);
  }
});

test('verify finds no problem in sealed records behind a link, and every other problem', async () => {
  for (const server of (all?.running ?? []).filter(({ gate }) => gate === 'open')) {
    const people = join(server.site, 'people');
    const shared = `${server.site}-people`;
    renameSync(people, shared);
    symlinkSync(shared, people, 'dir');
    expect((await verify(server)).text, server.kind).toBe('');
    const [record = ''] = filesBelow(shared).filter((path) => path.endsWith('.jwe'));
    writeFileSync(join(shared, record), 'altered');
    const { problems } = await verify(server);
    expect(problemKeys(problems), server.kind).toEqual([`people /people/${record}`]);
  }
});

test('verify finds copies of the site inside the site, past the gate', async () => {
  const page = '<h1>RECORD</h1>';
  for (const server of (all?.running ?? []).filter(({ gate }) => gate === 'basic')) {
    const leftovers = {
      'out/Assignments/index.html': page,
      'out/build.json': '{}',
      'GUIDE.md': '# Edify',
    };
    writeLeftovers(server.site, leftovers);
    const { problems } = await verify(server);
    expect(problemKeys(problems), server.kind).toEqual([
      'nested /out/build.json',
      'nested /out/Assignments/',
      'nested /GUIDE.md',
    ]);
    for (const path of ['out', 'GUIDE.md'])
      rmSync(join(server.site, path), { recursive: true, force: true });
  }
});
