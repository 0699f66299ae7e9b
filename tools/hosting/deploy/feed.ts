import { feedsBelow } from '@/tools/college/timetable/feed-file';
import { describeFeeds, syncFeeds } from '@/tools/college/timetable/sync-feeds';

/** Makes the public timetables of a release equal to those of another, as they come from the same records. */
export function copyFeeds(from: string, into: string, log: (line: string) => void): void {
  const feeds = feedsBelow(from);
  for (const line of describeFeeds(feeds.size, syncFeeds(feeds, into))) log(`deploy: ${line}`);
}
