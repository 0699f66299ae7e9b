import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Everything that source files import, directly or indirectly: files of this repository and package names. */
interface Imports {
  files: ReadonlySet<string>;
  packages: ReadonlySet<string>;
}

const statement =
  /(?:^|\n)(?:import|export)\s(?!type\s)(?:[^'"\n;]*?from\s+|[^'";]*?from\s+)?['"]([^'"]+)['"]/g;

/** Follows the value imports (not type imports) of some files. */
export function importsOf(entries: readonly string[]): Imports {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = entries.map((entry) => normalize(entry));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
      if (/\.(?:css|json|woff2)$/.test(name)) continue;
      if (/^(?:@\/|\.)/.test(name)) queue.push(resolve(file, name));
      else packages.add(name);
    }
  }
  return { files, packages };
}

function resolve(from: string, name: string): string {
  const path = name.startsWith('@/') ? normalize(name.slice(2)) : join(dirname(from), name);
  const found = [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
  if (!found) throw new Error(`${from} imports ${name}, which was not found.`);
  return found;
}
