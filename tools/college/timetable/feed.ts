import { calendarHost } from '@/components/schedule/model/calendar-host';
import { writeTimetable } from '@/components/schedule/feed/timetable-feed';
import type { Academic } from '@/content/schema/academic';
import type { Site } from '@/content/schema/site';
import type { PersonRecord } from '../person-of';
import { PublicTimetables, type PublicTimetable } from './public-timetable';

/** Which timetables are public, and the names in their files. */
interface FeedSettings {
  publicTimetables: Academic['publicTimetables'];
  site: Pick<Site, 'product' | 'college' | 'siteUrl' | 'timeZone'>;
}

/** The public timetables of records as calendar files, by their path below `out/`. They name no person. */
export function publicFeeds(
  records: Iterable<PersonRecord>,
  { publicTimetables, site }: FeedSettings,
): Map<string, string> {
  const { sections, rooms } = publicTimetables;
  if (!sections && !rooms) return new Map();
  const timetables = new PublicTimetables({ section: sections, room: rooms });
  for (const record of records) timetables.add(record);
  return new Map(timetables.all().map(([path, one]) => [path, feedText(one, site)]));
}

function feedText({ name, timetable, asOf }: PublicTimetable, site: FeedSettings['site']): string {
  return writeTimetable({
    product: site.product,
    name: `${site.college}: ${name}`,
    ...{ timetable, asOf, calendarHost: calendarHost(site) },
  });
}
