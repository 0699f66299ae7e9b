import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { schemaDir } from '../content/json-schema';
import type { Target } from '@/tools/command/target';

/** The folders and files of the repository that a build depends on. */
export const sources: readonly string[] = [
  'app',
  'components',
  'content',
  'lib',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'public',
  'tools',
  'tsconfig.json',
];

/**
 * A hash of what a build depends on: the content of every source, and the address of the site. The same sources have
 * the same hash on every computer; it is also the ID of the framework's build.
 */
export function hashSources(root: string, target: Target): string {
  const hash = createHash('sha256').update(JSON.stringify([target.basePath, target.siteUrl]));
  for (const file of sources.flatMap((source) => filesIn(root, source)))
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 20);
}

function filesIn(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names
    .filter((name) => name !== '__tests__' && `${path}/${name}` !== schemaDir)
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}
