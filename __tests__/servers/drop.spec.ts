import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:tls';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { limits } from '@/content/schema/limits';
import { filesBelow } from '@/tools/file/files-below';
import { checkKey, teacherBoxKey } from '@/tools/college/drop/access';
import { makeBoxes } from '@/tools/college/drop/boxes';
import { boxNamesOf } from '@/tools/college/drop/derive';
import { startAll, type AllServers } from '@/tools/hosting/servers/all';
import type { RunningServer } from '@/tools/hosting/servers/instance';
import { verifyDrop } from '@/tools/hosting/verify';
import { ask, askRaw, type Answer } from './ask';
import { liveAt } from './problems-at';
import { writeSmallSite } from './small-site';

// All tests run in one worker, because each worker would start its own servers.
test.describe.configure({ mode: 'default' });

const college = { id: 'A'.repeat(26), secret: Buffer.alloc(32, 1), generations: {} };
const teachers = ['T1', 'T2'];
const [first, second] = teachers.map((id) => boxNamesOf(college, teacherBoxKey(college, id)));
const { inPut, inList, outPut, outGet } = first!;

let sites: string[] = [];
let all: AllServers | undefined;
test.beforeAll(async () => {
  sites = [await writeSmallSite(), await writeSmallSite('first', '/portal')];
  const make = (folder: string) => void makeBoxes(folder, college, teachers, '2026-11-02');
  all = await startAll({ '': sites[0]!, '/portal': sites[1]! }, ['open'], { makeDrop: make });
});
test.afterAll(async () => {
  await all?.stop();
  for (const folder of sites) rmSync(folder, { recursive: true, force: true });
});

let names = 0;
const newName = () =>
  createHash('sha256')
    .update(`letter ${(names += 1)}`)
    .digest('hex');

const at = ({ basePath }: RunningServer, path: string) => `${basePath}/drop/${path}`;

function send(
  server: RunningServer,
  path: string,
  body: string | Buffer = 'a letter',
  headers: Record<string, string> = {},
  method = 'PUT',
): Promise<Answer> {
  const all = { 'Content-Type': 'application/jose', 'If-None-Match': '*', ...headers };
  return ask(server.origin, at(server, path), { method, body, headers: all });
}

const read = (server: RunningServer, path: string) => ask(server.origin, at(server, path));

/** The content of all letters of a server, by path. */
function lettersOf({ drop = '' }: RunningServer): Record<string, string> {
  const put = join(drop, 'drop', 'put');
  // A temporary file of Apache may be gone by now.
  const there = filesBelow(put).filter((path) => existsSync(join(put, path)));
  return Object.fromEntries(there.map((path) => [path, readFileSync(join(put, path), 'utf8')]));
}

/** Runs a check on every server and names the server in its failure. */
async function onEach(check: (server: RunningServer) => Promise<void>): Promise<void> {
  expect(all?.running.map(({ kind }) => kind)).toEqual(['nginx', 'apache', 'nginx', 'apache']);
  for (const server of all?.running ?? [])
    await test.step(`${server.kind} at ${server.basePath}/`, () => check(server));
}

test('a letter in an inbox is listed and read by the names that its owner has', async () => {
  await onEach(async (server) => {
    const name = newName();
    const body = Buffer.from(Uint8Array.from({ length: 50_000 }, (_, at) => at));
    expect((await send(server, `put/${inPut}/${name}.jwe`, body)).status).toBe(201);
    const list = await read(server, `list/${inList}/`);
    expect(list.status).toBe(200);
    expect(list.headers['cache-control']).toBe('no-store');
    expect(list.body.toString()).toContain(`"${name}.jwe"`);
    const letter = await read(server, `list/${inList}/${name}.jwe`);
    expect(letter.body.equals(body)).toBe(true);
    expect(letter.headers).toMatchObject({
      'content-type': 'application/jose',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});

test('a letter in an outbox is read by its name, and nobody lists it', async () => {
  await onEach(async (server) => {
    const name = newName();
    expect((await send(server, `put/${outPut}/${name}.jwe`)).status).toBe(201);
    expect((await read(server, `get/${outGet}/${name}.jwe`)).body.toString()).toBe('a letter');
    expect((await read(server, `get/${outGet}/${newName()}.jwe`)).status).toBe(404);
    for (const path of [
      `get/${outGet}/`,
      `get/${outGet}`,
      `list/${outGet}/`,
      'get/',
      'list/',
      '',
    ]) {
      const { status, body } = await read(server, path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(body.toString(), path).not.toContain(name);
    }
  });
});

test('a letter is never replaced, with the condition or without, nor made of a part', async () => {
  await onEach(async (server) => {
    const path = `put/${inPut}/${newName()}.jwe`;
    expect((await send(server, path, 'first')).status).toBe(201);
    expect((await send(server, path, 'second')).status).toBe(412);
    const plain = await ask(server.origin, at(server, path), { method: 'PUT', body: 'third' });
    expect(plain.status).toBe(412);
    const part = { 'Content-Range': 'bytes 0-0/5' };
    const before = lettersOf(server);
    for (const to of [path, `put/${inPut}/${newName()}.jwe`])
      expect((await send(server, to, 'x', part)).status).toBeGreaterThanOrEqual(400);
    expect(lettersOf(server)).toEqual(before);
    expect(Object.values(before)).toContain('first');
    expect(Object.values(before).join()).not.toMatch(/second|third/);
  });
});

test('of two letters of one name at once, one is there and whole', async () => {
  await onEach(async (server) => {
    const name = newName();
    const bodies = ['1', '2'].map((digit) => digit.repeat(200_000));
    await Promise.all(bodies.map((body) => send(server, `put/${inPut}/${name}.jwe`, body)));
    expect(bodies).toContain(lettersOf(server)[`${inPut}/${name}.jwe`]);
  });
});

test('the name to write reads and changes nothing', async () => {
  const methods =
    'GET HEAD POST PATCH DELETE COPY MOVE MKCOL LOCK UNLOCK PROPFIND PROPPATCH OPTIONS TRACE';
  await onEach(async (server) => {
    const path = `put/${inPut}/${newName()}.jwe`;
    await send(server, path, 'SECRET');
    const before = lettersOf(server);
    const headers = {
      Destination: `${server.origin}${at(server, `put/${inPut}/${newName()}.jwe`)}`,
    };
    for (const method of methods.split(' '))
      for (const address of [path, `put/${inPut}/`, `put/${inPut}`, 'put/']) {
        const answer = await send(server, address, '', headers, method);
        const title = `${method} ${address}`;
        expect(answer.status, title).toBeGreaterThanOrEqual(400);
        expect(answer.body.toString(), title).not.toMatch(/SECRET|\.jwe"/);
      }
    expect(lettersOf(server)).toEqual(before);
  });
});

test('the names to read write and change nothing', async () => {
  await onEach(async (server) => {
    const name = newName();
    await send(server, `put/${inPut}/${name}.jwe`, 'kept');
    const before = lettersOf(server);
    for (const method of ['PUT', 'POST', 'DELETE', 'MKCOL', 'PROPFIND', 'MOVE'])
      for (const path of [
        `list/${inList}/${name}.jwe`,
        `list/${inList}/${newName()}.jwe`,
        `list/${inList}/`,
        `get/${outGet}/${newName()}.jwe`,
        `put/${inList}/${newName()}.jwe`,
        `put/${outGet}/${newName()}.jwe`,
        `get/${inList}/${name}.jwe`,
      ]) {
        const { status } = await send(server, path, 'x', {}, method);
        expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      }
    expect((await read(server, `get/${inList}/${name}.jwe`)).status).toBe(404);
    expect(lettersOf(server)).toEqual(before);
  });
});

test('no hostile name makes a file', async () => {
  await onEach(async (server) => {
    const name = newName();
    const before = filesBelow(server.drop!);
    const box = `put/${inPut}`;
    for (const path of [
      `${box}/page.html`,
      `${box}/${name}.html`,
      `${box}/${name}.jwe.html`,
      `${box}/${name}.jwe/`,
      `${box}/${name}.jwe/x`,
      `${box}/${name}.JWE`,
      `${box}/${name.toUpperCase()}.jwe`,
      `${box}/${name.slice(1)}.jwe`,
      `${box}/${name}0.jwe`,
      `${box}/${name}.jwe%00.html`,
      `${box}/${name}.jwe%0a`,
      `${box}/.htaccess`,
      `${box}/`,
      box,
      `${box}/x/${name}.jwe`,
      `${box}/../${name}.jwe`,
      `${box}/..%2f..%2f${name}.jwe`,
      `${box}/%2e%2e/${name}.jwe`,
      `${box}%2f..%2f..%2f${name}.jwe`,
      `put/${'0'.repeat(32)}/${name}.jwe`,
      `put/${inPut.toUpperCase()}/${name}.jwe`,
      `put/../${name}.jwe`,
      `put/${name}.jwe`,
      `${name}.jwe`,
      `../${name}.jwe`,
      `incoming/${name}.jwe`,
      `list/../put/../../${name}.jwe`,
      '',
    ]) {
      const { status } = await send(server, path, '<script>alert(1)</script>');
      expect(status, path).toBeGreaterThanOrEqual(400);
    }
    expect(filesBelow(server.drop!)).toEqual(before);
    expect((await send(server, `put/${'0'.repeat(32)}/${name}.jwe`)).status).toBe(
      server.kind === 'nginx' ? 404 : 409,
    );
  });
});

test('a page or a script as a letter is neither to a browser', async ({ page }) => {
  await onEach(async (server) => {
    const name = newName();
    const headers = { 'Content-Type': 'text/html' };
    await send(server, `put/${inPut}/${name}.jwe`, '<script>alert(1)</script>', headers);
    const { headers: got } = await read(server, `list/${inList}/${name}.jwe`);
    expect(got['content-type']).toBe('application/jose');
    const download = page.waitForEvent('download');
    const visit = page.goto(`${server.origin}${at(server, `list/${inList}/${name}.jwe`)}`);
    await expect(visit).rejects.toThrow();
    await (await download).cancel();
  });
});

test('a letter above the limit is refused and leaves nothing', { tag: '@slow' }, async () => {
  await onEach(async (server) => {
    // Apache has a file of its own beside them.
    const letters = () => filesBelow(join(server.drop!, 'drop')).length;
    const before = letters();
    const path = `put/${inPut}/${newName()}.jwe`;
    const size = limits.letter.size;
    expect((await send(server, path, Buffer.alloc(size))).status).toBe(201);
    const other = at(server, `put/${inPut}/${newName()}.jwe`);
    const head = `PUT ${other} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
    const known = await askRaw(server.origin, `${head}Content-Length: ${size + 1}\r\n\r\n`);
    expect(known.split('\r\n')[0]).toContain(' 413 ');
    const length = size + 1;
    const chunk = `Transfer-Encoding: chunked\r\n\r\n${length.toString(16)}\r\n`;
    const chunked = await askRaw(
      server.origin,
      `${head}${chunk}${'x'.repeat(length)}\r\n0\r\n\r\n`,
    );
    expect(chunked === '' || chunked.includes(' 413 ')).toBe(true);
    await expect.poll(letters).toBe(before + 1);
    rmSync(join(server.drop!, 'drop', path));
  });
});

/**
 * Sends the first half of a letter of 100,000 bytes, does something, and ends the connection; `isWhole` sends the rest first
 * and resolves to the answer.
 */
async function sendHalf(
  server: RunningServer,
  path: string,
  then: () => Promise<void> = async () => {},
  isWhole = false,
): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('secureConnect', resolve));
  const head = `PUT ${at(server, path)} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n`;
  await new Promise((resolve) => socket.write(`${head}${'x'.repeat(50_000)}`, resolve));
  await then();
  let answer = '';
  if (isWhole) {
    socket.write('x'.repeat(50_000));
    const said = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    answer = said.toString();
  }
  socket.destroy();
  return answer;
}

test('a letter that comes slowly is there when it is whole, and keeps no other waiting', async () => {
  await onEach(async (server) => {
    const [slow, quick] = [newName(), newName()];
    const meanwhile = async () => {
      expect((await send(server, `put/${inPut}/${quick}.jwe`)).status).toBe(201);
      const list = (await read(server, `list/${inList}/`)).body.toString();
      expect([list.includes(quick), list.includes(slow)]).toEqual([true, false]);
    };
    const answer = await sendHalf(server, `put/${inPut}/${slow}.jwe`, meanwhile, true);
    expect(answer.split('\r\n')[0]).toContain(' 201 ');
    expect(lettersOf(server)[`${inPut}/${slow}.jwe`]).toBe('x'.repeat(100_000));
  });
});

test('on a full disk a letter is refused and leaves nothing, and a smaller one is taken', async () => {
  await onEach(async (server) => {
    const { uid, gid } = statSync(server.drop!);
    const disk = ['-t', 'tmpfs', '-o', `size=1m,mode=2750,uid=${uid},gid=${gid}`, 'edify'];
    const { status, error } = spawnSync('mount', [...disk, server.drop!]);
    test.skip(status !== 0 || error !== undefined, 'Only root can make a small disk.');
    try {
      makeBoxes(server.drop!, college, teachers, '2026-11-02');
      const path = `put/${inPut}/${newName()}.jwe`;
      const refused = await send(server, path, Buffer.alloc(2_000_000));
      expect(refused.status).toBe(server.kind === 'nginx' ? 500 : 507);
      expect(lettersOf(server)).toEqual({});
      // The server may free the space of the refused letter after its answer.
      await expect.poll(async () => (await send(server, path)).status).toBe(201);
    } finally {
      spawnSync('umount', ['--lazy', server.drop!]);
    }
  });
});

test('a letter whose sender is cut off is not there', async () => {
  await onEach(async (server) => {
    const before = Object.keys(lettersOf(server));
    await sendHalf(server, `put/${inPut}/${newName()}.jwe`);
    await expect.poll(() => Object.keys(lettersOf(server))).toEqual(before);
  });
});

test(
  'of a letter on its way to a server that ends, nothing is there, and the next try has a place',
  { tag: '@slow' },
  async () => {
    await onEach(async (server) => {
      const name = newName();
      const path = `put/${inPut}/${name}.jwe`;
      const wait = () =>
        all!.whileStopped(server, async () => {
          expect(Object.keys(lettersOf(server)).join()).not.toContain(name);
          await expect(send(server, path)).rejects.toThrow();
        });
      await sendHalf(server, path, wait);
      expect((await read(server, `list/${inList}/`)).body.toString()).not.toContain(name);
      expect((await read(server, `list/${inList}/${name}.jwe`)).status).toBe(404);
      expect((await send(server, path, 'whole')).status).toBe(201);
      expect(lettersOf(server)[`${inPut}/${name}.jwe`]).toBe('whole');
    });
  },
);

test('the time that a letter expires by is not that of its sender', async () => {
  await onEach(async (server) => {
    const name = newName();
    const headers = { Date: 'Fri, 01 Jan 2099 00:00:00 GMT' };
    await send(server, `put/${inPut}/${name}.jwe`, 'x', headers);
    const { ctimeMs, mode } = statSync(join(server.drop!, 'drop', 'put', inPut, `${name}.jwe`));
    expect(Math.abs(ctimeMs - Date.now())).toBeLessThan(24 * 60 * 60 * 1000);
    expect(mode & 0o111).toBe(0);
  });
});

test('the pages of the site are as without a drop box', async () => {
  await onEach(async (server) => {
    const home = await ask(server.origin, `${server.basePath}/`);
    expect([home.status, home.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const put = await ask(server.origin, `${server.basePath}/login/x.html`, {
      method: 'PUT',
      body: 'x',
    });
    expect(put.status).toBeGreaterThanOrEqual(400);
    expect(readdirSync(server.site)).not.toContain('drop');
  });
});

test('verify finds no problem in a drop box with our files, and one that is not set up', async () => {
  await onEach(async (server) => {
    const live = await liveAt(server);
    const names = boxNamesOf(college, checkKey(college));
    await verifyDrop(live, names);
    expect(Object.fromEntries(live.problems)).toEqual({});
    await verifyDrop({ ...live, site: new URL('login/', live.site) }, names);
    expect([...live.problems.keys()].join()).toContain('PUT is answered with status 40');
  });
});

test('requests that are refused, and those of another address, keep no letter from a box', async () => {
  for (const server of (all?.running ?? []).filter(({ kind }) => kind === 'nginx')) {
    const path = () => at(server, `put/${second!.inPut}/${newName()}.jwe`);
    const flood = async (method: string, localAddress: string) => {
      const work = async () => {
        for (let count = 0; count < 40; count += 1)
          await ask(server.origin, path(), { method, localAddress });
      };
      await Promise.all(Array.from({ length: 8 }, work));
    };
    await flood('DELETE', '127.0.0.7');
    const body = 'a letter';
    const own = { method: 'PUT', body, localAddress: '127.0.0.7' };
    expect((await ask(server.origin, path(), own)).status).toBe(201);
    await flood('PUT', '127.0.0.8');
    expect((await ask(server.origin, path(), own)).status).toBe(201);
  }
});

test('no error in the log of nginx names a box, whatever is refused', async () => {
  const size = limits.letter.size + 1;
  for (const server of (all?.running ?? []).filter(({ kind }) => kind === 'nginx')) {
    const { inPut: put, inList: list, outGet: out } = second!;
    const path = `put/${put}/${newName()}.jwe`;
    const part = { 'Content-Range': 'bytes 0-0/5' };
    expect((await send(server, path, 'x', part)).status).toBe(501);
    const head = `PUT ${at(server, path)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
    const large = await askRaw(server.origin, `${head}Content-Length: ${size}\r\n\r\n`);
    expect(large).toContain(' 413 ');
    await send(server, path, '', {}, 'DELETE');
    for (const missing of [`list/${out}/`, `list/${list}/${newName()}.jwe`, `get/${list}/`])
      expect((await read(server, missing)).status).toBe(404);
    const log = readFileSync(join(dirname(server.site), 'error.log'), 'utf8');
    // Another test asks this server for addresses that only look like those of a box.
    const named = log.split('\n').filter((line) => line.includes(` ${at(server, '')}`));
    expect(named).toEqual([]);
  }
});

test('nginx refuses a flood of letters to one box', async () => {
  for (const server of (all?.running ?? []).filter(({ kind }) => kind === 'nginx')) {
    const answers: number[] = [];
    const work = async () => {
      for (let count = 0; count < 50; count += 1)
        answers.push((await send(server, `put/${second!.inPut}/${newName()}.jwe`)).status);
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect(new Set(answers)).toEqual(new Set([201, 429]));
  }
});
