import { aliases } from '@/lib/site/routes';
import { inventoryFile } from '../build/inventory';
import { hashedFolder, hiddenFiles } from '../servers/rules';

/** Tells whether a file's name changes with its content, so that releases can stand side by side in one folder. */
export function isHashed(path: string): boolean {
  return path.startsWith(hashedFolder);
}

/** Tells whether a file is the Brotli or gzip copy of the file it stands beside. */
export function isCompressedCopy(path: string): boolean {
  return /\.(br|gz)$/.test(path);
}

/** Tells whether a file is a page, or the compressed copy of one. */
export function isPage(path: string): boolean {
  return /\.html(\.br|\.gz)?$/.test(path);
}

/** Tells whether a file is for the web server alone. */
export function isHidden(path: string): boolean {
  return hiddenFiles.includes(path);
}

const caseAliases = Object.entries(aliases)
  .filter(([alias, page]) => alias.toLowerCase() === page.toLowerCase())
  .map(([alias, page]) => [alias.slice(1), page.slice(1)] as const);

/**
 * Tells whether a file belongs to a second spelling of a page that differs in case only. A package leaves it out: on a disk
 * that ignores case it would fall on the page itself.
 */
export function isCaseAlias(path: string): boolean {
  return caseAliases.some(([folder]) => path.startsWith(folder));
}

/** The file of the page that a file of a second spelling is a copy of. */
export function pageOfAlias(path: string): string {
  const [folder, page] = caseAliases.find(([alias]) => path.startsWith(alias)) ?? ['', ''];
  return page + path.slice(folder.length);
}

/** The order that keeps a folder working while it is written: hashed files, what pages need besides, pages, the list. */
export function inSafeOrder(paths: readonly string[]): string[] {
  return [...paths].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function rank(path: string): number {
  if (isHashed(path)) return 0;
  if (path === inventoryFile) return 3;
  return isPage(path) ? 2 : 1;
}
