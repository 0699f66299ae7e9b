import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '@/tools/command/target';
import { siteFiles } from './files';

/** Writes the server files for the site's own folder into an export, and returns their names. */
export function writeSiteFiles(outDir: string, target: Target): string[] {
  return siteFiles(target).map(({ path, text }) => {
    writeFileSync(join(outDir, path), text);
    return path;
  });
}
