import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import type { ResultReport } from '../measure/report';

/** A page and the JavaScript that its HTML loads, in bytes after gzip. */
interface FirstLoad {
  path: string;
  bytes: number;
}

/** Adds up the scripts that a page's HTML loads at once; neither the script for browsers without modules counts, nor what
 * opens a record. */
export function firstLoad(folder: string, path: string): FirstLoad {
  const html = parse(readFileSync(join(folder, path, 'index.html'), 'utf8'));
  const sources = html
    .querySelectorAll('script[src]')
    .filter((script) => !script.hasAttribute('nomodule') && !script.hasAttribute('data-own'))
    .map((script) => script.getAttribute('src') ?? '');
  const sizes = [...new Set(sources)].map(
    (source) => gzipSync(readFileSync(join(folder, source)), { level: 9 }).length,
  );
  return { path, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The pages' first JavaScript compared with that of an empty export, which has a row of its own. */
export function firstLoadReport(baseline: FirstLoad): ResultReport<FirstLoad> {
  const ratio = ({ bytes }: FirstLoad) => bytes / baseline.bytes;
  return {
    subject: ({ path }) => path,
    columns: [
      ['Page', (page) => (page === baseline ? 'Empty Next.js export' : page.path)],
      ['First JavaScript (kB, gzip 9)', ({ bytes }) => bytes / 1000, 1],
      ['÷ empty export', ratio, 2],
    ],
    limits: [["its first JavaScript, divided by an empty export's,", ratio, 'at most', 1.3]],
  };
}
