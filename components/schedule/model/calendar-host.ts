import type { Site } from '@/content/schema/site';

/** Where classes are held: what makes their identifiers worldwide unique, and whose clocks their times are of. */
export interface CalendarHost {
  host: string;
  /** As the IANA database names it. */
  timeZone: string;
}

/** The place of this college. */
export function calendarHost({
  siteUrl,
  timeZone,
}: Pick<Site, 'siteUrl' | 'timeZone'>): CalendarHost {
  return { host: new URL(siteUrl).host, timeZone };
}
