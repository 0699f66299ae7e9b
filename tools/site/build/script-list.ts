import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { scriptList } from '@/lib/record/sign-in-page';
import { portalRoutes, routes } from '@/lib/site/routes';
import { dataAddressIn } from './after-paint';

const chunks = join('_next', 'static', 'chunks');
const firstScript = /<script src="([^"]+)"[^>]* async=""/g;

/** Where the framework's code loads lib/record/session.ts: `() => n.e(7635).then(n.bind(n, 57635)), { name: "record"`. */
const recordLoader = /=>((?:(?!=>).)*)\{name:"record"/s;

/**
 * Writes the list of scripts that the login pages fetch while a person types: for each portal page its first scripts, its data
 * and the scripts that open a record. Returns the number of pages. Throws if it does not find what opens a record: the page after
 * signing in would request it only when it has started.
 */
export function writeScriptList(outDir: string, basePath: string): number {
  const lists = portalRoutes.map((name) => {
    const html = readFileSync(join(outDir, routes[name], 'index.html'), 'utf8');
    const first = [...html.matchAll(firstScript)].map(([, source = '']) => source);
    const all = [...first, dataAddressIn(html) ?? [], ...recordScripts(outDir, first)].flat();
    return [basePath + routes[name], all] as const;
  });
  writeFileSync(join(outDir, scriptList), JSON.stringify(Object.fromEntries(lists)));
  return lists.length;
}

/** The addresses of the scripts that one of a page's first scripts loads to open a record. */
function recordScripts(outDir: string, first: readonly string[]): string[] {
  const files = readdirSync(join(outDir, chunks));
  for (const source of first.filter((address) => files.includes(basename(address)))) {
    const [, load = ''] =
      recordLoader.exec(readFileSync(join(outDir, chunks, basename(source)), 'utf8')) ?? [];
    const ids = [...load.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => `${id}.`);
    const loaded = files.filter(
      (file) => ids.some((id) => file.startsWith(id)) && file.endsWith('.js'),
    );
    if (loaded.length > 0) return loaded.map((file) => source.replace(basename(source), file));
  }
  throw new Error(
    'No first script of a portal page loads what opens a record in the form that tools/site/build/script-list.ts ' +
      'expects. If the framework has changed its output, update that file.',
  );
}
