import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { releaseName } from '@/tools/file/inventory-file';
import { collectContents } from '@/tools/hosting/package/contents';
import { guide } from '@/tools/hosting/package/guide';
import { zip } from '@/tools/hosting/package/zip';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll, siteOf, writeRelease } from '@/tools/file/__tests__/fixture-release';
import { newTarget, problemsOf, put, releaseOf } from '../deploy/served';

const folders: string[] = [];
afterAll(() => removeAll(folders));

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const deploying = readFileSync('docs/deploying.md', 'utf8');

/** Commands in the code block whose info string is "sh" and the label. */
function commands(label: string, text = deploying): string {
  const block = new RegExp(`\`\`\`sh${label}\n([^]*?)\`\`\``).exec(text)?.[1];
  if (block === undefined) throw new Error(`There is no block "sh${label}".`);
  return block.replace(/^ +/gm, '');
}

/** A package in a downloads folder; versions of four characters have pages of equal size. */
function packageOf(version: string) {
  const page = `<p>profile ${version}</p>`;
  const { folder, inventory } = writeRelease(
    {
      ...siteOf(version, 2),
      '.htaccess': '# Apache',
      'MyProfile/index.html': page,
      'myprofile/index.html': page,
    },
    version,
  );
  const downloads = writeFolder({});
  folders.push(folder, downloads);
  const name = `edify-${version}-${releaseName(inventory)}`;
  const { contents } = collectContents(folder, () => []);
  writeFileSync(join(downloads, `${name}.zip`), zip(contents, new Date('2026-11-20T10:30:42Z')));
  const unpack = commands(' unpack').replaceAll('edify-VERSION-RELEASE', name);
  return { downloads, inventory, unpack };
}

function newServer() {
  const root = writeFolder({});
  folders.push(root);
  const current = join(root, 'edify/current');
  return {
    current,
    run: ({ downloads, unpack }: ReturnType<typeof packageOf>, block: string) =>
      execFileSync('sh', ['-euc', unpack + block.replaceAll('/srv/', `${root}/`)], {
        cwd: downloads,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  };
}

const [one, two] = ['1111', '2222'].map(packageOf) as [
  ReturnType<typeof packageOf>,
  ReturnType<typeof packageOf>,
];
const listOf = ({ inventory }: typeof one) =>
  ['build.json', ...Object.keys(inventory.files)].sort();
const isPage = (path: string) => !path.startsWith('_next/');

(has('unzip') ? describe : describe.skip)('The commands of docs/deploying.md', () => {
  test('to copy a package can be repeated without creating a second site inside the first', () => {
    const server = newServer();
    for (let round = 0; round < 3; round += 1) {
      server.run(one, commands(' copy'));
      expect(filesBelow(server.current)).toEqual(listOf(one));
    }
  });

  test('to copy a package over another write every file of the new one, with a new time', () => {
    const server = newServer();
    server.run(one, commands(' copy'));
    const before = statSync(join(server.current, 'page-0/index.html')).mtimeMs;
    server.run(two, commands(' copy'));
    const files = filesBelow(server.current);
    expect(files).toEqual(expect.arrayContaining(listOf(two)));
    expect(files.filter((path) => path.startsWith('out/'))).toEqual([]);
    for (const page of ['MyProfile', 'myprofile'])
      expect(readFileSync(join(server.current, page, 'index.html'), 'utf8')).toContain('2222');
    expect(statSync(join(server.current, 'page-0/index.html')).mtimeMs).toBeGreaterThan(before);
  });

  (has('rsync') ? test : test.skip)('with rsync delete obsolete pages and a nested copy', () => {
    const server = newServer();
    server.run(one, commands(' rsync'));
    expect(filesBelow(server.current)).toEqual(listOf(one));
    mkdirSync(join(server.current, 'out'));
    writeFileSync(join(server.current, 'out/index.html'), 'a copy that was nested');
    for (let round = 0; round < 2; round += 1) {
      server.run(two, commands(' rsync'));
      expect(filesBelow(server.current).filter(isPage)).toEqual(listOf(two).filter(isPage));
    }
    expect(filesBelow(server.current)).toEqual(
      expect.arrayContaining(listOf(one).filter((path) => !isPage(path))),
    );
  });

  (has('rsync') ? test : test.skip)(
    'for a second server keep each of its releases complete, and delete a record that is gone',
    () => {
      const { target, current, deploy } = newTarget();
      const second = writeFolder({});
      folders.push(second);
      const records = ['aa', 'bb'].map((name) => `people/${name}/${name.repeat(15)}.jwe`);
      const index = { 'people/people.json': JSON.stringify({ format: 1, buckets: 0 }) };
      const lines = commands(' second').trim().split('\n');
      for (const [version, own] of [
        ['one', records],
        ['two', records.slice(1)],
      ] as const) {
        const { folder } = releaseOf(version);
        put(folder, { ...index, ...Object.fromEntries(own.map((path) => [path, version])) });
        deploy(folder);
        for (const [number, line] of lines.entries()) {
          const command = line.replace('second:/srv/edify', second).replace('/srv/edify', target);
          execFileSync('sh', ['-euc', command]);
          if (version === 'two' || number > 0)
            expect(problemsOf(join(second, 'current'))).toEqual([]);
        }
        expect(filesBelow(join(second, 'current'))).toEqual(filesBelow(current));
        expect(filesBelow(join(second, 'people'))).toEqual(filesBelow(join(target, 'people')));
      }
    },
  );

  test('match the guide in the package, and never copy a folder into an existing one', () => {
    const text = guide(one.inventory, []);
    expect(commands('', text)).toBe(commands(' copy'));
    for (const command of commands(' copy')
      .split('\n')
      .filter((line) => line.startsWith('cp')))
      expect(command).toMatch(/^cp -R \S+\/\. \S+\/$/);
  });

  test('for Windows copy the contents of the folder, not the folder', () => {
    const block = /```powershell\n([^]*?)```/.exec(deploying)?.[1] ?? '';
    expect(block).toContain('robocopy out C:\\inetpub\\edify /MIR');
    expect(block).not.toMatch(/Copy-Item|xcopy/i);
  });
});
