import { addAt, getOrMake } from '@/tools/file/get-or-make';
import { sha256 } from '@/tools/file/sha256';
import { noteOf, warningOf, type Report } from '../problem/data-problem';
import type { FactSink, FactTable, Facts } from '../fact/fact';
import type { CalendarText } from '../source/table';
import { reportTooMany, type CalendarEntry, type ReportLine } from './calendar-entry';
import { readCalendarFile } from './calendar-file';
import { CollegeClock } from './college-clock';
import { typeOf } from './event-type';
import { isMeetingTime, MeetingPool, roomOf } from './meeting-pool';
import { changedOccurrence, occurrencesOf, reportEndless, type Occurrence } from './occurrence';
import { UnitsOf, type FindUnit } from './unit';
import { dayOf, endTimeOf, oneDay, timeOf } from './wall-time';

export interface CalendarContext {
  sink: FactSink;
  report: Report;
  /** The college's time zone (IANA). */
  timeZone: string;
  /** The section or course that a text is a name of; see knownUnits. */
  findUnit: FindUnit;
  /** Whether a text is a name or an email address of a person. Without it, every invited person is named as a teacher. */
  knowsPerson?: (text: string) => boolean;
}

/** The most events of a file, and the most dates and days of those that repeat. */
const limits = { events: 100_000, dates: 200_000, days: 5_000_000 };
const shown = (count: number) => `at most ${count.toLocaleString('en')}`;

/**
 * Reads a calendar (iCalendar). What repeats every week and names a section or course is a meeting; everything else is an
 * event of the academic calendar. Call it when all tables are read.
 */
export function readCalendar(source: CalendarText, context: CalendarContext): void {
  new CalendarReader(source, context).read();
}

class CalendarReader {
  private readonly table: FactTable;
  private readonly units: UnitsOf;
  private readonly pool: MeetingPool;
  private readonly ids = new Map<string, string>();
  private readonly events: { fact: Facts['event']; line: number }[] = [];

  constructor(
    private readonly source: CalendarText,
    private readonly context: CalendarContext,
  ) {
    this.table = { file: source.file, sheet: source.sheet, columns: {} };
    this.units = new UnitsOf(context.findUnit);
    this.pool = new MeetingPool(context.knowsPerson);
  }

  private readonly report: ReportLine = (line, problem) => {
    const { file, sheet } = this.table;
    this.context.report({ ...problem, place: { file, sheet, line } });
  };

  read(): void {
    const { sink, timeZone } = this.context;
    const { entries, zones } = readCalendarFile(this.source, this.report);
    const clock = new CollegeClock(timeZone, zones, this.report);
    const newest = entries.reduce((latest, { start }) => Math.max(latest, start.wall), -Infinity);
    for (const [series, own] of groupByUid(this.withoutPrivate(entries)))
      this.takeSeries(series, own, newest, clock);
    for (const occurrence of this.pool.settle(sink, this.table)) this.addEvent(occurrence);
    this.events.sort((a, b) => a.line - b.line);
    for (const { fact, line } of this.events) sink.add('event', fact, { table: this.table, line });
  }

  /** Calendars of single people may have private entries, and the academic calendar is public. */
  private withoutPrivate(entries: readonly CalendarEntry[]): CalendarEntry[] {
    return entries.filter(({ isPrivate, line }) => {
      if (isPrivate)
        this.report(line, {
          ...noteOf('value', 'private-event'),
          message: 'This event is marked as private and is left out.',
        });
      return !isPrivate;
    });
  }

  private takeSeries(
    series: string,
    { main, changes }: Series,
    newest: number,
    clock: CollegeClock,
  ): void {
    if (main.length === 0)
      for (const entry of changes)
        if (!entry.isCancelled && entry.replaces)
          this.take(series, changedOccurrence(entry, clock, dayOf(clock.show(entry.replaces))));
    for (const [index, entry] of main.entries()) {
      if (entry.isCancelled) continue;
      if (this.dates > limits.dates || this.days > limits.days)
        return this.reportTooMany(
          entry.line,
          `${shown(limits.dates)} dates of events in a file, and ${shown(limits.days)} days of repetitions`,
        );
      const own = index === 0 ? changes : [];
      const all = occurrencesOf(entry, own, newest, clock, this.report);
      this.dates += all.items.length;
      this.days += all.days;
      const isWeekly = ['WEEKLY', 'DAILY'].includes(entry.rule?.rule.frequency ?? '');
      const units = isWeekly ? this.units.of(entry) : [];
      const isMeeting = (item: Occurrence) => units.length > 0 && isMeetingTime(item);
      const goesOn = all.goesOn && all.items.every(isMeeting);
      if (all.isEndless && entry.rule && !goesOn) reportEndless(entry.rule.line, this.report);
      for (const item of all.items)
        if (isMeeting(item))
          this.pool.addRepeated(`${series} ${index}`, item, units, goesOn && item.entry === entry);
        else this.take(series, item);
    }
  }

  private take(series: string, occurrence: Occurrence): void {
    const { entry } = occurrence;
    this.series.set(occurrence, series);
    const isPlain = typeOf(entry.summary, entry.categories) === 'event';
    const units = isPlain && isMeetingTime(occurrence) ? this.units.of(entry) : [];
    if (units.length > 0) this.pool.addSingle(occurrence, units);
    else this.addEvent(occurrence);
  }

  /** The ids of the series that occurrences are of. */
  private readonly series = new Map<Occurrence, string>();

  private addEvent(occurrence: Occurrence): void {
    const { entry } = occurrence;
    const { summary, line } = entry;
    if (summary === '')
      return this.report(line, {
        ...warningOf('value', 'event-without-title'),
        message: 'This event has no title (SUMMARY) and is left out.',
      });
    if (this.events.length >= limits.events)
      return this.reportTooMany(line, `${shown(limits.events)} events in a file`);
    const fact = eventOf(occurrence);
    const id = this.idOf(this.series.get(occurrence) ?? summary, occurrence, fact);
    if (id === undefined) return;
    this.events.push({ fact: { ...fact, id }, line });
    this.addExams({ ...fact, id }, occurrence);
  }

  /** An exam of a section or course is in its timetable as well. */
  private addExams({ id, title, type, start, startTime }: Facts['event'], occurrence: Occurrence) {
    if (type !== 'exam' || startTime === undefined || !isMeetingTime(occurrence)) return;
    const { entry, end = occurrence.start } = occurrence;
    const endTime = endTimeOf(occurrence.start, end);
    if (endTime === undefined || endTime <= startTime) return;
    const room = roomOf(entry);
    for (const unit of this.units.of(entry))
      this.context.sink.add(
        'exam',
        {
          ...{ id: `${id} ${unit.section ?? unit.course}`, ...unit, title, day: start },
          ...{ start: startTime, end: endTime, room },
        },
        { table: this.table, line: entry.line },
      );
  }

  /** An id that no other event has; undefined if the same event is in the file already. */
  private idOf(
    series: string,
    { key, start }: Occurrence,
    fact: Facts['event'],
  ): string | undefined {
    const content = JSON.stringify(fact);
    const base = key === undefined ? series : `${series}/${key}`;
    for (const id of [
      base,
      `${base}/${dayOf(start)}T${timeOf(start)}`,
      `${base}/${hashOf(content)}`,
    ]) {
      const known = this.ids.get(id);
      if (known === content) return undefined;
      if (known !== undefined) continue;
      this.ids.set(id, content);
      return id;
    }
    return undefined;
  }

  private dates = 0;
  private days = 0;
  private hasTooMany = false;

  private reportTooMany(line: number, allowed: string): void {
    if (!this.hasTooMany) reportTooMany(line, allowed, this.report);
    this.hasTooMany = true;
  }
}

/** The entries of a UID: usually one, and its changed occurrences. */
interface Series {
  main: CalendarEntry[];
  changes: CalendarEntry[];
}

function groupByUid(entries: readonly CalendarEntry[]): Map<string, Series> {
  const all = new Map<string, Series>();
  for (const entry of entries) {
    const series = entry.uid ?? `event ${hashOf(JSON.stringify(entry, withoutLines))}`;
    const { main, changes } = getOrMake(all, series, () => ({ main: [], changes: [] }));
    (entry.replaces ? changes : main).push(entry);
  }
  for (const series of all.values()) {
    series.main = newestOf(series.main);
    series.changes = newestChanges(series.changes);
  }
  return all;
}

/** An entry that moves down in its file keeps its id. */
const withoutLines = (name: string, value: unknown) => (name === 'line' ? undefined : value);

/** Entries of a higher SEQUENCE replace earlier ones. */
function newestOf(entries: CalendarEntry[]): CalendarEntry[] {
  const highest = entries.reduce((most, { sequence }) => Math.max(most, sequence), -Infinity);
  return entries.filter(({ sequence }) => sequence === highest);
}

function newestChanges(changes: CalendarEntry[]): CalendarEntry[] {
  const byTime = new Map<number, CalendarEntry[]>();
  for (const change of changes) addAt(byTime, change.replaces?.wall ?? 0, change);
  return [...byTime.values()].flatMap((own) => newestOf(own).slice(-1));
}

const hashOf = (text: string) => sha256(text, 16);

/** An event, with the last day instead of the day after it. */
function eventOf({ entry, start, end }: Occurrence): Facts['event'] {
  const { summary, categories } = entry;
  const isMidnight = (wall: number) => timeOf(wall) === '00:00';
  const isWhole =
    entry.start.isDay ||
    (end !== undefined && isMidnight(start) && isMidnight(end) && end - start >= oneDay);
  const last = end === undefined ? dayOf(start) : dayOf(end - 1);
  return {
    id: '',
    title: summary,
    start: dayOf(start),
    ...(last > dayOf(start) && { end: last }),
    ...(!isWhole && { startTime: timeOf(start) }),
    ...(!isWhole && end !== undefined && { endTime: timeOf(end) }),
    type: typeOf(summary, categories),
  };
}
