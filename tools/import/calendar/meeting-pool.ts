import { getOrMake } from '@/tools/file/get-or-make';
import type { Facts, FactSink, FactTable } from '../fact/fact';
import type { CalendarEntry } from './calendar-entry';
import type { Occurrence } from './occurrence';
import type { Unit } from '../model/new-section';
import { dayNumber, endTimeOf, timeOf } from './wall-time';
import { datedRuns } from './weekly-run';

type Meeting = Omit<Facts['meeting'], 'weekdays' | 'from' | 'to'>;

/** Meetings at the same time and in the same room. */
interface Pooled {
  meeting: Meeting;
  line: number;
  days: Set<number>;
  goesOn: boolean;
  /** What they are if they turn out not to be weekly. */
  occurrences: Occurrence[];
}

/** Whether an occurrence has a start and an end on one day, or within a night, as a meeting has. */
export const isMeetingTime = ({ entry, start, end }: Occurrence): boolean =>
  !entry.start.isDay && end !== undefined && endTimeOf(start, end) !== undefined;

/** Collects the days on which sections meet, and makes weekly meetings of them. */
export class MeetingPool {
  private readonly repeated = new Map<string, Pooled>();
  private readonly single = new Map<string, Pooled>();

  constructor(private readonly knowsPerson: ((name: string) => boolean) | undefined) {}

  /** Adds an occurrence of an entry that repeats weekly. `series` tells entries apart. */
  addRepeated(series: string, occurrence: Occurrence, units: readonly Unit[], goesOn: boolean) {
    this.add(this.repeated, series, occurrence, units, goesOn);
  }

  /** Adds an entry of its own. It is a weekly meeting if there is another one at the same time of the week. */
  addSingle(occurrence: Occurrence, units: readonly Unit[]) {
    const { entry, start } = occurrence;
    const series = `${entry.summary} ${dayNumber(start) % 7}`;
    this.add(this.single, series, occurrence, units, false);
  }

  private add(
    pool: Map<string, Pooled>,
    series: string,
    occurrence: Occurrence,
    units: readonly Unit[],
    goesOn: boolean,
  ) {
    for (const [index, unit] of units.entries()) {
      const meeting = this.meetingOf(occurrence, unit);
      const key = JSON.stringify([series, meeting]);
      const { line } = occurrence.entry;
      const pooled = getOrMake(pool, key, () => ({
        ...{ meeting, line, days: new Set<number>(), goesOn, occurrences: [] },
      }));
      pooled.days.add(dayNumber(occurrence.start));
      if (index === 0) pooled.occurrences.push(occurrence);
    }
  }

  private meetingOf({ entry, start, end = start }: Occurrence, unit: Unit): Meeting {
    const teachers = getOrMake(this.teachers, entry, () => this.findTeachers(entry));
    const room = roomOf(entry);
    return {
      ...unit,
      start: timeOf(start),
      end: endTimeOf(start, end) ?? timeOf(end),
      ...(room !== undefined && { room }),
      ...(teachers.length > 0 && { teachers }),
    };
  }

  private readonly teachers = new Map<CalendarEntry, string[]>();

  private findTeachers({ people }: CalendarEntry): string[] {
    const { knowsPerson } = this;
    const names = people.flatMap(({ email, name }) =>
      knowsPerson ? ([email, name].find((one) => one !== '' && knowsPerson(one)) ?? []) : email,
    );
    return [...new Set(names)].filter((name) => name !== '').sort();
  }

  /** Adds the meetings to the facts, and returns the entries that are no weekly meetings. */
  settle(sink: FactSink, table: FactTable): Occurrence[] {
    const single = [...this.single.values()];
    const weekly = single.filter(({ days }) => days.size > 1);
    for (const { meeting, line, days, goesOn } of [...this.repeated.values(), ...weekly])
      for (const { from, to, weekdays, dates } of datedRuns(days, goesOn))
        sink.add(
          'meeting',
          { ...meeting, weekdays, from, ...(to !== undefined && { to }), ...(dates && { dates }) },
          { table, line },
        );
    return single.flatMap(({ days, occurrences }) => (days.size > 1 ? [] : occurrences));
  }
}

/** The place of an entry, unless it is the address of an online meeting, which may have a password. */
export const roomOf = ({ location = '' }: CalendarEntry): string | undefined =>
  location === '' || /:\/\/|www\./i.test(location) ? undefined : location;
