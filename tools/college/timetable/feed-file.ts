import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedFolder } from '@/components/schedule/feed/feed-address';
import { isFeed } from '@/tools/file/people-file';
import { filesBelow } from '@/tools/file/files-below';

/** The public timetables of an export, by path. */
export function feedsBelow(out: string): Map<string, string> {
  const folder = join(out, feedFolder);
  const paths = existsSync(folder) ? filesBelow(folder).map((path) => feedFolder + path) : [];
  return new Map(paths.filter(isFeed).map((path) => [path, readFileSync(join(out, path), 'utf8')]));
}
