import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { limits } from '@/content/schema/limits';
import { sealLetter, type Letter } from '@/lib/drop/letter';
import { importPairKey, inboxName, pairInfo } from '@/lib/drop/names';
import { toBase64Url } from '@/lib/file/base64';
import { teacherBoxKey, teacherPuts } from '@/tools/college/drop/access';
import { makeBoxes } from '@/tools/college/drop/boxes';
import { deriveFromBox } from '@/tools/college/drop/derive';
import { startAll, type AllServers } from '@/tools/hosting/servers/all';
import { ask } from './ask';
import { writeSmallSite } from './small-site';

const college = { id: 'A'.repeat(26), secret: Buffer.alloc(32, 1), generations: {} };
const today = new Date().toISOString().slice(0, 10);
const boxKey = teacherBoxKey(college, 'T1');
const put = teacherPuts(college, 'T1', today)[0]!;
const honest = Array.from({ length: 60 }, (_, index) => `25CSE1${String(index).padStart(3, '0')}`);
const hostile = '25CSE2000';

/** Numbers that are the same in every run. */
let state = 58;
const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;

let site = '';
let all: AllServers | undefined;
/** Gives the tests after this one in the same worker their own globals back. */
const restore: (() => void)[] = [];
test.beforeAll(async () => {
  site = await writeSmallSite();
  const makeDrop = (folder: string) => void makeBoxes(folder, college, ['T1'], today);
  all = await startAll({ '': site }, ['open'], { makeDrop });
});
test.afterAll(async () => {
  for (const one of restore) one();
  await all?.stop();
  rmSync(site, { recursive: true, force: true });
});

const keyOf = (student: string) =>
  importPairKey(new Uint8Array(deriveFromBox(college, boxKey, pairInfo(student, 1))));

const letterOf = (id: string): Letter => ({
  ...{ format: 1, kind: 'request', at: new Date().toISOString() },
  id: createHash('md5').update(id).digest('hex'),
  file: `{"format":"edify-exchange","version":1,"kind":"request","of":"${id}"}`,
});

/** What a hostile student sends: of a newer format, damaged, no exchange file, or as it should be. */
async function hostileLetter(key: CryptoKey, name: string, count: number): Promise<Uint8Array> {
  const letter = letterOf(`${hostile} ${count}`);
  if (random(4) === 0) return Buffer.alloc(1000 + random(200_000), 1);
  const odd = [{ format: 2 }, { file: 'x'.repeat(random(1_000_000)) }, {}][random(3)];
  return sealLetter(key, 'in', name, { ...letter, ...odd } as Letter);
}

test('one hostile student costs sixty others no letter and no time, and at most the budget', async () => {
  test.slow();
  const nginx = all!.running.find(({ kind }) => kind === 'nginx')!;
  const send = (name: string, body: Uint8Array | string, localAddress: string, method = 'PUT') =>
    ask(nginx.origin, `/drop/put/${put}/${name}.jwe`, {
      ...{ method, body: Buffer.from(body), localAddress },
      headers: { 'If-None-Match': '*' },
    });

  // What a page has, as far as a poll needs it; the page stores nothing.
  const fetched: [path: string, bytes: number][] = [];
  const memory = new Map<string, string>();
  const page = {
    HTMLElement: Object,
    document: {
      documentElement: { dataset: {} },
      querySelector: () => null,
      addEventListener: () => {},
    },
    localStorage: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => memory.set(key, value),
    },
    fetch: async (path: string) => {
      const { status, body } = await ask(nginx.origin, path);
      fetched.push([path, body.length]);
      return new Response(new Uint8Array(body), { status });
    },
  };
  for (const [name, value] of Object.entries(page)) {
    const before = Reflect.get(globalThis, name) as unknown;
    restore.push(() => Reflect.set(globalThis, name, before));
    Reflect.set(globalThis, name, value);
  }
  const { pollInbox } = await import('@/lib/drop/poll');
  const { workspace } = await import('@/lib/store/device');
  const drop = { key: toBase64Url(boxKey), college: college.id, office: { put: '', key: '' } };
  const poll = () => pollInbox({ drop, students: [...honest, hostile] });

  const keys = new Map<string, CryptoKey>();
  for (const student of [...honest, hostile]) keys.set(student, await keyOf(student));
  const flood = async (round: number) => {
    const key = keys.get(hostile)!;
    for (let count = 0; count < 100; count++) {
      const name = await inboxName(key, new Date());
      const body = await hostileLetter(key, name, 1000 * round + count);
      // Other methods, and addresses that a telephone changes.
      await send(name, '', '127.0.0.66', ['GET', 'DELETE', 'PROPFIND'][random(3)]);
      await send(name, body, `127.0.0.${66 + round}`);
    }
  };
  const write = async (student: string, round: number) => {
    const key = keys.get(student)!;
    const name = await inboxName(key, new Date());
    const body = await sealLetter(key, 'in', name, letterOf(`${student} ${round}`));
    // All are on the campus; the rounds take seconds here and a minute there.
    return (await send(name, body, `127.0.0.${10 + round}`)).status;
  };

  for (const round of [1, 2, 3]) {
    const writing = honest.map((student) => write(student, round));
    const [statuses] = await Promise.all([Promise.all(writing), flood(round)]);
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    await poll();
    const arrived = [...workspace.records('letters').values()].filter(
      (one) => one.direction === 'in' && one.state === 'new' && one.with !== hostile,
    );
    expect(arrived).toHaveLength(round * honest.length);
  }
  const left = [...workspace.records('letters').values()].filter(
    (one) => one.direction === 'in' && one.with === hostile && one.state === 'left',
  );
  const letters = fetched.filter(([path]) => path.endsWith('.jwe'));
  const ofHostile = letters.length - 3 * honest.length;
  expect(ofHostile).toBeLessThanOrEqual(limits.inbox.letters);
  expect(ofHostile).toBeGreaterThan(limits.inbox.waiting);
  const sum = letters.reduce((all, [, bytes]) => all + bytes, 0);
  expect(sum).toBeLessThanOrEqual(limits.inbox.bytes);
  expect(left).toHaveLength(1);
});
