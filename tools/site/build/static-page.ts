import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { routes, staticRoutes } from '@/lib/site/routes';
import { stripFramework } from './strip';

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
