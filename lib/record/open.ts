import { openCompact } from '@/lib/crypto/compact';
import { inflateText, InflatedTooLarge } from '@/lib/file/deflate';
import { asset } from '@/lib/site/routes';
import { bucketPath, sealedHeader, sealedPath, type PeopleIndex } from './derivation';
import type { OpenedRecord, Person } from './person';

/** The largest record that is opened, in bytes of JSON. */
export const maxRecordSize = 16_000_000;

/** The format of a record that this release reads. */
const readFormat = 1;

/**
 * The reason why a sealed record is not opened: `damaged` (not a sealed record, altered, or another key's), `large` (more
 * than `maxRecordSize`), `newer` (a format that this release does not know), `other` (another person's record).
 */
export type OpenProblem = 'damaged' | 'large' | 'newer' | 'other';

export class OpenError extends Error {
  constructor(readonly problem: OpenProblem) {
    super(`The record cannot be opened: ${problem}.`);
  }
}

/** Opens a sealed record: a compact JWE with this project's only header. Throws an OpenError. */
export async function openRecord(
  sealed: string,
  key: CryptoKey,
  person: Person,
): Promise<OpenedRecord> {
  const text = await textOf(sealed, key);
  let record: Partial<OpenedRecord> | null;
  try {
    record = JSON.parse(text) as Partial<OpenedRecord> | null;
  } catch {
    throw new OpenError('damaged');
  }
  if (typeof record?.format !== 'number') throw new OpenError('damaged');
  if (record.format > readFormat) throw new OpenError('newer');
  if (typeof record.number !== 'number') throw new OpenError('damaged');
  if (record.kind !== person.kind || record.id !== person.id) throw new OpenError('other');
  return record as OpenedRecord;
}

async function textOf(sealed: string, key: CryptoKey): Promise<string> {
  try {
    return await inflateText(await openCompact(sealed, sealedHeader, key), maxRecordSize);
  } catch (error) {
    throw new OpenError(error instanceof InflatedTooLarge ? 'large' : 'damaged');
  }
}

/** The reason why a file of people/ was not read. */
export type FetchProblem = 'offline' | 'missing' | 'server' | 'newer';

export class FetchError extends Error {
  constructor(readonly problem: FetchProblem) {
    super(`The record cannot be fetched: ${problem}.`);
  }
}

/** The start of every sealed record: `{"` in base64url. */
const sealedStart = 'eyJ';

/** The length of the authentication tag at the end of a sealed record: 16 bytes in base64url. */
const tagLength = 22;

/** The time that an answer of the server may take, in milliseconds. */
export const longestFetch = 30_000;

/** Reads people/people.json. Throws a FetchError. */
export async function fetchPeopleIndex(): Promise<PeopleIndex> {
  const index = await fetchJson<PeopleIndex>('people.json');
  if (typeof index?.format !== 'number') throw new FetchError('server');
  if (index.format > 1) throw new FetchError('newer');
  return index;
}

/**
 * The sealed record of a name, as the server has it now. Of a `known` record in a file of its own only the end is
 * fetched: another record has another authentication tag. Throws a FetchError.
 */
export async function fetchSealed(name: string, buckets: number, known = ''): Promise<string> {
  if (buckets === 0) {
    const path = sealedPath(name);
    const part = { range: `bytes=-${tagLength}` };
    let text = known && (await fetchText(path, part).catch(() => ''));
    if (known && text === known.slice(-tagLength)) return known;
    // A server that sends no parts has sent all of it, or fails.
    if (text.length <= tagLength) text = await fetchText(path);
    if (!text.startsWith(sealedStart)) throw new FetchError('server');
    return text;
  }
  const bucket = await fetchJson<Partial<Record<string, string>>>(bucketPath(name, buckets));
  const sealed = bucket?.[name];
  if (sealed === undefined) throw new FetchError('missing');
  return sealed;
}

/** A text that is not JSON is a page of another server, such as the login page of a Wi-Fi. */
async function fetchJson<T>(path: string): Promise<T | null> {
  const text = await fetchText(path);
  try {
    return JSON.parse(text) as T | null;
  } catch {
    throw new FetchError('server');
  }
}

/** Fetches a file without the browser's cache, which would still have it after Logout. */
async function fetchText(path: string, headers?: HeadersInit): Promise<string> {
  let answer: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(longestFetch);
    answer = await fetch(asset(`/people/${path}`), { cache: 'no-store', signal, headers });
    text = await answer.text();
  } catch {
    throw new FetchError('offline');
  }
  if (answer.ok) return text;
  // Most object stores answer 403 for a file that they do not have.
  const isMissing =
    [404, 410].includes(answer.status) || (answer.status === 403 && path.includes('/'));
  throw new FetchError(isMissing ? 'missing' : 'server');
}
