import { asset } from '@/lib/site/routes';
import { bucketPath, sealedPath, type PeopleIndex } from './derivation';

/** Why a file of people/ was not read. */
export type FetchProblem = 'offline' | 'missing' | 'server' | 'newer';

export class FetchError extends Error {
  constructor(readonly problem: FetchProblem) {
    super(`The record cannot be fetched: ${problem}.`);
  }
}

/** What every sealed record starts with: `{"` in base64url. */
const sealedStart = 'eyJ';

/** The length of what a sealed record ends with, its authentication tag: 16 bytes in base64url. */
const tagLength = 22;

/** How long an answer of the server may take, in milliseconds. */
export const longestFetch = 30_000;

/** What people/people.json says. Throws a FetchError. */
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

/** Something other than JSON, or than a sealed record, is a page that another server put in between, such as the login page of a Wi-Fi. */
async function fetchJson<T>(path: string): Promise<T | null> {
  const text = await fetchText(path);
  try {
    return JSON.parse(text) as T | null;
  } catch {
    throw new FetchError('server');
  }
}

/** Fetches a file past the browser's cache, which would keep it after Logout. */
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
