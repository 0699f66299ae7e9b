import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { routes, staticRoutes } from '@/lib/site/routes';
import { demoThemeScript } from '@/components/marketing/model/demo-picture';
import { themeScript } from '@/lib/browser/theme';
import { tabSessionScript } from '@/lib/record/tab-session';

/** A script without the sub-path in its names of storage: the site may be built for another one than this process. */
const atAnyPath = (script: string) => script.replace(/"edify:[^":]*/g, '"edify:');

const ownScripts = [tabSessionScript, themeScript, demoThemeScript].map((script) =>
  atAnyPath(`<script>${script}</script>`),
);

/** Other scripts that a static page keeps: its own, and data blocks, which run nothing. */
const allowedScripts = [
  /^<script type="(?:application\/ld\+json|speculationrules)">/,
  /^<script src="[^"]*\/(?:sign-in|verify)\.js" defer="">/,
  /^<script>\(function \(base, routes\) \{/,
];

/**
 * Scripts that only the portal needs: the framework's chunks, start-up lines and flight data, and our line before them.
 */
const frameworkScripts = [
  /^<script>\{let l=location,p=l\.pathname,a=\[/,
  /^<script src="[^"]*\/_next\/static\/[^"]+"/,
  /^<script id="_R_">/,
  /^<script>\(?self\.__next_f\b/,
];

/** Markers that React leaves where content waits for a script. */
const suspenseMarker = /<!--\$[?!]-->|<template id="[BP]:/;

const removableMarkup = /<script\b[^>]*>[\s\S]*?<\/script>|<!--[\s\S]*?-->|<(?:link|meta)\b[^>]*>/g;

/**
 * Removes what only the framework's scripts need from an exported page: the scripts, their preloads, the flight data
 * and React's markers. The empty comments between words stay: without them, letter spacing would change a little. The
 * link to the web manifest is removed too: people install the portal, and the request would delay the first picture
 * (decision 6). Throws if the page waits for a script or has one of unknown origin, because the page would change
 * without it.
 */
export function stripFramework(html: string, file: string): string {
  if (suspenseMarker.test(html))
    throw new Error(
      `${file} has a section that only a script can fill in (a Suspense boundary), but its route is marked static ` +
        'in lib/site/routes.ts. Render that section at build time, or remove the route from the list.',
    );
  return html
    .replace(removableMarkup, (text) => (isKept(text, file) ? text : ''))
    .replace(outlet, '$1');
}

/** The empty element that Next.js puts at the start of the body. */
const outlet = /(<body[^>]*>)<div hidden=""><\/div>/;

function isKept(text: string, file: string): boolean {
  if (text.startsWith('<!--')) return text === '<!-- -->';
  if (text.startsWith('<meta')) return !text.includes('name="next-size-adjust"');
  if (text.startsWith('<link'))
    return !/rel="(?:modulepreload|manifest)"|rel="preload"[^>]*as="script"/.test(text);
  if (frameworkScripts.some((pattern) => pattern.test(text))) return false;
  if (ownScripts.includes(atAnyPath(text)) || allowedScripts.some((pattern) => pattern.test(text)))
    return true;
  throw new Error(
    `${file} has a script that tools/site/build/static-page.ts does not recognise: ${text.slice(0, 120)}. ` +
      'Static pages ship no scripts: remove it, or remove the route from the static routes in lib/site/routes.ts.',
  );
}

/** The HTML files below `out/` that ship no script: the static routes and the 404 page. */
export const staticFiles: readonly string[] = [
  ...staticRoutes.map((name) => join(routes[name], 'index.html')),
  '404.html',
];

/**
 * Removes the framework from every static page of an export, and the flight data that nothing requests then: links from
 * the portal to these pages are plain links. The two folders in which Next.js repeats the 404 page are removed too.
 * Returns the pages, and how many bytes of HTML were removed in total.
 */
export function writeStaticPages(outDir: string) {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  for (const file of staticFiles)
    if (!existsSync(join(outDir, file)))
      throw new Error(`${file} is marked static, but was not exported.`);
  const fonts = fontPreloads(read('index.html'));
  const icon = existsSync(join(outDir, 'icon.svg')) ? read('icon.svg') : null;
  let saved = 0;
  for (const file of staticFiles) {
    const html = read(file);
    const stripped = withIcon(withFontPreloads(stripFramework(html, file), fonts), icon);
    saved += html.length - stripped.length;
    writeFileSync(join(outDir, file), withOwnScript(stripped, read));
    rmSync(join(outDir, dirname(file), 'index.txt'), { force: true });
  }
  for (const folder of ['404', '_not-found'])
    rmSync(join(outDir, folder), { recursive: true, force: true });
  return { pages: staticFiles, saved };
}

/**
 * Inlines the icon: as a file, it would be requested just when the first picture is about to be painted. The other icon
 * stays a file, for search engines.
 */
function withIcon(html: string, icon: string | null): string {
  if (icon === null) return html;
  const address = `data:image/svg+xml,${encodeURIComponent(icon)}`;
  return html.replace(/(<link rel="icon" href=")[^"]*\/icon\.svg[^"]*(")/, `$1${address}$2`);
}

/** Inlines the page's own script: a press or an Enter before it had arrived as a file would be lost. */
const withOwnScript = (html: string, read: (file: string) => string): string =>
  html.replace(
    /<script src="([^"]+)" defer="">/,
    (_, address: string) => `<script>${read(basename(address))}`,
  );

const fontPreloads = (html: string): string =>
  (html.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? []).join('');

/** Next.js does not preload the fonts of the 404 page: they would load only after the style sheet. */
const withFontPreloads = (html: string, fonts: string): string =>
  fontPreloads(html) ? html : html.replace('<link rel="stylesheet"', `${fonts}$&`);
