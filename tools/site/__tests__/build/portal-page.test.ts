import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { startPortalPages } from '@/tools/site/build/portal-page';

// esbuild does not run in Jest.
jest.mock('esbuild', () => ({
  build: async ({ entryPoints }: { entryPoints: string[] }) => ({
    outputFiles: [{ text: `run("${entryPoints[0]}");\n` }],
  }),
}));

const script = (name: string) =>
  `<script src="/portal/_next/static/chunks/${name}.js" async=""></script>`;
const old = '<script src="/portal/_next/static/chunks/old.js" noModule=""></script>';
const page = `<html><head><meta charSet="utf-8"/>${script('large')}${script('small')}${old}</head></html>`;
const large = 'large();'.repeat(10_000);

test('a portal page allows its scripts first, and records input before they run', async () => {
  const out = writeFolder({
    'Dashboard/index.html': page,
    'index.html': page,
    '_next/static/chunks/large.js': large,
    '_next/static/chunks/small.js': 'small();',
    '_next/static/chunks/old.js': large,
  });
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  expect(await startPortalPages(out, '/portal')).toBe(1);
  expect(read('index.html')).toBe(page);
  expect(read('Dashboard/index.html')).toBe(
    page
      .replace('"/>', '"/><script>run("lib/browser/trust-chunks.ts");</script>')
      .replace('</head>', '<script>run("lib/record/page-start.ts");</script></head>'),
  );
  expect(read('_next/static/chunks/large.js')).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  expect(read('_next/static/chunks/small.js')).toBe('small();');
  expect(read('_next/static/chunks/old.js')).toBe(large);
});
