import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyInputScript } from '@/lib/browser/early-input-script';
import { ownCopyScript, scriptsWanted } from '@/lib/record/own-copy';
import { portalRoutes, routes } from '@/lib/site/routes';
import { sha256 } from '@/tools/file/sha256';
import { integrityOf } from './integrity';
import { leanPage, restoreMarked, withoutSample, type Page } from './page-data';
import { recordScripts } from './record-script';

const asyncScript = /<script src="([^"]*)\/_next\/static\/[^"]+"[^>]* async=""[^>]*><\/script>/g;
const styleSheet = /<link rel="stylesheet"[^>]*>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const dataScript =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[^]*?\])\)<\/script>/g;

/** A file with the data from which the framework hydrates a page. */
type DataFile = [address: string, integrity: string];

/**
 * Runs at the end of the head, right after the template with the scripts. After the first paint it requests the page's
 * data and inserts the scripts: if a person is signed in, the second file, and also what opens a record; half a second after the load event if the browser does not report paints; at once if the
 * page is hidden or has nothing to paint without them. Both elements are removed first, because React compares the head
 * with its own. A script that fails to load is removed too: the framework would wait for it, but so it requests it once
 * more and then reports the error. If the site no longer has the data, the page is reloaded once. The framework gets the
 * data when the page is parsed: until then, it would miss the rest of the page.
 */
export function afterPaintScript(files: readonly DataFile[]): string {
  return (
    '{let d=document,s=d.currentScript,t=s.previousElementSibling,' +
    "own='person'in d.documentElement.dataset," +
    `[u,integrity]=${JSON.stringify(files)}[+own],` +
    'go=()=>{self.__NEXT_CLIENT_RESUME||=' +
    "fetch(u,{cache:'force-cache',integrity}).catch(async e=>{" +
    "await fetch(u,{method:'HEAD'});" +
    "performance.getEntriesByType('navigation')[0].type!='reload'&&location.reload();throw e})" +
    ".then(async r=>{let t=await r.text();if(d.readyState=='loading')await new Promise(f=>" +
    "d.addEventListener('DOMContentLoaded',f));" +
    `return Object.defineProperty(new Response((${restoreMarked})(t)),'url',{value:r.url})});` +
    'd.head.append(t.content)};' +
    't.remove();s.remove();' +
    "for(let c of[...t.content.children])own||!('own'in c.dataset)?c.onerror=()=>c.remove():c.remove();" +
    'if(d.hidden)go();else{' +
    "addEventListener('load',()=>setTimeout(go,500));" +
    `addEventListener('${scriptsWanted}',go);` +
    "new PerformanceObserver(go).observe({type:'paint',buffered:true})}}"
  );
}

/**
 * Makes every portal page paint before it requests its scripts (decision 7) and its data (decision 7), and returns the
 * number of pages. The pages show their content without them; on a slow connection, the visible content comes first.
 */
export function deferScripts(outDir: string): number {
  const pages = portalRoutes
    .map((name) => routes[name])
    .filter((route) => existsSync(join(outDir, route, 'index.html')));
  for (const route of pages) {
    const file = join(outDir, route, 'index.html');
    const data = readFileSync(join(outDir, route, 'index.txt'), 'utf8');
    const html = withSmallScriptsInOne(readFileSync(file, 'utf8'), outDir);
    const first = [...html.matchAll(asyncScript)].map(([tag]) => sourceOf(tag));
    const page = withScriptsAfterPaint({ html, data, record: recordScripts(outDir, first) }, route);
    writeFileSync(file, page.html);
    for (const [name, text] of page.files) writeFileSync(join(outDir, route, name), text);
  }
  return pages.length;
}

const sourceOf = (tag: string) => /src="([^"]+)"/.exec(tag)?.[1] ?? '';

/** The size in bytes up to which a first script has no request of its own. */
const smallScript = 2_000;

/** Puts the smallest first scripts of a page into one file; the last in it starts the framework, which needs the others. */
function withSmallScriptsInOne(html: string, outDir: string): string {
  const small = [...html.matchAll(asyncScript)].flatMap(([tag, base = '']) => {
    const text = readFileSync(join(outDir, decodeURI(sourceOf(tag).slice(base.length))), 'utf8');
    return text.length < smallScript ? [{ tag, base, text }] : [];
  });
  const [first, ...others] = small;
  if (first === undefined) return html;
  const text = small
    .reverse()
    .map((script) => script.text)
    .join('\n');
  const address = `/_next/static/chunks/first.${sha256(text, 16)}.js`;
  writeFileSync(join(outDir, address), text);
  return others.reduce(
    (rest, { tag }) => rest.replace(tag, ''),
    html.replace(first.tag, `<script src="${first.base}${address}" async=""></script>`),
  );
}

/** The addresses of a portal page's data in its HTML, which the build has processed: with the sample and without. */
export function dataAddressesIn(html: string): string[] {
  const [, files = '[]'] = /\[u,integrity\]=(\[\[.*?\]\])/.exec(html) ?? [];
  return (JSON.parse(files) as DataFile[]).map(([address]) => address);
}

/**
 * Returns the page with the framework's scripts in a template, and those that open a `record`, and its data as files in the
 * folder `route`. The style sheet comes after all inline scripts: the parser would wait for it before each of them, and
 * the browser could paint the page in two parts. Throws if it finds no scripts, because they would load at once, or other
 * data than in `index.txt`.
 */
export function withScriptsAfterPaint(
  { html, data, record }: Page & { record: readonly string[] },
  route: string,
): { html: string; files: readonly (readonly [name: string, text: string])[] } {
  const scripts = [...html.matchAll(asyncScript)];
  const base = scripts[0]?.[1];
  if (base === undefined) throw unknown('no framework script in the form');
  if (dataIn(html) !== data) throw unknown('other data than its index.txt, or not in the form');
  const bare = [asyncScript, scriptPreload, dataScript, styleSheet].reduce(
    (rest, tag) => rest.replace(tag, ''),
    html,
  );
  const lean = leanPage({ html: bare, data });
  const files = [lean.data, withoutSample(lean.data)].map(
    (text) => [`data.${sha256(text, 16)}.txt`, text] as const,
  );
  const after = afterPaintScript(
    files.map(([name, text]) => [base + route + name, integrityOf(text)]),
  );
  const own = record.map((source) => `<script src="${source}" async="" data-own=""></script>`);
  const tags = [...scripts.map(([tag]) => tag), ...own].join('');
  const later =
    `<template>${tags}</template><script>${after}${ownCopyScript}${earlyInputScript}</script>` +
    (html.match(styleSheet) ?? []).join('');
  return { html: lean.html.replace('</head>', () => `${later}</head>`), files };
}

/** The data in the page's inline scripts, in which an array starts with the kind of its text: 1 is data. */
function dataIn(html: string): string {
  return [...html.matchAll(dataScript)]
    .map(([, array = '']) => JSON.parse(array) as [kind: number, text?: string])
    .map(([kind, text]) => (kind === 1 ? text : ''))
    .join('');
}

const unknown = (what: string) =>
  new Error(
    `A portal page has ${what} that tools/site/build/after-paint.ts expects. ` +
      'If Next.js has changed its output, update that file.',
  );
