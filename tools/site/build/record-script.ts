import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const chunks = join('_next', 'static', 'chunks');

/** Where the framework's code loads lib/record/session.ts: `() => n.e(7635).then(n.bind(n, 57635)), { name: "record"`. */
const recordLoader = /=>((?:(?!=>).)*)\{name:"record"/s;

/**
 * The addresses of the scripts that one of a page's first scripts loads to open a record. Throws if it finds none: the page of a
 * person who is signed in would request them only when it has started.
 */
export function recordScripts(outDir: string, first: readonly string[]): string[] {
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
    'No first script of a portal page loads what opens a record in the form that tools/site/build/record-script.ts ' +
      'expects. If the framework has changed its output, update that file.',
  );
}
