import { readFileSync } from 'node:fs';

/** The compressed sizes that three pages of `out/` must not exceed; docs/quality.md has the reasons. */
const pages = [
  { name: 'Landing page: HTML', path: '../../out/index.html', limit: '13 kB', gzip: true },
  ...['Dashboard', 'faculty-dashboard'].flatMap((page) => [
    { name: `${page}: HTML`, path: `../../out/${page}/index.html`, limit: '36 kB', gzip: true },
    { name: `${page}: scripts`, path: scriptsOf(page), limit: '196 kB', gzip: true },
  ]),
];

export default pages;

/** The files of the scripts that a page's HTML names, but for those that browsers with modules leave out, as globs. */
function scriptsOf(page) {
  const html = readFileSync(`out/${page}/index.html`, 'utf8');
  return [...html.matchAll(/<script\s[^>]*>/g)]
    .filter(([tag]) => !/\snomodule\b/i.test(tag))
    .flatMap(([tag]) => /\ssrc="\/([^"]+)"/.exec(tag)?.[1] ?? [])
    .map((path) => `../../out/${path.replace(/[()[\]{}!*?]/g, '\\$&')}`);
}
