import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { sealedPath } from '@/lib/record/derivation';
import { indexFile, isSealedFile, peopleFolder } from '@/tools/file/people-file';
import { filesBelow } from '@/tools/file/files-below';
import { decodedBody } from './ask';
import type { SiteProblem } from './site-problem';
import { describeAnswer, leaksContent } from './file-check';
import { judgeCache, judgeHeaders, judgeType } from './judge-header';
import { addressOf, isSecure, type LiveSite } from './live-site';

const sampleSize = 20;

type Check = () => Promise<SiteProblem[]>;

/**
 * The checks of the sealed records: the index and a random sample are sent as they are in the local folder, folders are
 * not listed, and an unknown name is answered with 404. None if the local folder has no records.
 */
export function peopleChecks(site: LiveSite, folder: string): Check[] {
  if (!existsSync(join(folder, indexFile))) return [];
  const sample = randomSample(filesBelow(folder).filter(isSealedFile), sampleSize);
  const folders = new Set(['', ...sample.map((path) => `${dirname(path)}/`)]);
  return [
    ...[indexFile, ...sample].map((path) => () => checkRecord(site, folder, path)),
    ...[...folders].map((path) => () => checkNoListing(site, path)),
    () => checkUnknownName(site),
    () => Promise.resolve(judgeOrigin(site)),
  ];
}

/** Browsers separate hosts, not paths: every other page of the host can use what this site stores. */
function judgeOrigin({ origin, prefix }: LiveSite): SiteProblem[] {
  if (prefix === '/') return [];
  const found = `${origin}${prefix}, a path of a host`;
  return [{ topic: 'origin', where: prefix, found, expected: 'a host name of its own' }];
}

function randomSample(paths: readonly string[], count: number): string[] {
  const left = [...paths];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(randomInt(left.length), 1),
  ).flat();
}

async function checkRecord(site: LiveSite, folder: string, path: string): Promise<SiteProblem[]> {
  const where = addressOf(site, peopleFolder + path);
  const answer = await site.ask(where, { 'Accept-Encoding': 'identity' });
  if (answer.status !== 200)
    return [{ topic: 'people', where, found: describeAnswer(answer), expected: 'status 200' }];
  const problems = [
    ...judgeType(where, path, answer),
    ...judgeCache(where, answer, 'other'),
    ...judgeHeaders(where, answer, isSecure(site)),
  ];
  if (decodedBody(answer)?.equals(readFileSync(join(folder, path)))) return problems;
  const expected = `the bytes in ${folder}`;
  return [...problems, { topic: 'people', where, found: 'other bytes', expected }];
}

async function checkNoListing(site: LiveSite, path: string): Promise<SiteProblem[]> {
  const where = addressOf(site, peopleFolder + path);
  const answer = await site.ask(where);
  if (!leaksContent(site, answer)) return [];
  const expected = 'status 404 or 403';
  return [{ topic: 'listing', where, found: describeAnswer(answer), expected }];
}

async function checkUnknownName(site: LiveSite): Promise<SiteProblem[]> {
  const where = addressOf(site, peopleFolder + sealedPath(randomBytes(16).toString('hex')));
  const answer = await site.ask(where);
  if (answer.status === 404) return judgeCache(where, answer, 'error');
  const expected = 'status 404';
  return [{ topic: 'unknown', where, found: describeAnswer(answer), expected }];
}
