import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { markdownTable } from '../markdown-table';

/** The highest ratio of a page's first JavaScript to that of an empty export. */
const firstLoadLimit = 1.35;

/** A page and the JavaScript that its HTML loads, in bytes after gzip. */
interface FirstLoad {
  path: string;
  bytes: number;
}

/** Adds up the scripts that a page's HTML loads at once; the script for browsers without modules does not count. */
export function firstLoad(folder: string, path: string): FirstLoad {
  const html = parse(readFileSync(join(folder, path, 'index.html'), 'utf8'));
  const sources = html
    .querySelectorAll('script[src]')
    .filter((script) => !script.hasAttribute('nomodule'))
    .map((script) => script.getAttribute('src') ?? '');
  const sizes = [...new Set(sources)].map(
    (source) => gzipSync(readFileSync(join(folder, source)), { level: 9 }).length,
  );
  return { path, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The pages' first JavaScript compared with that of an empty export, as a Markdown table. */
export function firstLoadTable(pages: readonly FirstLoad[], baseline: FirstLoad): string {
  const rows = pages.map(({ path, bytes }) => [
    path,
    (bytes / 1000).toFixed(1),
    (bytes / baseline.bytes).toFixed(2),
  ]);
  const last = ['Empty Next.js export', (baseline.bytes / 1000).toFixed(1), '1.00'];
  return markdownTable(
    ['Page', 'First JavaScript (kB, gzip 9)', '÷ empty export'],
    [...rows, last],
  );
}

/** The pages above the limit, one sentence each. */
export function tooHeavy(pages: readonly FirstLoad[], baseline: FirstLoad): string[] {
  return pages
    .filter(({ bytes }) => bytes > baseline.bytes * firstLoadLimit)
    .map(
      ({ path, bytes }) =>
        `${path} loads ${(bytes / baseline.bytes).toFixed(3)} times an empty export's JavaScript; the limit is ${firstLoadLimit}.`,
    );
}
