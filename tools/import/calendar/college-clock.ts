import { getOrMake } from '@/tools/file/get-or-make';
import { warningOf } from '../problem/data-problem';
import type { EntryTime, ReportLine } from './calendar-entry';
import { ianaName, momentOf, wallTimeOf, type DescribedZone } from './time-zone';
import type { WallTime } from './wall-time';

/** Shows the times of a calendar as the clocks of the college do. */
export class CollegeClock {
  private readonly known = new Map<string, string | DescribedZone>();

  constructor(
    private readonly timeZone: string,
    private readonly described: ReadonlyMap<string, DescribedZone>,
    private readonly report: ReportLine,
  ) {}

  show(time: EntryTime): WallTime {
    return this.convert(time, this.timeZone);
  }

  /** What the clocks of another entry's time zone show. */
  showAt(time: EntryTime, other: EntryTime): WallTime {
    return this.convert(time, this.zoneOf(other));
  }

  /** Whether its time zone is that of the college, so that it never changes. */
  isCollegeTime(time: EntryTime): boolean {
    return time.isDay || this.zoneOf(time) === this.timeZone;
  }

  private convert(time: EntryTime, to: string | DescribedZone): WallTime {
    if (time.isDay || time.zone === undefined) return time.wall;
    const from = this.zoneOf(time);
    return from === to ? time.wall : wallTimeOf(momentOf(time.wall, from), to);
  }

  private zoneOf({ zone: tzid, line }: EntryTime): string | DescribedZone {
    if (tzid === undefined) return this.timeZone;
    if (tzid === 'UTC') return tzid;
    const find = () => ianaName(tzid) ?? this.described.get(tzid) ?? this.reportUnknown(tzid, line);
    return getOrMake(this.known, tzid, find);
  }

  private reportUnknown(tzid: string, line: number): string {
    this.report(line, {
      ...warningOf('value', 'unknown-time-zone'),
      value: tzid,
      message: 'This time zone is not known, so its times are read as times of the college.',
      allowed: 'a time zone such as Asia/Kolkata',
    });
    return this.timeZone;
  }
}
