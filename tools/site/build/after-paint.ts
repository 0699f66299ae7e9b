import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyInputScript } from '@/lib/browser/early-input-script';
import { scriptsWanted } from '@/lib/record/own-copy';
import { portalRoutes, routes } from '@/lib/site/routes';
import { sha256 } from '@/tools/file/sha256';
import { integrityOf } from './integrity';
import { leanPage, restoreMarked, type Page } from './page-data';

const asyncScript = /<script src="([^"]*)\/_next\/static\/[^"]+"[^>]* async=""[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const dataScript =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[^]*?\])\)<\/script>/g;

/** The file with the data from which the framework hydrates a page: its address, and its hash as `integrity`. */
interface PageData {
  address: string;
  hash: string;
}

/**
 * Runs at the end of the head, right after the template with the scripts. After the first paint it requests the page's
 * data and inserts the scripts; half a second after the load event if the browser does not report paints; at once if the
 * page is hidden or has nothing to paint without them. Both elements are removed first, because React compares the head
 * with its own. A script that fails to load is removed too: the framework would wait for it, but so it requests it once
 * more and then reports the error. If the site no longer has the data, the page is reloaded once. The framework gets the
 * data when the page is parsed: until then, it would miss the rest of the page.
 */
export function afterPaintScript({ address, hash }: PageData): string {
  return (
    '{let d=document,s=d.currentScript,t=s.previousElementSibling,' +
    `u=${JSON.stringify(address)},go=()=>{self.__NEXT_CLIENT_RESUME||=` +
    `fetch(u,{cache:'force-cache',integrity:'${hash}'}).catch(async e=>{` +
    "await fetch(u,{method:'HEAD'});" +
    "performance.getEntriesByType('navigation')[0].type!='reload'&&location.reload();throw e})" +
    ".then(async r=>{let t=await r.text();if(d.readyState=='loading')await new Promise(f=>" +
    "d.addEventListener('DOMContentLoaded',f));" +
    `return Object.defineProperty(new Response((${restoreMarked})(t)),'url',{value:r.url})});` +
    'd.head.append(t.content)};' +
    't.remove();s.remove();for(let c of t.content.children)c.onerror=()=>c.remove();if(d.hidden)go();else{' +
    "addEventListener('load',()=>setTimeout(go,500));" +
    `addEventListener('${scriptsWanted}',go);` +
    "new PerformanceObserver(go).observe({type:'paint',buffered:true})}}"
  );
}

/**
 * Makes every portal page paint before it requests its scripts (decision 15) and its data (decision 72), and returns the
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
    const page = withScriptsAfterPaint({ html, data }, route);
    writeFileSync(file, page.html);
    writeFileSync(join(outDir, route, page.name), page.data);
  }
  return pages.length;
}

/** The size in bytes up to which a first script has no request of its own. */
const smallScript = 2_000;

/** Puts the smallest first scripts of a page into one file; the last in it starts the framework, which needs the others. */
function withSmallScriptsInOne(html: string, outDir: string): string {
  const small = [...html.matchAll(asyncScript)].flatMap(([tag, base = '']) => {
    const [, path = ''] = /src="([^"]+)"/.exec(tag) ?? [];
    const text = readFileSync(join(outDir, decodeURI(path.slice(base.length))), 'utf8');
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

/** The address of the data in the HTML of a portal page, which the build has processed. */
export function dataAddressIn(html: string): string | undefined {
  return /\bu="([^"]+)",go=/.exec(html)?.[1];
}

/**
 * Returns the page with the framework's scripts in a template, and its data for a file of the returned name in the folder
 * `route`. Throws if it finds no scripts, because they would load at once, or other data than in `index.txt`.
 */
export function withScriptsAfterPaint(
  { html, data }: Page,
  route: string,
): Page & { name: string } {
  const scripts = [...html.matchAll(asyncScript)];
  const base = scripts[0]?.[1];
  if (base === undefined) throw unknown('no framework script in the form');
  if (dataIn(html) !== data) throw unknown('other data than its index.txt, or not in the form');
  const bare = html.replace(asyncScript, '').replace(scriptPreload, '').replace(dataScript, '');
  const lean = leanPage({ html: bare, data });
  const name = `data.${sha256(lean.data, 16)}.txt`;
  const after = afterPaintScript({ address: base + route + name, hash: integrityOf(lean.data) });
  const tags = scripts.map(([tag]) => tag).join('');
  const later = `<template>${tags}</template><script>${after}${earlyInputScript}</script>`;
  return { name, data: lean.data, html: lean.html.replace('</head>', () => `${later}</head>`) };
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
