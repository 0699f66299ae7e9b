import { Agent, request } from 'node:https';
import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { portalRoutes, routes } from '@/lib/site/routes';
import { kindsOf, startAll, type AllServers } from '@/tools/hosting/servers/all';
import { credentialsOf, people } from '@/tools/hosting/servers/person';
import { isFull } from '../full-run';
import { askRaw } from './ask';
import { hiddenAddresses, hostileAddresses } from './hostile';
import { secrets, writeSmallSite } from './small-site';

// All tests run in one worker, because each worker would start its own servers.
test.describe.configure({ mode: 'default' });

const folders = portalRoutes.map((name) => routes[name].slice(1, -1));
const faculty = folders.filter((folder) => folder.startsWith('faculty'));

let site = '';
let all: AllServers | undefined;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await writeSmallSite();
  all = await startAll({ '': site }, ['basic', 'asked'], { kinds: kindsOf(isFull) });
});
test.afterAll(async () => {
  await all?.stop();
  rmSync(site, { recursive: true, force: true });
});

const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false });

/** Text of a response, compressed or not; "" if the server closed the connection. */
function bodyOf(origin: string, path: string, headers: Record<string, string>): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const asked = request({ hostname, port, path, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (chunk: Buffer) => parts.push(chunk));
      response.on('error', () => resolve(''));
      response.on('end', () => resolve(texts(Buffer.concat(parts))));
    });
    asked.on('error', () => resolve(''));
    asked.end();
  });
}

/** The bytes as sent and decompressed: a copy requested by name has no Content-Encoding. */
function texts(body: Buffer): string {
  const found = [body.toString('latin1')];
  for (const unpack of [brotliDecompressSync, gunzipSync])
    try {
      found.push(unpack(body).toString('latin1'));
    } catch {
      // Not compressed this way.
    }
  return found.join('\n');
}

async function leaks(
  origin: string,
  addresses: readonly string[],
  headers: Record<string, string>,
  secret: RegExp,
): Promise<string[]> {
  const found: string[] = [];
  const left = addresses.values();
  const work = async () => {
    for (const address of left)
      if (secret.test(await bodyOf(origin, address, headers))) found.push(address);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found;
}

const secret = (...kinds: (keyof typeof secrets)[]) =>
  new RegExp([...kinds.map((kind) => secrets[kind]), 'RewriteEngine', 'root:.*:0:0:'].join('|'));

test('signed-in people see the secrets that the other tests look for', async () => {
  const student = { Authorization: credentialsOf(people.student) };
  const teacher = { Authorization: credentialsOf(people.teacher) };
  for (const { kind, gate, origin } of all?.running ?? []) {
    const at = `${kind}, ${gate}`;
    expect(await bodyOf(origin, '/Dashboard/index.txt', student), at).toContain(secrets.student);
    // A store has no compressed copies.
    const copy = kind === 'store' || kind === 'ceph' ? '' : '.br';
    expect(await bodyOf(origin, `/Dashboard/index.html${copy}`, teacher), at).toContain(
      secrets.student,
    );
    expect(await bodyOf(origin, '/faculty-settings/', teacher), at).toContain(secrets.faculty);
    const text = `GET /faculty-settings/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
    const signed = `${text}Authorization: ${teacher.Authorization}\r\n\r\n`;
    expect(await askRaw(origin, signed), at).toContain(secrets.faculty);
  }
});

test('no hostile address gets past a gate', async () => {
  const addresses = [...hostileAddresses(folders, 700), ...hiddenAddresses()];
  for (const { kind, gate, origin } of all?.running ?? [])
    expect(
      await leaks(origin, addresses, {}, secret('student', 'faculty', 'server')),
      `${kind}, ${gate}`,
    ).toEqual([]);
});

test('no hostile address shows a student a faculty page', async () => {
  const addresses = hostileAddresses(faculty, 0);
  const headers = { Authorization: credentialsOf(people.student) };
  for (const { kind, gate, origin } of all?.running ?? []) {
    expect(await leaks(origin, addresses, headers, secret('faculty')), `${kind}, ${gate}`).toEqual(
      [],
    );
  }
});

test('no malformed request gets past a gate', async () => {
  const rest = 'Host: localhost\r\nConnection: close\r\n\r\n';
  const requests = [
    `GET https://localhost/Dashboard/ HTTP/1.1\r\n${rest}`,
    `GET http://other.example/Dashboard/ HTTP/1.1\r\n${rest}`,
    `GET Dashboard/ HTTP/1.1\r\n${rest}`,
    `GET /Dash\x00board/ HTTP/1.1\r\n${rest}`,
    `GET /Dashboard/\x00 HTTP/1.1\r\n${rest}`,
    `GET /Dashboard/\t HTTP/1.1\r\n${rest}`,
    `GET /login/ /Dashboard/ HTTP/1.1\r\n${rest}`,
    `GET /Dashboard/\xff HTTP/1.1\r\n${rest}`,
    'GET /Dashboard/\r\n\r\n',
    'GET /Dashboard/ HTTP/1.0\r\n\r\n',
    `HEAD /Dashboard/index.txt HTTP/1.1\r\n${rest}`,
    `GET /Dashboard/ HTTP/1.1\r\nX-Original-URL: /login/\r\n${rest}`,
    `GET /login/ HTTP/1.1\r\nX-Rewrite-URL: /Dashboard/\r\nX-Original-URL: /Dashboard/\r\n${rest}`,
    `GET /Dashboard/ HTTP/1.1\r\nRange: bytes=0-\r\n${rest}`,
    `GET /Dashboard/ HTTP/1.1\r\nAuthorization: Basic\r\n${rest}`,
    `GET /Dashboard/ HTTP/1.1\r\nAuthorization: Basic ${Buffer.from(':').toString('base64')}\r\n${rest}`,
    `OPTIONS /Dashboard/ HTTP/1.1\r\n${rest}`,
    `POST /Dashboard/index.txt HTTP/1.1\r\nContent-Length: 0\r\n${rest}`,
    `PROPFIND /Dashboard/ HTTP/1.1\r\n${rest}`,
    `TRACE /Dashboard/ HTTP/1.1\r\n${rest}`,
  ];
  for (const { kind, gate, origin } of all?.running ?? [])
    for (const text of requests)
      expect(await askRaw(origin, text), `${kind}, ${gate}: ${text.slice(0, 60)}`).not.toMatch(
        secret('student', 'faculty', 'server'),
      );
});

test('an address with a zero byte is a bad request or an unknown one', async () => {
  for (const { kind, gate, origin } of all?.running ?? [])
    for (const path of ['/%00', '/login/%00', '/images/map.svg%00', '/_next/%00.js']) {
      const answer = await askRaw(
        origin,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      const allowed = kind === 'nginx' ? /^HTTP\/1.1 400 / : /^HTTP\/1.1 40[04] /;
      expect(answer.split('\r\n')[0], `${kind}, ${gate}: ${path}`).toMatch(allowed);
    }
});
