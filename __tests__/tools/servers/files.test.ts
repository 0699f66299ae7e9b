/** @jest-environment jsdom */
import { readdirSync } from 'node:fs';
import { routes } from '@/lib/site/routes';
import { serverFiles, siteFiles } from '@/tools/servers/files';
import { hiddenFiles, securityHeaders } from '@/tools/servers/rules';

const portal = { basePath: '/portal', siteUrl: 'https://college.example' };
const targets = [{ ...portal, basePath: '' }, portal];

const read = (wanted: string, target = portal) =>
  [...siteFiles(target), ...serverFiles(target)].find(({ path }) => path === wanted)?.text ?? '';

describe.each(targets)('The server files for "$basePath/"', (target) => {
  const all = [...siteFiles(target), ...serverFiles(target)];

  it('say so if our tests do not start the server', () => {
    for (const { path, text, tested } of all.filter(({ text }) => text !== ''))
      expect([path, /not run by our tests/i.test(text)]).toEqual([path, !tested]);
  });

  it('contain the host and every header if they are complete configurations', () => {
    const nginx = read('nginx/edify-site.conf', target) + read('nginx/edify-server.conf', target);
    const whole = [nginx, read('apache/edify.conf', target), read('caddy/Caddyfile', target)];
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
      'web.config',
    ]);
    expect(read('web.config', target)).toContain('<location path="faculty-dashboard">');
    expect(read('_headers', target)).toContain(`# ${target.basePath}/Dashboard/*`);
  });

  it('have separate users for the faculty gate', () => {
    for (const name of ['.htaccess', 'apache/edify.conf']) {
      const lists = [...read(name, target).matchAll(/AuthUserFile \S*\/(\S+)\.htpasswd/g)];
      expect(lists.map(([, list]) => list)).toEqual(['edify-faculty', 'edify-students']);
    }
    expect(read('nginx/edify-site.conf', target)).toContain('edify-$edify_list.htpasswd');
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

test('No folder of the site has a name that stock Apache uses for its own files', () => {
  const aliases = ['icons', 'error', 'manual', 'javascript', 'cgi-bin', 'server-status'];
  const pages = Object.values(routes).map((route) => route.split('/')[1]);
  const folders = [...readdirSync('public'), ...pages];
  expect(folders.filter((name) => aliases.includes(name ?? ''))).toEqual([]);
});
