import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies exported pages to their alternative spellings and returns the spellings it wrote. A spelling that already
 * exists is skipped: on a case-insensitive disk it is the page itself.
 */
export function writeAliases(outDir: string, aliases: Readonly<Record<string, string>>): string[] {
  return Object.entries(aliases)
    .filter(([alias, page]) => {
      const from = join(outDir, page);
      const to = join(outDir, alias);
      if (!existsSync(from))
        throw new Error(`${alias} is a copy of ${page}, which was not exported.`);
      if (existsSync(to)) return false;
      cpSync(from, to, { recursive: true });
      return true;
    })
    .map(([alias]) => alias);
}
