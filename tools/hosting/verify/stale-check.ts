import type { Answer } from './ask';
import type { Fault } from './fault';
import { addressOf, type LiveSite } from './live-site';
import type { Validators } from './memory';

/** What browsers accept; a server may have other validators for a compressed copy. */
const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br' };

/** No release is older than this: an earlier time means that something gave all files the same time. */
const firstRelease = Date.UTC(2000, 0, 1);

/**
 * Requests a file as a browser does that has an earlier version: with the validators that earlier runs saw, and with
 * ones that never existed. Only 200 sends the new file.
 */
export async function checkStale(site: LiveSite, path: string): Promise<Fault[]> {
  const where = addressOf(site, path);
  const answer = await site.ask(where, asBrowser);
  const sha256 = site.inventory.files[path]?.sha256;
  if (answer.status !== 200 || sha256 === undefined) return [];
  const now = validatorsOf(answer, sha256);
  site.seen.set(path, now);
  const faults = judgeTime(where, now);
  for (const headers of questions(now, site.memory.files[path] ?? [])) {
    const again = await site.ask(where, { ...asBrowser, ...headers });
    if (again.status === 304)
      faults.push({
        topic: 'stale',
        where,
        found: `status 304 for ${Object.keys(headers).join(' and ')} of other bytes`,
        expected: 'status 200 with the bytes of this release',
      });
  }
  return faults;
}

function validatorsOf({ headers }: Answer, sha256: string): Validators {
  return {
    sha256,
    ...(headers.etag !== undefined && { etag: headers.etag }),
    ...(headers['last-modified'] !== undefined && { modified: headers['last-modified'] }),
  };
}

function judgeTime(where: string, { modified }: Validators): Fault[] {
  if (modified === undefined || !(Date.parse(modified) < firstRelease)) return [];
  const found = `Last-Modified: ${modified}`;
  return [{ topic: 'stale', where, found, expected: 'a time that differs between releases' }];
}

/** Conditional headers for a cached file of other bytes: both validators, as browsers send them, or only the time. */
function* questions(now: Validators, former: readonly Validators[]) {
  if (now.etag !== undefined)
    yield { 'If-None-Match': '"no-release-ever"', 'If-Modified-Since': new Date().toUTCString() };
  for (const { sha256, etag, modified } of former) {
    if (sha256 === now.sha256) continue;
    if (etag !== undefined)
      yield {
        'If-None-Match': etag,
        ...(modified !== undefined && { 'If-Modified-Since': modified }),
      };
    if (modified !== undefined) yield { 'If-Modified-Since': modified };
  }
}
