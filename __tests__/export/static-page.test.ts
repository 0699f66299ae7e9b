import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import { demoThemeScript } from '@/components/marketing/model/demo-picture';
import { themeScript } from '@/lib/browser/theme';
import { tabSessionScript } from '@/lib/record/tab-session';
import { nearestRouteScript } from '@/lib/site/nearest-route';
import { routes } from '@/lib/site/routes';
import { staticFiles } from '@/tools/site/build/static-page';
import { importsOf } from './import-graph';
import { out } from './pages';

/** Files that Next.js rendered, before the build removed their scripts. */
const rendered: Record<string, string> = {
  'index.html': 'index.html',
  'login/index.html': 'login.html',
  'faculty-login/index.html': 'faculty-login.html',
  'verify/index.html': 'verify.html',
  'evidence/index.html': 'evidence.html',
  'accessibility/index.html': 'accessibility.html',
  '404.html': '_not-found.html',
};

/** Source files of each page; the root layout is around all of them. */
const sources: Record<string, string[]> = {
  'index.html': ['app/layout.tsx', 'app/(marketing)/page.tsx'],
  'login/index.html': ['app/layout.tsx', 'app/(auth)/layout.tsx', 'app/(auth)/login/page.tsx'],
  'faculty-login/index.html': [
    'app/layout.tsx',
    'app/(auth)/layout.tsx',
    'app/(auth)/faculty-login/page.tsx',
  ],
  'verify/index.html': ['app/layout.tsx', 'app/(verify)/verify/page.tsx'],
  'evidence/index.html': ['app/layout.tsx', 'app/(marketing)/evidence/page.tsx'],
  'accessibility/index.html': ['app/layout.tsx', 'app/(marketing)/accessibility/page.tsx'],
  '404.html': ['app/layout.tsx', 'app/global-not-found.tsx'],
};

const scriptOf = (file: string) => readFileSync(join(out, file), 'utf8');
const ownScripts: Record<string, string> = {
  'login/index.html': scriptOf('sign-in.js'),
  'faculty-login/index.html': scriptOf('sign-in.js'),
  'verify/index.html': scriptOf('verify.js'),
  '404.html': nearestRouteScript('', Object.values(routes)),
};

/** Body of a page without scripts, comments and the framework's empty element. */
function bodyOf(html: string): string {
  const body = parse(html, { comment: false }).querySelector('body') as HTMLElement;
  for (const script of body.querySelectorAll('script')) script.remove();
  const [first] = body.children;
  if (first?.hasAttribute('hidden') && first.innerHTML === '') first.remove();
  return body.toString();
}

const files = staticFiles.map((file) => relative('', file.replace(/^\//, '')).replace(/\\/g, '/'));

test('every public page is checked', () => {
  expect(files.sort()).toEqual(Object.keys(rendered).sort());
});

describe.each(files)('%s', (file) => {
  const html = readFileSync(join(out, file), 'utf8');
  const root = parse(html);

  test('runs only the scripts that it is allowed', () => {
    const scripts = root
      .querySelectorAll('script')
      .filter(
        (script) =>
          !['application/ld+json', 'speculationrules'].includes(script.getAttribute('type') ?? ''),
      );
    const allowed = [tabSessionScript, themeScript].map((text) => `<script>${text}</script>`);
    root
      .querySelectorAll('#demo picture')
      .forEach(() => allowed.push(`<script>${demoThemeScript}</script>`));
    const own = ownScripts[file];
    if (own) allowed.push(`<script>${own}</script>`);
    expect(scripts.map(String)).toEqual(allowed);
    expect(html).not.toMatch(/ on[a-z]+="|href="javascript:/i);
  });

  test('has no chunk, preload or flight data of the framework', () => {
    expect(html).not.toMatch(/\/_next\/[^"]*\.js|as="script"|modulepreload|__next_f|TURBOPACK/);
    expect(existsSync(join(out, dirname(file), 'index.txt'))).toBe(false);
  });

  test('is what Next.js rendered, element by element', () => {
    const before = readFileSync(join('.next/server/app', rendered[file] ?? ''), 'utf8');
    expect(before).toContain('__next_f');
    expect(bodyOf(html)).toBe(bodyOf(before));
  });

  test('imports no client component', () => {
    const below = importsOf(sources[file] ?? []);
    expect(below.files.size).toBeGreaterThan(5);
    expect(
      [...below.files].filter((path) => /^['"]use client['"]/.test(readFileSync(path, 'utf8'))),
    ).toEqual([]);
    expect(
      [...below.packages].filter((name) => /^next\/(?:link|image|navigation)/.test(name)),
    ).toEqual([]);
  });

  test('lets the browser preload the next page, only on this site', () => {
    const rules = root.querySelector('script[type="speculationrules"]')?.textContent ?? '';
    const { prerender, prefetch } = JSON.parse(rules) as Record<string, { where: object }[]>;
    for (const rule of [...(prerender ?? []), ...(prefetch ?? [])])
      expect(JSON.stringify(rule.where)).toContain('{"href_matches":"/*"}');
    expect(prerender).toHaveLength(1);
    expect(prefetch).toHaveLength(2);
  });
});

test.each(Object.keys(ownScripts))('%s has at most 3 kB of script', (file) => {
  const size = parse(readFileSync(join(out, file), 'utf8'))
    .querySelectorAll('script:not([type])')
    .reduce((sum, script) => sum + gzipSync(script.rawText).length, 0);
  expect(size).toBeLessThanOrEqual(3000);
});

test('the same check finds the client components of a page that has some', () => {
  const { files: found, packages } = importsOf(['app/(student)/Dashboard/page.tsx']);
  const texts = [...found].map((path) => readFileSync(path, 'utf8'));
  expect(texts.some((text) => text.startsWith("'use client'"))).toBe(true);
  expect([...packages]).toContain('@heroicons/react/16/solid');
});

test.each(staticFiles)('%s contains its icon, and links a file for search engines', (file) => {
  const icons = readFileSync(join('out', file), 'utf8').match(/<link rel="icon"[^>]*>/g) ?? [];
  expect(icons).toHaveLength(2);
  expect(icons[0]).toContain('/favicon.ico');
  expect(icons[1]).toContain('href="data:image/svg+xml,');
});
