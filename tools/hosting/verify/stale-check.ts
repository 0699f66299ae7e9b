import type { SiteProblem } from './site-problem';
import { addressOf, type LiveSite } from './live-site';

/** What browsers accept; a server may have other validators for a compressed copy. */
const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br' };

/** No release is older than this: an earlier time means that something gave all files the same time. */
const firstRelease = Date.UTC(2000, 0, 1);

/** Requests a file as a browser does that has an earlier version. Only 200 sends the new file. */
export async function checkStale(site: LiveSite, path: string): Promise<SiteProblem[]> {
  const where = addressOf(site, path);
  const answer = await site.ask(where, asBrowser);
  if (answer.status !== 200) return [];
  const problems = judgeTime(where, answer.headers['last-modified']);
  if (answer.headers.etag === undefined) return problems;
  const other = {
    'If-None-Match': '"no-release-ever"',
    'If-Modified-Since': new Date().toUTCString(),
  };
  const again = await site.ask(where, { ...asBrowser, ...other });
  if (again.status === 304)
    problems.push({
      topic: 'stale',
      where,
      found: `status 304 for ${Object.keys(other).join(' and ')} of other bytes`,
      expected: 'status 200 with the bytes of this release',
    });
  return problems;
}

function judgeTime(where: string, modified: string | undefined): SiteProblem[] {
  if (modified === undefined || !(Date.parse(modified) < firstRelease)) return [];
  const found = `Last-Modified: ${modified}`;
  return [{ topic: 'stale', where, found, expected: 'a time that differs between releases' }];
}
