import { hashedFolder, isPage } from '@/tools/file/listed-file';
import { releaseName } from '@/tools/file/inventory-file';
import { sha256 } from '@/tools/file/sha256';
import { decodedBody, type Answer } from './ask';
import type { SiteProblem } from './site-problem';
import { judgeCache, judgeHeaders, judgeType } from './judge-header';
import { addressOf, isSecure, type LiveSite, isBehindGate } from './live-site';

/** What fits into one packet is as fast uncompressed, and some servers do not compress it. */
const smallBytes = 1400;

/** Requests a file of the release uncompressed, and in each encoding for which there is a copy. */
export async function checkFile(site: LiveSite, path: string): Promise<SiteProblem[]> {
  const where = addressOf(site, path);
  const answer = await site.ask(where, { 'Accept-Encoding': 'identity' });
  if (answer.status !== 200) return [answerProblem('status', where, answer, 'status 200')];
  const problems = [
    ...judgeType(where, path, answer),
    ...judgeCache(where, answer, path.startsWith(hashedFolder) ? 'hashed' : 'other'),
    ...judgeHeaders(where, answer, isSecure(site), path),
    ...judgeBytes(site, where, path, answer),
  ];
  const { files } = site.inventory;
  if ((files[path]?.size ?? 0) < smallBytes) return problems;
  for (const [coding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    if (files[path + ending] !== undefined)
      problems.push(...(await checkCoding(site, where, path, coding)));
  return problems;
}

async function checkCoding(site: LiveSite, where: string, path: string, coding: string) {
  const answer = await site.ask(where, { 'Accept-Encoding': coding });
  const found = answer.headers['content-encoding'];
  if (found !== coding)
    return [
      {
        // Stock nginx, IIS and GitHub Pages support gzip only.
        topic:
          coding === 'br' && found === undefined ? ('brotli' as const) : ('compression' as const),
        where,
        found: found === undefined ? 'no Content-Encoding' : `Content-Encoding: ${found}`,
        expected: `Content-Encoding: ${coding} when asked with "Accept-Encoding: ${coding}"`,
      },
    ];
  const problems = [...judgeType(where, path, answer), ...judgeBytes(site, where, path, answer)];
  const vary = answer.headers.vary ?? '';
  if (!/accept-encoding|\*/i.test(vary))
    problems.push({
      topic: 'vary',
      where,
      found: vary === '' ? 'no Vary' : `Vary: ${vary}`,
      expected: 'Vary: Accept-Encoding',
    });
  return problems;
}

function judgeBytes(site: LiveSite, where: string, path: string, answer: Answer): SiteProblem[] {
  const entry = site.inventory.files[path];
  const body = decodedBody(answer);
  if (body !== undefined && sha256(body) === entry?.sha256) return [];
  const expected = `the bytes of release ${releaseName(site.inventory)}`;
  const coding = answer.headers['content-encoding'];
  if (body === undefined)
    return [{ topic: 'hash', where, found: `bytes that are not ${coding}`, expected }];
  const hasPolicy = body.includes('<meta http-equiv="Content-Security-Policy"');
  if (isPage(path) && !hasPolicy)
    return [
      {
        topic: 'policy',
        where,
        found: 'a page without its policy',
        expected: '<meta http-equiv="Content-Security-Policy" …> as it was built',
      },
    ];
  return [{ topic: 'hash', where, found: 'other bytes', expected }];
}

/** A problem whose finding is the response itself. */
export function answerProblem(
  topic: SiteProblem['topic'],
  where: string,
  answer: Answer,
  expected: string,
): SiteProblem {
  return { topic, where, found: describeAnswer(answer), expected };
}

/** Status of a response, with its redirect target. */
export const describeAnswer = ({ status, headers }: Answer): string =>
  `status ${status}${headers.location === undefined ? '' : `, Location: ${headers.location}`}`;

/** Whether a successful response is anything other than a public page of the release (such as the landing page). */
export function leaksContent({ inventory }: LiveSite, answer: Answer): boolean {
  if (answer.status < 200 || answer.status > 299) return false;
  const body = decodedBody(answer);
  const hash = body && sha256(body);
  return !Object.entries(inventory.files).some(
    ([path, entry]) => entry.sha256 === hash && /\.html$/.test(path) && !isBehindGate(path),
  );
}

/** Requests an address that must not send content, and reports it if it does. */
export async function checkClosed(
  site: LiveSite,
  where: string,
  topic: SiteProblem['topic'],
  expected = 'status 404',
): Promise<SiteProblem[]> {
  const answer = await site.ask(where, { 'Accept-Encoding': 'identity' });
  return leaksContent(site, answer) ? [answerProblem(topic, where, answer, expected)] : [];
}

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
