import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyInputScript } from '@/lib/browser/early-input-script';
import { portalRoutes, routes } from '@/lib/site/routes';

const asyncScript = /<script src="[^"]*\/_next\/static\/[^"]+"[^>]* async=""[^>]*><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Runs at the end of the head, right after the template with the scripts: puts them into the page once it was painted,
 * or half a second after it is loaded where the browser tells nobody of that, or at once where nobody looks at the page.
 * Both elements go first: React compares the head with its own. So does a script that is missing: the framework, which
 * would wait for it, asks for it once more and then tells.
 */
export const afterPaintScript =
  '{let d=document,s=d.currentScript,t=s.previousElementSibling,go=()=>d.head.append(t.content);' +
  't.remove();s.remove();for(let c of t.content.children)c.onerror=()=>c.remove();if(d.hidden)go();else{' +
  "addEventListener('load',()=>setTimeout(go,500));" +
  "new PerformanceObserver(go).observe({type:'paint',buffered:true})}}";

/**
 * Lets every page of the portal be painted before its scripts are asked for (decision 15), and returns how many pages
 * there are. The pages say everything without script; on a slow connection what one looks at comes first.
 */
export function deferScripts(outDir: string): number {
  const files = portalRoutes
    .map((name) => join(outDir, routes[name], 'index.html'))
    .filter((file) => existsSync(file));
  for (const file of files) writeFileSync(file, withScriptsAfterPaint(readFileSync(file, 'utf8')));
  return files.length;
}

/** The page with the framework's scripts in a template. Throws when there are none, since they would be asked for at once. */
export function withScriptsAfterPaint(html: string): string {
  const scripts = html.match(asyncScript);
  if (scripts === null)
    throw new Error(
      'A page of the portal has no script of the framework in the form that tools/build/after-paint.ts knows. ' +
        'Has Next.js changed what it writes? Then that file is to follow.',
    );
  const bare = html.replace(asyncScript, '').replace(scriptPreload, '');
  const later = `<template>${scripts.join('')}</template><script>${afterPaintScript}${earlyInputScript}</script>`;
  return bare.replace('</head>', () => `${later}</head>`);
}
