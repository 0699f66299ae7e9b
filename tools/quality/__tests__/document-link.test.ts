import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { sourceFiles } from '@/tools/command/__tests__/source-files';

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
