import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** The build publishes out/ and public/, and whoever reads the college's folder has its secret. */
export function refuseInside(folder: string, college: string): void {
  for (const outer of ['out', 'public', 'dist', join(college, 'records'), join(college, 'sealed')])
    if (!/^\.\.(?:[\\/]|$)/.test(relative(withoutLinks(outer), withoutLinks(folder))))
      throw new Error(`${folder} is inside ${outer}. Name a folder that no web server publishes.`);
}

/** A path with its links resolved; its last folders may be missing. */
function withoutLinks(path: string): string {
  const full = resolve(path);
  return existsSync(full) ? realpathSync(full) : join(withoutLinks(dirname(full)), basename(full));
}
