import { demoThemeScript } from '@/components/marketing/model/demo-picture';
import { themeScript } from '@/lib/browser/theme';

const ownScripts = [themeScript, demoThemeScript].map((script) => `<script>${script}</script>`);

/** What else a static page keeps: our own files, and blocks of data that run nothing. */
const allowedScripts = [
  /^<script type="(?:application\/ld\+json|speculationrules)">/,
  /^<script src="[^"]*\/nearest-route\.js" defer="">/,
];

/** What only the portal needs: the framework's chunks, start-up lines and flight data, and our line before them. */
const frameworkScripts = [
  /^<script>\{let l=location,p=l\.pathname,a=\[/,
  /^<script src="[^"]*\/_next\/static\/[^"]+"/,
  /^<script id="_R_">/,
  /^<script>\(?self\.__next_f\b/,
];

/** Marks that React leaves where a part of the page waits for a script. */
const suspenseMarker = /<!--\$[?!]-->|<template id="[BP]:/;

const removableMarkup = /<script\b[^>]*>[\s\S]*?<\/script>|<!--[\s\S]*?-->|<(?:link|meta)\b[^>]*>/g;

/**
 * Takes out of an exported page what only the framework's scripts need: the scripts, their preloads, the flight data
 * and React's marks. The empty comments between words stay: without them letters would be spaced a little otherwise.
 * The link to the web manifest goes as well: what a person installs is the portal, and the request stands in the way of
 * the first picture (decision 6). Throws when the page waits for a script or carries one of unknown origin, since the page
 * would then not be the same without it.
 */
export function stripFramework(html: string, file: string): string {
  if (suspenseMarker.test(html))
    throw new Error(
      `${file} has a part that only a script can fill in (a Suspense boundary), but its route is marked static ` +
        'in lib/site/routes.ts. Render that part at build time, or take the route off the list.',
    );
  return html
    .replace(removableMarkup, (text) => (isKept(text, file) ? text : ''))
    .replace(outlet, '$1');
}

/** The empty box that Next.js opens the body with. */
const outlet = /(<body[^>]*>)<div hidden=""><\/div>/;

function isKept(text: string, file: string): boolean {
  if (text.startsWith('<!--')) return text === '<!-- -->';
  if (text.startsWith('<meta')) return !text.includes('name="next-size-adjust"');
  if (text.startsWith('<link'))
    return !/rel="(?:modulepreload|manifest)"|rel="preload"[^>]*as="script"/.test(text);
  if (frameworkScripts.some((pattern) => pattern.test(text))) return false;
  if (ownScripts.includes(text) || allowedScripts.some((pattern) => pattern.test(text)))
    return true;
  throw new Error(
    `${file} has a script that is neither Next.js's nor known to tools/build/strip.ts: ${text.slice(0, 120)}. ` +
      'Public pages ship none: take it out, or take the route off the static ones in lib/site/routes.ts.',
  );
}
