import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownCopyId, ownCopyScript } from '@/lib/record/own-copy';
import { portalRoutes, routes } from '@/lib/site/routes';

const place = new RegExp(`<div id="${ownCopyId}"[^>]*></div>`);

/**
 * Adds the script that shows the copy of a person's page to every portal page, and returns their number. React must not
 * render it: a script that it renders breaks the navigation between pages.
 */
export function addOwnCopy(outDir: string): number {
  for (const name of portalRoutes) {
    const file = join(outDir, routes[name], 'index.html');
    writeFileSync(file, withOwnCopy(readFileSync(file, 'utf8')));
  }
  return portalRoutes.length;
}

/** Returns the page with the script behind the place of the copy. Throws if the page has no place. */
function withOwnCopy(html: string): string {
  if (!place.test(html))
    throw new Error(
      'A portal page has no place for the copy of a person’s page: see components/session/own-copy.tsx.',
    );
  return html.replace(place, (element) => `${element}<script>${ownCopyScript}</script>`);
}
