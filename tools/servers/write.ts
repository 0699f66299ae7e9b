import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '../build/target';
import { siteFiles } from './files';

/** Writes into an export what servers look for in the site's own folder, and returns the names. */
export function writeSiteFiles(outDir: string, target: Target): string[] {
  return siteFiles(target).map(({ path, text }) => {
    writeFileSync(join(outDir, path), text);
    return path;
  });
}
