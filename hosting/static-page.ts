import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routes, staticRoutes } from '@/lib/routes';
import { stripFramework } from './strip';

/** What the step did: the pages it wrote, and how many bytes of HTML they lost together. */
export interface StaticPages {
  pages: string[];
  saved: number;
}

/** The HTML files below `out/` that ship no script: the static routes and the page for unknown addresses. */
export const staticFiles: readonly string[] = [
  ...staticRoutes.map((name) => join(routes[name], 'index.html')),
  '404.html',
];

/**
 * Takes the framework out of every static page of an export, and removes the flight data that nobody asks for then:
 * links from the portal to these pages are plain ones. The two folders in which Next.js repeats the 404 page go too.
 */
export function writeStaticPages(outDir: string): StaticPages {
  let saved = 0;
  for (const file of staticFiles) {
    const path = join(outDir, file);
    if (!existsSync(path)) throw new Error(`${file} is marked static, but was not exported.`);
    const html = readFileSync(path, 'utf8');
    const stripped = stripFramework(html, file);
    writeFileSync(path, stripped);
    saved += html.length - stripped.length;
    rmSync(join(dirname(path), 'index.txt'), { force: true });
  }
  for (const folder of ['404', '_not-found'])
    rmSync(join(outDir, folder), { recursive: true, force: true });
  return { pages: [...staticFiles], saved };
}
