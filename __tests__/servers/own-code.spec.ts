import { rmSync } from 'node:fs';
import { Agent } from 'node:https';
import { expect, test } from '@playwright/test';
import { startAll, type AllServers } from '@/tools/hosting/servers/all';
import type { RunningServer } from '@/tools/hosting/servers/instance';
import { credentialsOf, ownCodeOf, people, unsafeAccounts } from '@/tools/hosting/servers/person';
import { cacheControl, securityHeaders } from '@/tools/site/servers/rules';
import { isFull } from '../full-run';
import { ask, askRaw } from './ask';
import { writeSmallSite } from './small-site';

// All tests run in one worker, because each worker would start its own servers.
test.describe.configure({ mode: 'default' });

const folders: string[] = [];
let all: AllServers | undefined;
test.beforeAll(async () => {
  folders.push(await writeSmallSite(), await writeSmallSite('first', '/portal'));
  const [root = '', below = ''] = folders;
  const kinds = ['nginx', 'apache'] as const;
  all = await startAll({ '': root, '/portal': below }, ['basic', 'asked'], { kinds });
});
test.afterAll(async () => {
  await all?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The servers, with a title. */
function tested() {
  return (all?.running ?? []).map((server) => ({
    ...server,
    title: `${server.kind}, ${server.gate}, ${server.basePath}/`,
    me: `${server.basePath}/people/me.json`,
  }));
}

const signedIn = (person: { name: string; password: string }) => ({
  Authorization: credentialsOf(person),
});

/** Text that is only in the files of people. */
const anyCode = /CODE-OF-/;

test('A signed-in person gets the own code, which nobody may cache', async () => {
  expect(tested().map(({ kind, gate }) => `${kind} ${gate}`)).toEqual(
    expect.arrayContaining(['nginx basic', 'nginx asked', 'apache basic']),
  );
  for (const { origin, me, title } of tested())
    for (const person of Object.values(people)) {
      const answer = await ask(origin, me, { headers: signedIn(person) });
      expect(answer.status, title).toBe(200);
      expect(answer.body.toString(), title).toBe(ownCodeOf(person));
      expect(answer.headers['content-type'], title).toMatch(/^application\/json/);
      expect(answer.headers['cache-control'], title).toBe(cacheControl.error);
      for (const [name, value] of securityHeaders)
        expect(answer.headers[name.toLowerCase()], `${title}: ${name}`).toBe(value);
    }
});

test('Nobody gets a code without a sign-in or with a wrong password', async () => {
  const wrong = [
    {},
    signedIn({ name: 'ravi', password: 'wrong' }),
    signedIn({ name: 'ravi', password: '' }),
    signedIn({ name: 'nobody', password: people.teacher.password }),
    { Authorization: 'Basic' },
    { Authorization: 'Bearer ravi' },
  ];
  for (const { origin, me, title } of tested())
    for (const headers of wrong) {
      const answer = await ask(origin, me, { headers });
      expect(answer.status, `${title} ${JSON.stringify(headers)}`).toBe(401);
      expect(answer.body.toString(), title).not.toMatch(anyCode);
    }
});

test('An account whose name is no safe file name gets nothing', async () => {
  for (const { origin, me, title } of tested())
    for (const account of unsafeAccounts) {
      const answer = await ask(origin, me, { headers: signedIn(account) });
      expect([401, 403, 404], `${title} ${account.name}`).toContain(answer.status);
      expect(answer.body.toString(), `${title} ${account.name}`).not.toMatch(anyCode);
    }
});

/** Other spellings of the address, and addresses of another person's file. */
function addresses(base: string): string[] {
  const names = ['me', 'ravi', 'asha', '%72avi', 'r%61vi', 'me%00', 'RAVI', '..%2fravi', '*'];
  const folders = [
    '/people/',
    '//people/',
    '/people//',
    '/people%2f',
    '/people%2F',
    '/%70eople/',
    '/people/../people/',
    '/people/%2e%2e/people/',
    '/people/./',
    '/login/../people/',
    '/login/..%2fpeople/',
    '/people/me.json/../',
    '/people/me.json/',
    '/people/me.json%2f',
    '/PEOPLE/',
    '/people\\',
    '/people/../../keys/',
    '/people/..%2f..%2fkeys/',
    '/people/%2e%2e/%2e%2e/keys/',
    '/../keys/',
    '/keys/',
    '/srv/keys/',
    '//srv/keys/',
  ];
  const ends = ['.json', '.json/', '.json%20', '.json?user=ravi', '.json;/ravi', '%2ejson', ''];
  return folders.flatMap((folder) =>
    names.flatMap((name) => ends.map((end) => base + folder + name + end)),
  );
}

const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false });

/** Requests every address and returns those whose body has a code other than the allowed text. */
async function codesAt(
  { origin, basePath }: RunningServer,
  headers: Record<string, string>,
  allowed = '',
): Promise<string[]> {
  const found: string[] = [];
  const left = addresses(basePath).values();
  const work = async () => {
    for (const address of left) {
      const body = (await ask(origin, address, { headers, agent })).body.toString();
      if (anyCode.test(body) && body !== allowed) found.push(address);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found;
}

test('No spelling of an address shows a code to a stranger, or another code to a person', async () => {
  for (const server of tested().filter(({ basePath }) => isFull || basePath === '')) {
    expect(await codesAt(server, {}), server.title).toEqual([]);
    const own = ownCodeOf(people.student);
    expect(await codesAt(server, signedIn(people.student), own), server.title).toEqual([]);
    expect(await codesAt(server, signedIn(people.student)), server.title).not.toEqual([]);
  }
});

const forgedHeaders = [
  'REMOTE_USER',
  'Remote-User',
  'X-Remote-User',
  'X-Forwarded-User',
  'X-Forwarded-Preferred-Username',
  'X-Auth-Request-User',
  'X-Auth-Request-Preferred-Username',
  'X-Edify-Account',
  'Edify_Own',
  'OIDC_CLAIM_preferred_username',
];

test('A header that names another person changes nothing', async () => {
  for (const { origin, me, title } of tested()) {
    const forged = Object.fromEntries(forgedHeaders.map((name) => [name, 'ravi']));
    const addressed = { ...forged, 'X-Original-URL': '/people/ravi.json', 'X-Rewrite-URL': me };
    const own = await ask(origin, me, { headers: { ...addressed, ...signedIn(people.student) } });
    expect(own.body.toString(), title).toBe(ownCodeOf(people.student));
    const stranger = await ask(origin, me, { headers: addressed });
    expect(stranger.status, title).toBe(401);
    expect(stranger.body.toString(), title).not.toMatch(anyCode);
  }
});

test('A malformed request gets no code, or the own one', async () => {
  const rest = 'Host: localhost\r\nConnection: close\r\n';
  const asha = `Authorization: ${credentialsOf(people.student)}\r\n`;
  const forged = `Authorization: ${credentialsOf({ name: 'ravi', password: 'wrong' })}\r\n`;
  for (const server of tested()) {
    const { me, title } = server;
    const strangers = [
      `GET ${me}\r\n\r\n`,
      `GET ${me} HTTP/1.0\r\n\r\n`,
      `GET https://localhost${me} HTTP/1.1\r\n${rest}\r\n`,
      `GET ${me} HTTP/1.1\r\nRemote_User: ravi\r\nREMOTE-USER: ravi\r\n${rest}\r\n`,
      `GET https://ravi:wrong@localhost${me} HTTP/1.1\r\n${rest}\r\n`,
      `GET ${me} HTTP/1.1\r\n${forged}${rest}\r\n`,
      `HEAD ${me} HTTP/1.1\r\n${rest}\r\n`,
      `POST ${me} HTTP/1.1\r\nContent-Length: 0\r\n${rest}\r\n`,
      `OPTIONS ${me} HTTP/1.1\r\n${rest}\r\n`,
      `PROPFIND ${me} HTTP/1.1\r\n${rest}\r\n`,
      `TRACE ${me} HTTP/1.1\r\n${rest}\r\n`,
      `GET ${me} HTTP/1.1\r\nRange: bytes=0-\r\n${rest}\r\n`,
    ];
    for (const text of strangers) {
      const answer = await askRaw(server.origin, text);
      expect(answer, `${title}: ${text}`).not.toMatch(anyCode);
    }
    const others = [
      `GET ${me} HTTP/1.1\r\n${asha}${forged}${rest}\r\n`,
      `GET ${me} HTTP/1.1\r\n${forged}${asha}${rest}\r\n`,
      `GET ${me} HTTP/1.1\r\n${asha}X-A: b\r\n\tREMOTE_USER: ravi\r\n${rest}\r\n`,
      `GET ${me} HTTP/1.1\r\n${asha}Range: bytes=0-\r\n${rest}\r\n`,
      `GET ${me.replace('me.json', 'ravi.json')} HTTP/1.1\r\n${asha}${rest}\r\n`,
    ];
    for (const text of others)
      expect(await askRaw(server.origin, text), `${title}: ${text}`).not.toContain('CODE-OF-ravi');
  }
});

test('The sealed records stay open to everyone when the pages have a gate', async () => {
  for (const { kind, gate, origin, basePath } of all?.running ?? []) {
    const answer = await ask(origin, `${basePath}/people/people.json`);
    expect(answer.status, `${kind}, ${gate}`).toBe(200);
  }
});
