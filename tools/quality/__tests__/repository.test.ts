import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { sourceFiles } from '@/tools/command/__tests__/source-files';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { binPath } from '@/tools/command/run';
import { filesBelow } from '@/tools/file/files-below';

test('Finds files that import each other, even if they share only types, and folders with more than 25 files', () => {
  const many = ['tools/file', 'tools/file/__tests__'].flatMap((name) =>
    Array.from({ length: 26 }, (_, index) => [`${name}/f${index}.ts`, 'export {};\n']),
  );
  const folder = writeFolder({
    ...Object.fromEntries(
      ['app', 'components', 'content', '__tests__'].map((one) => [`${one}/a.ts`, '']),
    ),
    ...Object.fromEntries(many),
    'lib/one.ts': "export { two } from './two';\n",
    'lib/two.ts': "import type { Three } from '@/lib/three';\nexport const two: Three = 2;\n",
    'lib/three.ts': "import type { two } from './two';\nexport type Three = typeof two | 2;\n",
  });
  const args = [binPath('tsx'), 'tools/quality/command/cycles.ts', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/lib\/t(?:wo|hree)\.ts → lib\/t/);
  expect(stderr).toContain('tools/file has 26 files, more than 25. Split it.\n');
  expect(stderr).toContain('tools/file/__tests__ has 26 files, more than 25. Split it.\n');
});

/** The addresses of the headings of a document, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^```[^]*?^```/gm, '');
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns true if the file that a link names exists and has a heading for its anchor. */
function leads(link: string): boolean {
  const [path = '', anchor] = link.split('#');
  if (!existsSync(path)) return false;
  return anchor === undefined || !path.endsWith('.md') || anchorsOf(path).includes(anchor);
}

const linksOf = (file: string, pattern: RegExp, folder: string) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)]
    .map(([, target = '']) =>
      target.startsWith('#') ? file + target : normalize(join(folder, target)),
    )
    .map((link) => ({ file, link }));

test('Every link of a document leads to a file, and to a heading if it names one', () => {
  const links = sourceFiles(/\.md$/).flatMap((file) =>
    linksOf(file, /\]\((?![a-z]+:)([^)\s]+)\)/g, dirname(file)),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ link }) => !leads(link))).toEqual([]);
});

test('Every document that the code or the content names exists', () => {
  const named = sourceFiles(/\.(?:tsx?|json|mjs)$/).flatMap((file) =>
    linksOf(file, /(?<![\w/.])(docs\/[\w/-]+\.md(?:#[\w-]+)?)/g, '.'),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ link }) => !leads(link))).toEqual([]);
});

test('Documents and content say error, warning or problem, as the glossary does', () => {
  const texts = sourceFiles(/(?<!package-lock)\.(?:md|json)$/);
  const others = /\b(?:fault|refusal|diagnostic)s?\b/i;
  expect(texts.filter((file) => others.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('Every file of the sources that the architecture names exists', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const files = [...text.matchAll(/`((?:app|components|content|lib|tools|__tests__)\/[^`\s<…]+)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !file.includes('Library'));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !file.includes('*') && !existsSync(file))).toEqual([]);
});

test.each([
  ['README.md', 90, 600],
  ['CONTRIBUTING.md', 100, 1300],
  ['docs/college-data.md', 250, 2500],
])('%s has at most %d lines and %d words', (file, lines, words) => {
  const text = readFileSync(file, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(lines);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(words);
});

/** Folders whose files are named after what they are about: a command, a store, a server, a step of the import. */
const namedByFolder =
  /^tools\/\w+\/(?:command|servers)\/|^lib\/store\/kind\/|^tools\/import\/(?:template|series|fact|model|record)\//;

const sources = ['app', 'components', 'content', 'lib', 'tools'].flatMap((top) =>
  filesBelow(top)
    .map((path) => `${top}/${path}`)
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/node_modules|__tests__/.test(path)),
);

type Named = readonly [name: string, path: string];

/** The names that another file has, too, each with its file. */
const doubles = (all: readonly Named[]) =>
  all
    .filter(([name, path]) => all.some((other) => other[0] === name && other[1] !== path))
    .map(([name, path]) => `${name} in ${path}`);

const typesOf = (path: string, code = readFileSync(path, 'utf8')) =>
  [...code.matchAll(/^export (?:interface|type) (\w+)/gm)].map((one): Named => [`${one[1]}`, path]);

const fileNames = (paths: readonly string[]) =>
  paths
    .filter((path) => /^(?:components|lib|tools)\//.test(path) && !namedByFolder.test(path))
    .map((path): Named => [`${path.split('/')[0]}/…/${basename(path)}`, path]);

test('what several files export or are called is found', () => {
  const planted = ['a', 'b'].flatMap((path) => typesOf(path, 'export type Place = 1;'));
  expect(doubles(planted)).toEqual(['Place in a', 'Place in b']);
  expect(doubles(fileNames(['lib/a/b.ts', 'lib/b.ts', 'components/b.ts']))).toHaveLength(2);
});

test('no two exported types have one name, and no two files of components, lib or tools', () => {
  expect(doubles([...sources.flatMap((path) => typesOf(path)), ...fileNames(sources)])).toEqual([]);
});

interface Entry {
  integrity?: string;
  /** It comes inside the package above it. */
  inBundle?: boolean;
}

test('every package of the lock file has a checksum', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const entries = Object.entries(packages).filter(([path, { inBundle }]) => path && !inBundle);
  expect(entries.length).toBeGreaterThan(500);
  const wrong = entries.filter(
    ([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});
