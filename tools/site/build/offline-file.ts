import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { aliases, routes, staticRoutes } from '@/lib/site/routes';
import { hashedFolder } from '@/tools/file/listed-file';
import { filesBelow } from '@/tools/file/files-below';

/** The public pages, which have no script. */
export const plainPages: readonly string[] = staticRoutes.map((name) => routes[name]);

/** The student's pages in every spelling; the faculty's pages are never stored. */
export const studentPages: readonly string[] = [
  ...Object.values(routes).filter(
    (route) => !plainPages.includes(route) && !route.startsWith('/faculty-'),
  ),
  ...Object.keys(aliases),
];

/** Paths below the root of the site. */
interface OfflineFiles {
  /** Stored before they are requested. */
  files: string[];
  /**
   * Stored once they were loaded, each with the picture that replaces it until then: a browser loads one of several
   * sizes.
   */
  pictures: Record<string, string>;
}

/** Finds the files that the public and student pages of an export need, in a stable order. */
export function listOfflineFiles(outDir: string, basePath: string): OfflineFiles {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const pages = [...plainPages, ...studentPages];
  const html = [...pages.map((page) => `${page}index.html`), '/404.html'].map(read);
  const there = (path: string) => existsSync(join(outDir, path));
  const named = html.flatMap((page) => addressesIn(page, basePath)).filter(there);
  const pictures = fallbackPictures(
    html.flatMap((page) => pictureSourcesIn(page, basePath)).filter(there),
  );
  const hashed = allHashed(outDir);
  const code = withLazyScripts(named, facultyScripts(outDir, read), hashed, read);
  return {
    files: sorted([...pages, '/404.html', ...named, ...code, ...Object.values(pictures)]),
    pictures,
  };
}

const sorted = (paths: readonly string[]) => [...new Set(paths)].sort();

/** The style sheets, fonts, scripts, icons and pictures that a page loads; links to other pages do not count. */
function addressesIn(html: string, basePath: string): string[] {
  const single = html.replace(/<picture\b[\s\S]*?<\/picture>/g, '');
  const tags = single.match(/<(?:link|script|img|source)\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => !/rel="(?:canonical|alternate|manifest)"/.test(tag))
    .flatMap((tag) => [...tag.matchAll(/\s(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url))
    .flatMap((url) => localPath(url, basePath));
}

/** The pictures from which a browser chooses one. */
function pictureSourcesIn(html: string, basePath: string): string[] {
  const pictureTags = html.match(/<picture\b[\s\S]*?<\/picture>/g) ?? [];
  return pictureTags
    .flatMap((tag) => [...tag.matchAll(/\s(?:src|srcset)="([^"]+)"/gi)])
    .flatMap(([, set = '']) => set.split(/,\s+/).map((choice) => choice.split(' ')[0] ?? ''))
    .flatMap((url) => localPath(url, basePath));
}

/** Maps every size of a picture to the one that is stored: the middle one of those that every such browser reads. */
function fallbackPictures(choices: readonly string[]): Record<string, string> {
  const nameOf = (path: string) => path.replace(/(?:-\d+)?\.\w+$/, '');
  const widthOf = (path: string) => Number(/-(\d+)\.\w+$/.exec(path)?.[1] ?? 0);
  const all = sorted(choices);
  const middle = (name: string) => {
    const same = all.filter((path) => nameOf(path) === name && !path.endsWith('.avif'));
    const small = same.filter((path) => path.endsWith('.webp'));
    const sizes = (small.length > 0 ? small : same).sort((a, b) => widthOf(a) - widthOf(b));
    return sizes[Math.floor(sizes.length / 2)];
  };
  return Object.fromEntries(all.map((path) => [path, middle(nameOf(path)) ?? path]));
}

function localPath(url: string, basePath: string): string[] {
  const path = url.replace(/[?#].*$/, '');
  return path.startsWith(`${basePath}/`) ? [path.slice(basePath.length)] : [];
}

function allHashed(outDir: string): string[] {
  return filesBelow(outDir)
    .filter((path) => path.startsWith(hashedFolder) && /\.(?:js|css|woff2)$/.test(path))
    .map((path) => `/${path}`);
}

function facultyScripts(outDir: string, read: (file: string) => string): string[] {
  const pages = Object.values(routes).filter((route) => route.startsWith('/faculty-'));
  const files = pages.map((page) => `${page}index.html`);
  return files
    .filter((file) => existsSync(join(outDir, file)))
    .flatMap((file) => [...read(file).matchAll(/\/_next\/static\/[^"'\s\\]+/g)])
    .map(([path]) => path);
}

/**
 * Adds the scripts that are loaded later: those that a stored script names, and those that nothing names in full,
 * because a bundler may compose their names. Scripts that only faculty scripts name are left out.
 */
function withLazyScripts(
  named: readonly string[],
  faculty: readonly string[],
  hashed: readonly string[],
  read: (file: string) => string,
): string[] {
  const namesIn = (file: string) => {
    const text = /\.(?:js|css)$/.test(file) ? read(file) : '';
    return hashed.filter((other) => other !== file && text.includes(basename(other)));
  };
  const reach = (from: readonly string[]) => {
    const found = new Set(from.filter((file) => hashed.includes(file)));
    for (const file of found) for (const other of namesIn(file)) found.add(other);
    return found;
  };
  const student = reach(named);
  const others = reach(faculty);
  const unnamed = hashed.filter(
    (file) => file.includes('/chunks/') && !student.has(file) && !others.has(file),
  );
  return [...student, ...unnamed.filter((file) => !file.includes('/pages/'))];
}
