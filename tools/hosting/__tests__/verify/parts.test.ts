import { createServer, type AddressInfo, type Socket } from 'node:net';
import { adviceFor } from '@/tools/hosting/verify/advice';
import { createAsk, type Answer, networkError } from '@/tools/hosting/verify/ask';
import { judgeCache, judgeHeaders } from '@/tools/hosting/verify/judge-header';
import { readVerifyOptions } from '@/tools/hosting/verify/verify-option';
import { checkHttps } from '@/tools/hosting/verify/redirect-check';
import { serverKindOf, serverKinds } from '@/tools/hosting/verify/server-kind';
import { securityHeaders } from '@/tools/site/servers/rules';

const answer = (headers: Record<string, string>, status = 200): Answer => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  ),
  body: Buffer.of(),
});

describe('the arguments of verify', () => {
  test('name an address, with or without a trailing slash', () => {
    const { address, gated, server } = readVerifyOptions(['https://college.example/portal']);
    expect([address.href, gated, server]).toEqual([
      'https://college.example/portal/',
      false,
      undefined,
    ]);
    expect(readVerifyOptions(['http://localhost/', '--server', 'iis']).server).toBe('iis');
  });

  test.each([
    [[], 'Name one address'],
    [['college.example'], 'The address is "college.example"'],
    [['ftp://college.example/'], 'Allowed: https://'],
    [['https://college.example/?x=1'], 'The address is'],
    [['https://college.example/', '--server', 'tomcat'], 'Allowed: nginx, apache'],
  ])('refuse %j: %s', (args, message) => {
    expect(() => readVerifyOptions(args)).toThrow(message);
  });
});

describe('headers', () => {
  test('over HTTPS must include HSTS for two years', () => {
    const good = Object.fromEntries(securityHeaders);
    expect(judgeHeaders('/', answer(good), false)).toEqual([]);
    expect(judgeHeaders('/', answer(good), true).map(({ topic }) => topic)).toEqual(['hsts']);
    const short = { ...good, 'Strict-Transport-Security': 'max-age=3600' };
    expect(judgeHeaders('/', answer(short), true)).toHaveLength(1);
    const long = { ...good, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
    expect(judgeHeaders('/', answer(long), true)).toEqual([]);
  });

  test.each([
    ['other', 'public, max-age=0, must-revalidate', true],
    ['other', 'no-store', true],
    ['other', 'max-age=0', false],
    ['hashed', 'max-age=31536000, public, immutable', true],
    ['hashed', 'public, max-age=3600, immutable', false],
    ['error', 'no-cache', false],
  ] as const)('of a file of kind %s may be "%s": %s', (rule, value, fits) => {
    expect(judgeCache('/', answer({ 'Cache-Control': value }), rule)).toHaveLength(fits ? 0 : 1);
  });

  test.each([
    ['nginx/1.22.1', 'nginx'],
    ['Apache/2.4.62 (Debian)', 'apache'],
    ['Caddy', 'caddy'],
    ['Microsoft-IIS/10.0', 'iis'],
    ['Netlify', 'netlify'],
    ['cloudflare', 'cloudflare'],
    ['GitHub.com', 'github'],
    ['AmazonS3', 's3'],
    ['CloudFront', 'cloudfront'],
    ['Windows-Azure-Blob/1.0 Microsoft-HTTPAPI/2.0', 'azure'],
    ['UploadServer', 'gcs'],
    ['', 'unknown'],
  ])('name the kind of server: %s', (server, kind) => {
    expect(serverKindOf({ server })).toBe(kind);
  });

  test('name a network in front of a store, and a store without a name', () => {
    expect(serverKindOf({ server: 'AmazonS3', 'x-amz-cf-id': 'Rk3' })).toBe('cloudfront');
    expect(serverKindOf({ 'x-rgw-object-type': 'Normal' })).toBe('ceph');
  });
});

describe('a server that does not identify itself', () => {
  const modified = 'Sun, 22 Nov 2026 12:46:51 GMT';
  const asked = (etag: string, size = 1294) =>
    serverKindOf({ etag, 'last-modified': modified, 'content-length': String(size) });

  test('is detected by the format of its ETag', () => {
    expect(asked('"towm63zy"')).toBe('caddy');
    expect(asked('W/"towm63zy"')).toBe('caddy');
    expect(asked('"6b02e43b-50e"')).toBe('nginx');
    expect(asked('"50e-660dcdf0544c0"')).toBe('apache');
    expect(asked('"towm63zy"', 1295)).toBe('unknown');
    expect(asked('"5d41402abc4b2a76b9719d911017c592"')).toBe('unknown');
    expect(serverKindOf({ etag: '"towm63zy"' })).toBe('unknown');
  });
});

describe('advice', () => {
  test('has a configuration line for the header on every kind of server', () => {
    for (const kind of [...serverKinds, 'unknown'] as const)
      expect(adviceFor('header', kind, 'X-Frame-Options: DENY').change).toMatch(
        /X-Frame-Options:? "?.*DENY|name="X-Frame-Options" value="DENY"/,
      );
    expect(adviceFor('type', 'apache', 'Content-Type: font/woff2').change).toContain(
      'AddType font/woff2',
    );
    expect(adviceFor('listing', 'iis', '').change).toContain('out/web.config');
  });
});

describe('the redirect from http to https', () => {
  const site = { origin: 'https://college.example', prefix: '/', gated: false } as const;
  const check = (reply: () => Promise<Answer>) => checkHttps(site as never, reply);

  test('leads to the same host, or the port is closed', async () => {
    const to = (location: string) => async () => answer({ location }, 301);
    expect(await check(to('https://college.example/'))).toEqual([]);
    expect(await check(to('https://elsewhere.example/'))).toHaveLength(1);
    expect(await check(async () => answer({}))).toHaveLength(1);
    const closed = networkError(Object.assign(new Error(), { code: 'ECONNREFUSED' }), '', '');
    expect(await check(() => Promise.reject(closed))).toEqual([]);
  });
});

describe('a network error', () => {
  test('becomes a sentence, such as for a closed port, a self-signed certificate or an unknown name', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
    const { port } = taken.address() as AddressInfo;
    await new Promise((resolve) => taken.close(resolve));
    await expect(createAsk(`http://localhost:${port}`)('/')).rejects.toThrow(
      `http://localhost:${port}/: no server is listening`,
    );
    const reply = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf';
    const cut = createServer((socket) => socket.once('data', () => socket.end(reply)));
    await new Promise<void>((resolve) => cut.listen(0, 'localhost', resolve));
    const half = `http://localhost:${(cut.address() as AddressInfo).port}`;
    await expect(createAsk(half)('/a')).rejects.toThrow(`${half}/a: the server closed the`);
    await new Promise((resolve) => cut.close(resolve));
    const messageOf = (code: string) =>
      networkError(Object.assign(new Error('x'), { code }), 'https://a.example', '/').message;
    expect(messageOf('DEPTH_ZERO_SELF_SIGNED_CERT')).toContain('add --insecure');
    expect(messageOf('ENOTFOUND')).toContain('DNS');
    expect(messageOf('EWHAT')).toContain('the request failed: x');
  });

  test('is none if connections were closed while nobody used them', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
        socket.once('data', () => socket.destroy());
      });
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const ask = createAsk(`http://localhost:${(server.address() as AddressInfo).port}`);
    await Promise.all([ask('/'), ask('/')]);
    expect((await ask('/')).body.toString()).toBe('ok');
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
});
