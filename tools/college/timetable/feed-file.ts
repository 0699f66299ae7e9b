import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedFolder } from '@/components/schedule/feed/feed-address';
import { filesBelow } from '../../build/files-below';

/** Whether a path below `out/` is a public timetable. They change without a new release. */
export function isFeed(path: string): boolean {
  return /^timetable\/(?:section|room)\/[\w-]+\.ics$/.test(path);
}

/** The public timetables of an export, by path. */
export function feedsBelow(out: string): Map<string, string> {
  const folder = join(out, feedFolder);
  const paths = existsSync(folder) ? filesBelow(folder).map((path) => feedFolder + path) : [];
  return new Map(paths.filter(isFeed).map((path) => [path, readFileSync(join(out, path), 'utf8')]));
}
