import type { Site } from '@/content/schema/site';

/** The host that makes calendar identifiers globally unique, and the time zone of the class times. */
export interface CalendarHost {
  host: string;
  /** IANA name. */
  timeZone: string;
}

export function calendarHost({
  siteUrl,
  timeZone,
}: Pick<Site, 'siteUrl' | 'timeZone'>): CalendarHost {
  return { host: new URL(siteUrl).host, timeZone };
}
