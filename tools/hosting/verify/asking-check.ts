import { bucketPath, sealedPath, type PeopleIndex } from '@/lib/record/derivation';
import { openRecord } from '@/lib/record/open';
import { indexFile, peopleFolder } from '@/tools/file/people-file';
import type { LiveSite } from './live-site';
import type { SiteProblem } from './site-problem';

/**
 * Opens the record of a teacher that the server has: pages ask for letters only if the record of who is signed in has
 * boxes, and records have them only if they were published with `dropBox`.
 */
export async function checkAsking(
  { prefix, ask }: Pick<LiveSite, 'prefix' | 'ask'>,
  { person, college, name, key, hasDrop }: NonNullable<LiveSite['asking']>,
): Promise<SiteProblem[]> {
  const read = async (path: string): Promise<string | null> => {
    const { status, body } = await ask(`${prefix}${peopleFolder}${path}`, {
      'Accept-Encoding': 'identity',
    });
    return status === 200 ? body.toString() : null;
  };
  const index = parse<PeopleIndex>(await read(indexFile));
  // Another college, or none: other checks say so.
  if (index?.college !== college) return [];
  const path = index.buckets === 0 ? sealedPath(name) : bucketPath(name, index.buckets);
  const text = await read(path);
  const sealed = index.buckets === 0 ? text : parse<Record<string, string>>(text)?.[name];
  const record = sealed ? await openRecord(sealed, key, person).catch(() => null) : null;
  if (!record || hasDrop === (record.drop !== undefined)) return [];
  const [found, expected] = [record.drop !== undefined, hasDrop].map((asks) =>
    asks ? 'a record with boxes: its pages ask' : 'a record without boxes: its pages do not ask',
  ) as [string, string];
  return [{ topic: 'asking', where: `${prefix}${peopleFolder}${path}`, found, expected }];
}

function parse<T>(text: string | null): T | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}
