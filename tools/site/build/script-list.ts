import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptList } from '@/lib/record/sign-in-page';
import { portalRoutes, routes } from '@/lib/site/routes';
import { dataAddressesIn } from './after-paint';

const firstScript = /<script src="([^"]+)"[^>]* async=""/g;

/**
 * Writes the list of scripts that the login pages fetch while a person types: for each portal page its first scripts, what
 * opens a record, and the data without the sample. Returns the number of pages.
 */
export function writeScriptList(outDir: string, basePath: string): number {
  const lists = portalRoutes.map((name) => {
    const html = readFileSync(join(outDir, routes[name], 'index.html'), 'utf8');
    const first = [...html.matchAll(firstScript)].map(([, source = '']) => source);
    const all = [...first, ...dataAddressesIn(html).slice(1)];
    return [basePath + routes[name], all] as const;
  });
  writeFileSync(join(outDir, scriptList), JSON.stringify(Object.fromEntries(lists)));
  return lists.length;
}
