import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { collectContents } from '@/tools/hosting/package/contents';
import { describeDependencies } from '@/tools/hosting/package/dependencies';
import { releaseTime } from '@/tools/hosting/package/release-time';
import { zip } from '@/tools/hosting/package/zip';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll, writeRelease } from '@/tools/file/__tests__/fixture-release';

const site = {
  'index.html': '<p>home</p>',
  'MyProfile/index.html': '<p>profile</p>',
  'myprofile/index.html': '<p>profile</p>',
  '_next/static/a.js': 'void 0',
  '.htaccess': '# Apache',
};
const servers = [
  { path: 'nginx/site.conf', text: '# nginx', tested: true },
  { path: 'iis/web.config', text: '<!-- IIS -->', tested: false },
];
const { folder, inventory } = writeRelease(site);
afterAll(() => removeAll([folder]));
const time = new Date('2026-11-20T10:30:42Z');
const packed = () => zip(collectContents(folder, () => servers).contents, time);

describe('a package', () => {
  const files = unzipSync(packed());
  const text = (path: string) => Buffer.from(files[path] ?? []).toString();

  test('contains the site without case aliases, the server files, a guide and checksums', () => {
    expect(Object.keys(files).sort()).toEqual([
      'GUIDE.md',
      'SHA256SUMS',
      'out/.htaccess',
      'out/MyProfile/index.html',
      'out/_next/static/a.js',
      'out/build.json',
      'out/index.html',
      'servers/iis/web.config',
      'servers/nginx/site.conf',
    ]);
  });

  test('has the same bytes every time', () => {
    expect(Buffer.from(packed()).equals(packed())).toBe(true);
  });

  test('gives every file the time of the release', () => {
    const bytes = Buffer.from(packed());
    const view = (at: number) => bytes.readUInt32LE(at);
    const clock =
      (((2026 - 1980) << 25) | (11 << 21) | (20 << 16) | (10 << 11) | (30 << 5) | 21) >>> 0;
    const heads = [...bytes.toString('latin1').matchAll(/PK\x01\x02/g)].map(({ index }) => index);
    expect(heads).toHaveLength(Object.keys(files).length);
    for (const at of heads) {
      expect([view(at + 12), view(view(at + 42) + 10)]).toEqual([clock, clock]);
      const extra = at + 46 + bytes.readUInt16LE(at + 28);
      expect([bytes.readUInt16LE(extra), view(extra + 5)]).toEqual([0x5455, time.getTime() / 1000]);
    }
  });

  test('has the same bytes on the computer of another person', () => {
    const script = `
      import { precompress } from './tools/site/build/precompress.ts';
      import { writeInventory } from './tools/file/inventory.ts';
      import { serverFiles } from './tools/site/servers/files.ts';
      import { collectContents } from './tools/hosting/package/contents.ts';
      import { describeDependencies } from './tools/hosting/package/dependencies.ts';
      import { zip } from './tools/hosting/package/zip.ts';
      process.umask(process.env.MASK);
      const out = process.env.OUT;
      await precompress(out, () => {});
      writeInventory(out, '.', { basePath: '', siteUrl: '' });
      const { contents } = collectContents(out, serverFiles, describeDependencies('.'));
      // A time that New York does not have.
      process.stdout.write(zip(contents, new Date('2026-03-08T02:30:00Z')));`;
    const packedBy = (
      files: readonly (readonly [string, string])[],
      env: Record<string, string>,
    ) => {
      const out = writeFolder(Object.fromEntries(files));
      for (const [at, [path]] of files.entries()) utimesSync(join(out, path), at, at);
      const args = ['--import', 'tsx', '--input-type=module', '-e', script];
      const all = { ...process.env, ...env, OUT: out };
      const bytes = execFileSync(process.execPath, args, { env: all, maxBuffer: 1e8 });
      removeAll([out]);
      return bytes;
    };
    const files = Object.entries(site);
    const one = packedBy(files, { TZ: 'UTC', LC_ALL: 'C', MASK: '022' });
    const other = packedBy(files.reverse(), {
      ...{ TZ: 'America/New_York', LC_ALL: 'tr_TR.UTF-8', MASK: '077' },
      ...{ NODE_ENV: 'production', npm_config_omit: 'optional' },
    });
    expect(Object.keys(unzipSync(one))).toContain('out/index.html.gz');
    expect(other.equals(one)).toBe(true);
  }, 60_000);

  test('explains in its guide what to do for each server and what was not tested', () => {
    const guide = text('GUIDE.md');
    expect(guide).toContain(`release ${inventory.contentHash.slice(0, 12)}`);
    expect(guide).toContain('- `servers/nginx/site.conf`\n');
    expect(guide).toContain('- `servers/iis/web.config` (not run by our tests)');
    expect(guide).toContain('`.htaccess`');
    expect(guide).toContain('`/myprofile/` is a second spelling of `/MyProfile/`');
    expect(guide).toContain('`/faculty-settings/`');
  });

  test('unpacks to files that match SHA256SUMS', () => {
    const into = writeFolder({});
    for (const [path, body] of Object.entries(files)) {
      mkdirSync(dirname(join(into, path)), { recursive: true });
      writeFileSync(join(into, path), body);
    }
    const output = execFileSync(process.execPath, ['-e', checker], { cwd: into, encoding: 'utf8' });
    expect(output).toBe(`${Object.keys(files).length - 1} right`);
    expect(statSync(join(into, 'out/index.html')).size).toBe(site['index.html'].length);
    removeAll([into]);
  });

  test('is not created from a site that was changed after the build', () => {
    const changed = writeRelease(site).folder;
    writeFileSync(join(changed, 'index.html'), 'edited');
    expect(() => collectContents(changed, () => [])).toThrow(
      'index.html was changed after the build',
    );
    removeAll([changed]);
  });

  test('contains the sealed records, which are not part of the release', () => {
    const { folder: sealed, inventory: release } = writeRelease({
      ...site,
      'people/people.json': '{}',
      [`people/ab/${'0'.repeat(30)}.jwe`]: 'sealed',
      'people/note.txt': 'not a record',
    });
    const { contents, leftOut, timeHash } = collectContents(sealed, () => []);
    expect(release.contentHash).toBe(inventory.contentHash);
    expect([...contents.keys()].filter((path) => path.includes('people')).sort()).toEqual([
      `out/people/ab/${'0'.repeat(30)}.jwe`,
      'out/people/people.json',
    ]);
    expect(contents.get('SHA256SUMS')).toContain('out/people/people.json');
    expect(leftOut).toBe(0);
    writeFileSync(join(sealed, `people/ab/${'0'.repeat(30)}.jwe`), 'SEALED');
    const later = collectContents(sealed, () => []);
    expect(releaseTime(later.timeHash)).not.toEqual(releaseTime(timeHash));
    expect(collectContents(folder, () => []).timeHash).toBe(inventory.contentHash);
    removeAll([sealed]);
  });

  test('leaves out more sealed records than a zip can hold', () => {
    const { folder: sealed } = writeRelease({
      ...site,
      'people/people.json': '{}',
      [`people/ab/${'0'.repeat(30)}.jwe`]: 'sealed',
    });
    const { contents, leftOut, timeHash } = collectContents(sealed, () => [], new Map(), 1);
    expect(leftOut).toBe(2);
    expect(timeHash).toBe(inventory.contentHash);
    expect([...contents.keys()].filter((path) => path.includes('people'))).toEqual([]);
    removeAll([sealed]);
  });

  test('is not created when two names differ only in case', () => {
    const both = [...servers, { path: 'NGINX/site.conf', text: '', tested: true }];
    expect(() => collectContents(folder, () => both)).toThrow('servers/nginx');
  });
});

test('The dependencies of a package are the same in every run, with a licence for each that the site is built from', () => {
  const first = describeDependencies(process.cwd());
  const second = describeDependencies(process.cwd());
  expect([...second]).toEqual([...first]);
  const bom = JSON.parse(String(first.get('sbom.cdx.json'))) as {
    bomFormat: string;
    components: { name: string }[];
  };
  expect(bom.bomFormat).toBe('CycloneDX');
  const names = bom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['next', 'react', 'chart.js']));
  expect(names).not.toContain('jest');
  expect(String(first.get('sbom.cdx.json'))).not.toContain(process.cwd());
  const licences = String(first.get('LICENSES.txt'));
  expect(licences).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)\n\nMIT License/m);
  expect(licences).not.toMatch(/^jest /m);
});

/** What sha256sum -c does, for computers that have none. */
const checker = `
const fs = require('node:fs');
const lines = fs.readFileSync('SHA256SUMS', 'utf8').trimEnd().split('\\n').map((line) => line.split('  '));
const hash = (file) => require('node:crypto').createHash('sha256').update(fs.readFileSync(file)).digest('hex');
process.stdout.write(lines.filter(([sum, file]) => hash(file) === sum).length + ' right');
`;
