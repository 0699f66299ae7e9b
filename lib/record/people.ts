import { asset } from '@/lib/site/routes';
import { bucketPath, sealedPath, type PeopleIndex } from './derivation';

/** Why a file of people/ was not read. */
export type FetchFault = 'offline' | 'missing' | 'server' | 'newer';

export class FetchError extends Error {
  constructor(readonly fault: FetchFault) {
    super(`The record cannot be fetched: ${fault}.`);
  }
}

/** What people/people.json says. Throws a FetchError. */
export async function fetchPeopleIndex(): Promise<PeopleIndex> {
  const index = (await (await fetchFile('people.json')).json()) as PeopleIndex;
  if (index.format > 1) throw new FetchError('newer');
  return index;
}

/** The sealed record of a name, as the server has it now. Throws a FetchError. */
export async function fetchSealed(name: string, buckets: number): Promise<string> {
  if (buckets === 0) return (await fetchFile(sealedPath(name))).text();
  const bucket = (await (await fetchFile(bucketPath(name, buckets))).json()) as Partial<
    Record<string, string>
  >;
  const sealed = bucket[name];
  if (sealed === undefined) throw new FetchError('missing');
  return sealed;
}

/** Fetches a file past the browser's cache, which would keep it after Logout. */
async function fetchFile(path: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(asset(`/people/${path}`), { cache: 'no-store' });
  } catch {
    throw new FetchError('offline');
  }
  if (answer.ok) return answer;
  throw new FetchError(answer.status === 404 || answer.status === 410 ? 'missing' : 'server');
}
