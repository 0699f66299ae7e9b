/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';
import { limits } from '@/content/schema/limits';
import { routes } from '@/lib/site/routes';
import { dropFolder } from '@/tools/site/servers/drop';
import { serverFiles, siteFiles } from '@/tools/site/servers/files';
import { hiddenFiles } from '@/tools/file/listed-file';
import {
  hsts,
  policies,
  securityHeaders,
  securityHeadersWith,
  workerFiles,
} from '@/tools/site/servers/rules';
import { keysFolder, siteFolder } from '@/tools/site/servers/site-layout';

const portal = { basePath: '/portal', siteUrl: 'https://college.example' };
const targets = [{ ...portal, basePath: '' }, portal];

const read = (wanted: string, target = portal) =>
  [...siteFiles(target), ...serverFiles(target)].find(({ path }) => path === wanted)?.text ?? '';

describe.each(targets)('The server files for "$basePath/"', (target) => {
  const all = [...siteFiles(target), ...serverFiles(target)];

  it('say so if our tests do not start the server', () => {
    // JSON has no comments.
    for (const { path, text, tested } of all.filter(
      ({ path, text }) => text !== '' && !path.endsWith('.json'),
    ))
      expect([path, /not run by our tests/i.test(text)]).toEqual([path, !tested]);
  });

  it('contain the host and every header if they are complete configurations', () => {
    const parts = ['nginx/edify-maps.conf', 'nginx/edify-site.conf', 'nginx/edify-server.conf'];
    const nginx = parts.map((part) => read(part, target)).join('');
    const maps = read('nginx/edify-maps.conf', target);
    const whole = [
      nginx,
      maps + read('nginx/edify-store.conf', target),
      read('apache/edify.conf', target),
      read('caddy/Caddyfile', target),
    ];
    for (const text of whole) {
      expect(text).toContain('college.example');
      for (const [name, value] of securityHeaders) {
        expect(text).toContain(name);
        expect(text).toContain(value);
      }
    }
  });

  it('have gates for every portal page, as comments', () => {
    const gates = all.filter(({ text }) => text.includes('GATES'));
    expect(gates.map(({ path }) => path).sort()).toEqual([
      '.htaccess',
      '_headers',
      'apache/edify.conf',
      'caddy/Caddyfile',
      'nginx/edify-site.conf',
      'nginx/edify-store.conf',
      'web.config',
    ]);
    expect(read('web.config', target)).toContain('<location path="faculty-dashboard">');
    expect(read('_headers', target)).toContain(`# ${target.basePath}/Dashboard/*`);
  });

  it('have separate users for the faculty gate', () => {
    for (const name of ['.htaccess', 'apache/edify.conf']) {
      const [gates = ''] = read(name, target).split('CAMPUS IDENTITY');
      const lists = [...gates.matchAll(/AuthUserFile \S*\/(\S+)\.htpasswd/g)];
      expect(lists.map(([, list]) => list)).toEqual(['edify-faculty', 'edify-students']);
    }
    for (const name of ['nginx/edify-site.conf', 'nginx/edify-store.conf'])
      expect(read(name, target)).toContain('edify-$edify_list.htpasswd');
    const caddy = read('caddy/Caddyfile', target);
    expect(/basicauth @faculty[^}]*\}/.exec(caddy)?.[0]).not.toContain('STUDENT');
    expect(/forward_auth @faculty[^}]*\}/.exec(caddy)?.[0]).not.toContain('students');
    const headers = read('_headers', target);
    expect(/faculty-settings\/\*\n# +(.*)/.exec(headers)?.[1]).toBe(
      'Basic-Auth: FACULTY_NAME:PASSWORD',
    );
    const iis = read('web.config', target);
    expect(/faculty-settings">[^]*?<\/location>/.exec(iis)?.[0]).not.toContain('Students');
  });

  it('have no gate over the sealed records, and their type', () => {
    const [, gate = ''] =
      /map \$uri \$edify_gate \{([^}]*)\}/.exec(read('nginx/edify-maps.conf', target)) ?? [];
    expect(gate).toContain('Dashboard');
    expect(gate).not.toContain('people');
    for (const { path, text } of all.filter(({ text: any }) => /\bavif\b/.test(any)))
      expect([path, /jose.*\bjwe\b|\bjwe\b.*\n?.*jose/.test(text)]).toEqual([path, true]);
    expect(read('_headers', target)).toContain(
      `${target.basePath}/people/*\n  ! Cache-Control\n  Cache-Control: no-cache`,
    );
  });

  it('answer with the own code only as comments, with no-store, from a folder outside the site', () => {
    for (const name of ['nginx/edify-site.conf', 'apache/edify.conf']) {
      const [, section = ''] = read(name, target).split('CAMPUS IDENTITY');
      const lines = section.split('\n').filter((line) => line.includes('me.json'));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines.slice(1)) expect(line).toMatch(/^ *#/);
      expect(section).toContain('Cache-Control "no-store"');
      expect(section).toContain(keysFolder);
      expect(section).toContain(`${target.basePath}/people/me`);
    }
    expect(keysFolder.startsWith(siteFolder)).toBe(false);
  });

  it('have a drop box only in files of its own, with the limit and the folder of the letters', () => {
    const own = all.filter(({ path }) => path.includes('drop'));
    expect(own.map(({ path }) => path)).toEqual([
      'nginx/edify-drop-maps.conf',
      'nginx/edify-drop.conf',
      'apache/edify-drop.conf',
    ]);
    for (const { path, text } of own.slice(1)) {
      expect([path, text.includes(`${limits.letter.size}`)]).toEqual([path, true]);
      expect(text).toContain(`${target.basePath}/drop/`);
      expect(text).toContain("default-src 'none'; sandbox");
      expect(dropFolder.startsWith(siteFolder)).toBe(false);
    }
    for (const { path, text } of all.filter((one) => !own.includes(one)))
      expect([path, /edify-drop|Dav On|dav_methods/.test(text)]).toEqual([path, false]);
  });

  it('take the network from the workers that read files', () => {
    const withPolicy = all.filter(({ text }) => text.includes(policies.worker));
    expect(withPolicy.map(({ path }) => path).sort()).toEqual([
      '.htaccess',
      '_headers',
      'apache/edify.conf',
      'caddy/Caddyfile',
      'cloudfront/headers-workers.json',
      'nginx/edify-maps.conf',
      'web.config',
    ]);
    expect(policies.worker).toMatch(/^default-src 'none'/);
    const built = readdirSync('app/(faculty)').filter((name) => name.endsWith('.js'));
    expect(workerFiles).toEqual(built);
    const lines = `${target.basePath}/read-text.js\n  ! Content-Security-Policy\n`;
    expect(read('_headers', target)).toContain(
      `${lines}  Content-Security-Policy: ${policies.worker}`,
    );
  });

  it('hide the files that are only for the server', () => {
    expect(siteFiles(target).map(({ path }) => path)).toEqual(hiddenFiles);
  });
});

describe('The file for IIS', () => {
  it('is XML, with each type listed once', () => {
    const root = new DOMParser().parseFromString(read('web.config'), 'application/xml');
    expect(root.querySelector('parsererror')).toBeNull();
    const types = [...root.querySelectorAll('mimeMap')].map((map) =>
      map.getAttribute('fileExtension'),
    );
    expect(new Set(types).size).toBe(types.length);
    expect(types).toEqual(expect.arrayContaining(['.ics', '.webmanifest', '.avif', '.woff2']));
    expect(root.querySelector('error[statusCode="404"]')?.getAttribute('path')).toBe(
      '/portal/404.html',
    );
  });

  it('is still XML when its gates are uncommented', () => {
    const open = read('web.config')
      .replace(/<!-- GATES\.[\s\S]*?\n(?= {4}<location)/, '')
      .replace(/\n {2}-->\n<\/configuration>/, '\n</configuration>');
    const root = new DOMParser().parseFromString(open, 'application/xml');
    expect(root.querySelector('parsererror')).toBeNull();
    expect(root.querySelector('location[path="MyProfile"] authorization add')).not.toBeNull();
  });
});

describe.each(targets)('The files for CloudFront at "$basePath/"', (target) => {
  const { basePath } = target;
  const script = read('cloudfront/function.js', target);
  const handler = new Function(`${script}; return handler;`)() as (event: object) => Answer;
  const ask = (path: string, querystring = {}) =>
    handler({ request: { uri: basePath + path, querystring } });

  it('lead to the page of each folder and alternative spelling, with the query', () => {
    const query = {
      a: { value: '1' },
      b: { value: '2', multiValue: [{ value: '2' }, { value: '3' }] },
    };
    for (const route of Object.values(routes).slice(1)) {
      const { statusCode, headers } = ask(route.slice(0, -1), query);
      expect([statusCode, headers?.location.value]).toEqual([
        301,
        `${basePath}${route}?a=1&b=2&b=3`,
      ]);
      expect(ask(route).uri).toBe(`${basePath}${route}index.html`);
    }
    for (const path of ['/myprofile', '/myprofile/', '/myprofile/index.html'])
      expect(ask(path).headers?.location.value).toBe(`${basePath}/MyProfile/`);
    if (basePath !== '') expect(ask('').headers?.location.value).toBe(`${basePath}/`);
  });

  it('leave every other address as it is, and hide names that start with a dot', () => {
    for (const path of [
      '/404.html',
      '/people/people.json',
      '/Dashboards',
      '/x/Dashboard',
      '/.well-known/a',
    ])
      expect(ask(path).uri).toBe(basePath + path);
    for (const path of ['/.deploy-record.json', '/people/.htaccess'])
      expect(ask(path).statusCode).toBe(404);
  });

  it('send the same headers as the other servers, and the 404 page for what a bucket refuses', () => {
    for (const [name, policy] of [
      ['headers', policies.other],
      ['headers-workers', policies.worker],
    ] as const) {
      const config = JSON.parse(read(`cloudfront/${name}.json`, target)) as Config;
      const own = config.SecurityHeadersConfig;
      const { Quantity, Items: items } = config.CustomHeadersConfig;
      const sent = Object.fromEntries(items.map(({ Header, Value }) => [Header, Value]));
      expect(Quantity).toBe(items.length);
      expect({
        ...sent,
        'Content-Security-Policy': own.ContentSecurityPolicy?.ContentSecurityPolicy,
        'Referrer-Policy': own.ReferrerPolicy?.ReferrerPolicy,
        'X-Content-Type-Options': own.ContentTypeOptions?.Override && 'nosniff',
        'X-Frame-Options': own.FrameOptions?.FrameOption,
      }).toEqual(Object.fromEntries(securityHeadersWith(policy)));
      const maxAge = own.StrictTransportSecurity?.AccessControlMaxAgeSec;
      expect(`max-age=${String(maxAge)}`).toBe(hsts[1]);
    }
    const errors = JSON.parse(read('cloudfront/errors.json', target)) as { Items: object[] };
    expect(errors.Items).toEqual(
      [403, 404].map((ErrorCode) => ({
        ErrorCode,
        ResponsePagePath: `${basePath}/404.html`,
        ResponseCode: '404',
        ErrorCachingMinTTL: 0,
      })),
    );
  });
});

interface Answer {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

interface Config {
  SecurityHeadersConfig: Partial<Record<string, Record<string, unknown>>>;
  CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
}

test('No folder of the site has a name that stock Apache uses for its own files', () => {
  const aliases = ['icons', 'error', 'manual', 'javascript', 'cgi-bin', 'server-status'];
  const pages = Object.values(routes).map((route) => route.split('/')[1]);
  const folders = [...readdirSync('public'), ...pages];
  expect(folders.filter((name) => aliases.includes(name ?? ''))).toEqual([]);
});
