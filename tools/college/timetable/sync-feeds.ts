import { pluralize } from '@/tools/file/pluralize';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { feedFolder } from '@/components/schedule/feed/feed-address';
import { writeAtomically } from '@/tools/file/write-atomically';
import type { Synced } from '../publish/sync-people';
import { removeEmptyFolders } from '../seal/sealed-folder';
import { feedsBelow } from './feed-file';

/** Makes the public timetables of a site that may be live equal to these. */
export function syncFeeds(feeds: ReadonlyMap<string, string>, out: string): Synced {
  const before = feedsBelow(out);
  const changed = [...feeds].filter(([path, text]) => before.get(path) !== text);
  for (const [path, text] of changed) writeAtomically(join(out, path), text);
  const gone = [...before.keys()].filter((path) => !feeds.has(path));
  for (const path of gone) rmSync(join(out, path), { force: true });
  if (gone.length > 0) removeEmptyFolders(join(out, feedFolder));
  return { written: changed.length, removed: gone.length };
}

/** "timetables: 12 public, 3 files written, 1 removed"; nothing if there are none and were none. */
export function describeFeeds(count: number, { written, removed }: Synced): string[] {
  if (count === 0 && removed === 0) return [];
  return [`timetables: ${count} public, ${pluralize(written, 'file')} written, ${removed} removed`];
}
