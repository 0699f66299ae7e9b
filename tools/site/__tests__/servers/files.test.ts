import { readdirSync } from 'node:fs';
import { limits } from '@/content/schema/limits';
import { routes } from '@/lib/site/routes';
import { dropFolder } from '@/tools/site/servers/drop';
import { serverFiles, siteFiles } from '@/tools/site/servers/files';
import { hiddenFiles } from '@/tools/file/listed-file';
import {
  policies,
  securityHeaders,
  securityHeadersOf,
  workerFiles,
} from '@/tools/site/servers/rules';
import { cameraPattern } from '@/tools/site/servers/site-layout';
import { keysFolder, siteFolder } from '@/tools/site/servers/site-layout';

const portal = { basePath: '/portal', siteUrl: 'https://college.example' };
const targets = [{ ...portal, basePath: '' }, portal];

const read = (wanted: string, target = portal) =>
  [...siteFiles(target), ...serverFiles(target)].find(({ path }) => path === wanted)?.text ?? '';

describe.each(targets)('The server files for "$basePath/"', (target) => {
  const all = [...siteFiles(target), ...serverFiles(target)];

  it('contain the host and every header if they are complete configurations', () => {
    const parts = ['nginx/edify-maps.conf', 'nginx/edify-site.conf', 'nginx/edify-server.conf'];
    const nginx = parts.map((part) => read(part, target)).join('');
    const maps = read('nginx/edify-maps.conf', target);
    const whole = [
      nginx,
      maps + read('nginx/edify-store.conf', target),
      read('apache/edify.conf', target),
    ];
    for (const text of whole) {
      expect(text).toContain('college.example');
      for (const [name, value] of securityHeaders) {
        expect(text).toContain(name);
        expect(text).toContain(value);
      }
    }
  });

  it('allow the camera on the page of events alone', () => {
    const page = `${target.basePath}/faculty-events/`;
    const pattern = new RegExp(cameraPattern(`${target.basePath}/`));
    for (const address of [page, `${page}index.html`, `${page}index.html.br`])
      expect(address).toMatch(pattern);
    for (const address of [`${page}index.txt`, `${target.basePath}/faculty-register/`, `/x${page}`])
      expect(address).not.toMatch(pattern);
    const allowing = all.filter(({ text }) => text.includes('camera=(self)'));
    expect(allowing.map(({ path }) => path).sort()).toEqual([
      '.htaccess',
      '_headers',
      'apache/edify.conf',
      'nginx/edify-maps.conf',
    ]);
    for (const { text } of allowing) expect(text.split('camera=(self)')).toHaveLength(2);
    expect(read('_headers', target)).toContain(`${page}\n  ! Permissions-Policy`);
    const files = [...Object.values(routes), '/404.html'].map((route) =>
      route.endsWith('/') ? `${route.slice(1)}index.html` : route.slice(1),
    );
    const withCamera = files.filter((file) =>
      securityHeadersOf(file).some(([, value]) => value.includes('camera=(self)')),
    );
    expect(withCamera).toEqual(['faculty-events/index.html']);
  });

  it('have gates for every portal page, as comments', () => {
    const gates = all.filter(({ text }) => text.includes('GATES'));
    expect(gates.map(({ path }) => path).sort()).toEqual([
      '.htaccess',
      '_headers',
      'apache/edify.conf',
      'nginx/edify-site.conf',
      'nginx/edify-store.conf',
    ]);
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
    const headers = read('_headers', target);
    expect(/faculty-settings\/\*\n# +(.*)/.exec(headers)?.[1]).toBe(
      'Basic-Auth: FACULTY_NAME:PASSWORD',
    );
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
      'nginx/edify-maps.conf',
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

test('No folder of the site has a name that stock Apache uses for its own files', () => {
  const aliases = ['icons', 'error', 'manual', 'javascript', 'cgi-bin', 'server-status'];
  const pages = Object.values(routes).map((route) => route.split('/')[1]);
  const folders = [...readdirSync('public'), ...pages];
  expect(folders.filter((name) => aliases.includes(name ?? ''))).toEqual([]);
});
