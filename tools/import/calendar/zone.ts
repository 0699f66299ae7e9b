import ICAL from 'ical.js';
import { zonedMinute, zonedMoment } from '@/lib/time/zoned-time';

/** The names that Windows has for time zones, with those of the IANA database (CLDR, windowsZones). */
const windowsZones: Readonly<Record<string, string>> = {
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabian Standard Time': 'Asia/Dubai',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Bangladesh Standard Time': 'Asia/Dhaka',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central Standard Time': 'America/Chicago',
  'China Standard Time': 'Asia/Shanghai',
  'E. Africa Standard Time': 'Africa/Nairobi',
  'Eastern Standard Time': 'America/New_York',
  'GMT Standard Time': 'Europe/London',
  'India Standard Time': 'Asia/Kolkata',
  'Nepal Standard Time': 'Asia/Kathmandu',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Pakistan Standard Time': 'Asia/Karachi',
  'Romance Standard Time': 'Europe/Paris',
  'SE Asia Standard Time': 'Asia/Bangkok',
  'Singapore Standard Time': 'Asia/Singapore',
  'Sri Lanka Standard Time': 'Asia/Colombo',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'W. Europe Standard Time': 'Europe/Berlin',
};

/** A time zone of the IANA database for ical.js. */
class KnownZone extends ICAL.Timezone {
  constructor(readonly timeZone: string) {
    super({ tzid: timeZone });
  }

  override utcOffset(time: ICAL.Time): number {
    const wall = time.toString().slice(0, 19);
    const moment = zonedMoment(wall.slice(0, 10), wall.slice(11, 16) || '00:00', this.timeZone);
    return Math.round((Date.parse(`${wall.slice(0, 16)}Z`) - moment.getTime()) / 1000);
  }
}

/** The time zone that a TZID names, by the IANA database or Windows; a path may be before it. */
export function knownZone(tzid: string): ICAL.Timezone | undefined {
  const parts = tzid.split('/').filter((part) => part !== '');
  const names = [windowsZones[tzid], ...parts.map((_, first) => parts.slice(first).join('/'))];
  const name = names.slice(0, 9).find((one) => one !== undefined && isIana(one));
  return name === undefined ? undefined : new KnownZone(name);
}

function isIana(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

/** A day, "2026-08-24", or what the clocks of the college show at a time, "2026-08-24T09:00". */
export function wallTime(time: ICAL.Time, timeZone: string): string {
  const isFloating = time.zone === null || time.zone === ICAL.Timezone.localTimezone;
  if (time.isDate || isFloating) return time.toString().slice(0, 16);
  return zonedMinute(new Date(time.toUnixTime() * 1000), timeZone);
}
