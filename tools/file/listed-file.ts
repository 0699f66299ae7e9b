import { aliases } from '@/lib/site/routes';

/** The folder of `out/` in which every file's name changes with its content. */
export const hashedFolder = '_next/static/';

/** Files in `out/` for the web server, which reads them and never sends them. */
export const hiddenFiles = ['.htaccess', '.nojekyll', '_headers', '_redirects'];

const caseAliases = Object.entries(aliases)
  .filter(([alias, page]) => alias.toLowerCase() === page.toLowerCase())
  .map(([alias]) => alias.slice(1));

/**
 * Returns true if a file belongs to a second spelling of a page that differs only in case. A package leaves it out: on a disk
 * that ignores case it would overwrite the page itself.
 */
export function isCaseAlias(path: string): boolean {
  return caseAliases.some((folder) => path.startsWith(folder));
}
