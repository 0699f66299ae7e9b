import { aliases } from '@/lib/site/routes';
import { inventoryFile } from './inventory';
import { indexFile, isData, peopleFolder } from './people-file';

/** The folder of `out/` in which every file's name changes with its content. */
export const hashedFolder = '_next/static/';

/**
 * The data of a portal page (decision 7), whose name changes with its content too. It is in the folder of the page,
 * because a gate in front of the folder protects both.
 */
const pageData = /\/data\.[0-9a-f]{16}\.txt(?:\.br|\.gz)?$/;

/** Whether a path or an address is that of the data of a page. */
export function isPageData(path: string): boolean {
  return pageData.test(path);
}

/** Files in `out/` for the web server, which reads them and never sends them. */
export const hiddenFiles = ['.htaccess', '.nojekyll', '_headers', '_redirects', 'web.config'];

/** Whether a file's name changes with its content, so that files of several releases can share a folder. */
export function isHashed(path: string): boolean {
  return path.startsWith(hashedFolder) || isPageData(path);
}

/** Whether a file is the Brotli or gzip copy of another file. */
export function isCompressedCopy(path: string): boolean {
  return /\.(br|gz)$/.test(path);
}

/** Whether a file is a page or the compressed copy of one. */
export function isPage(path: string): boolean {
  return /\.html(\.br|\.gz)?$/.test(path);
}

/** Whether a file is only for the web server. */
export function isHidden(path: string): boolean {
  return hiddenFiles.includes(path);
}

const caseAliases = Object.entries(aliases)
  .filter(([alias, page]) => alias.toLowerCase() === page.toLowerCase())
  .map(([alias, page]) => [alias.slice(1), page.slice(1)] as const);

/**
 * Whether a file belongs to a second spelling of a page that differs only in case. A package leaves it out: on a disk
 * that ignores case it would overwrite the page itself.
 */
export function isCaseAlias(path: string): boolean {
  return caseAliases.some(([folder]) => path.startsWith(folder));
}

/** Path of the page file that a case alias is a copy of. */
export function pageOfAlias(path: string): string {
  const [folder, page] = caseAliases.find(([alias]) => path.startsWith(alias)) ?? ['', ''];
  return page + path.slice(folder.length);
}

/**
 * The order in which a site that is being served is written: hashed files, other files, records and timetables, the index
 * of the records, pages, build.json.
 */
export function copyRank(path: string): number {
  if (isHashed(path)) return 0;
  if (path === inventoryFile) return 5;
  if (path === peopleFolder + indexFile) return 3;
  return isPage(path) ? 4 : isData(path) ? 2 : 1;
}
