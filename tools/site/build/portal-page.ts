import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { portalRoutes, routes } from '@/lib/site/routes';

/** The size in bytes from which a first script is compiled as a whole: two files of the framework. */
const largeScript = 70_000;

/**
 * Adds two inline scripts to every portal page of an export and returns the number of pages. The first one, before all others,
 * allows the page to load the framework's scripts (decision 11); the last one in the head shows the copy of a person's
 * page and records early input.
 */
export async function startPortalPages(outDir: string, basePath: string): Promise<number> {
  const first = await inlineScript('lib/browser/trust-chunks.ts', basePath);
  const last = await inlineScript('lib/record/page-start.ts', basePath);
  const files = portalRoutes
    .map((name) => join(outDir, routes[name], 'index.html'))
    .filter((file) => existsSync(file));
  const large = new Set<string>();
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    for (const script of firstScripts(html, outDir, basePath)) large.add(script);
    writeFileSync(
      file,
      html
        .replace('<meta charSet="utf-8"/>', (charset) => charset + first)
        .replace('</head>', (end) => last + end),
    );
  }
  for (const script of large) compileWhole(script);
  return files.length;
}

/** Bundles a source file as a script element. */
async function inlineScript(entry: string, basePath: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) },
  });
  return `<script>${outputFiles[0]?.text.trim()}</script>`;
}

function firstScripts(html: string, outDir: string, basePath: string): string[] {
  return [...html.matchAll(/<script src="([^"]+)"[^>]* async=""/g)].map(([, source = '']) =>
    join(outDir, decodeURI(source.slice(basePath.length))),
  );
}

/**
 * Chromium compiles a large script in the background while it loads, instead of function by function when the page
 * starts; other browsers ignore the line.
 */
function compileWhole(file: string): void {
  const text = readFileSync(file, 'utf8');
  if (text.length > largeScript) writeFileSync(file, `//# allFunctionsCalledOnLoad\n${text}`);
}
