import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyInputScript } from '@/lib/browser/early-input-script';
import { scriptsWanted } from '@/lib/record/own-copy';
import { portalRoutes, routes } from '@/lib/site/routes';

const asyncScript = /<script src="[^"]*\/_next\/static\/[^"]+"[^>]* async=""[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Runs at the end of the head, right after the template with the scripts, and inserts them after the first paint; half
 * a second after the load event if the browser does not report paints; at once if the page is hidden or has nothing to
 * paint without them. Both elements are removed first, because React compares the head with its own. A script that fails to load is removed too: the
 * framework would wait for it, but so it requests it once more and then reports the error.
 */
export const afterPaintScript =
  '{let d=document,s=d.currentScript,t=s.previousElementSibling,go=()=>d.head.append(t.content);' +
  't.remove();s.remove();for(let c of t.content.children)c.onerror=()=>c.remove();if(d.hidden)go();else{' +
  "addEventListener('load',()=>setTimeout(go,500));" +
  `addEventListener('${scriptsWanted}',go);` +
  "new PerformanceObserver(go).observe({type:'paint',buffered:true})}}";

/**
 * Makes every portal page paint before it requests its scripts (decision 15), and returns the number of pages. The
 * pages show their content without scripts; on a slow connection, the visible content comes first.
 */
export function deferScripts(outDir: string): number {
  const files = portalRoutes
    .map((name) => join(outDir, routes[name], 'index.html'))
    .filter((file) => existsSync(file));
  for (const file of files) writeFileSync(file, withScriptsAfterPaint(readFileSync(file, 'utf8')));
  return files.length;
}

/**
 * Returns the page with the framework's scripts in a template. Throws if it finds none, because they would load at
 * once.
 */
export function withScriptsAfterPaint(html: string): string {
  const scripts = html.match(asyncScript);
  if (scripts === null)
    throw new Error(
      'A portal page has no framework script in the form that tools/site/build/after-paint.ts expects. ' +
        'If Next.js has changed its output, update that file.',
    );
  const bare = html.replace(asyncScript, '').replace(scriptPreload, '');
  const later = `<template>${scripts.join('')}</template><script>${afterPaintScript}${earlyInputScript}</script>`;
  return bare.replace('</head>', () => `${later}</head>`);
}
