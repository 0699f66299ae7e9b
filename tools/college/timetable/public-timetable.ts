import {
  latestChanges,
  type Timetable,
  type WeeklyMeeting,
} from '@/components/schedule/model/dated-meeting';
import { feedAddress, type FeedKind } from '@/components/schedule/feed/feed-address';
import type { Exam, MeetingChange, SpecialDay } from '@/content/schema/schedule/schedule';
import { weekdayOf } from '@/lib/time/date';
import { getOrMake } from '@/tools/file/get-or-make';
import type { PersonRecord } from '../person-of';

/** The timetable of a section or a room, without people. */
export interface PublicTimetable {
  kind: FeedKind;
  name: string;
  /** The newest day of the records that it is made of. */
  asOf: string;
  timetable: Timetable;
}

type AllowedKinds = Readonly<Record<FeedKind, boolean>>;

/** Collects the timetables of sections and rooms from the records of students and teachers, one record after the other. */
export class PublicTimetables {
  private readonly byAddress = new Map<string, Collected>();

  constructor(private readonly allowed: AllowedKinds) {}

  add(record: PersonRecord): void {
    const timetable = timetableOf(record);
    if (!timetable) return;
    const changes = [...latestChanges(timetable.changes ?? []).values()];
    for (const meeting of timetable.meetings) {
      const own = changes.filter((change) => change.meeting === meeting.id);
      // The record of a substitute has the class on these dates as well.
      if (meeting.dates?.every((date) => own.some(({ day, teachers }) => day === date && teachers)))
        continue;
      const source = { timetable, asOf: record.asOf };
      this.at('section', meeting.section)?.add(meeting, own, source);
      if (meeting.room !== undefined)
        this.at('room', meeting.room)?.add(meeting, own.map(inOldRoom(meeting.room)), source);
      for (const change of own.filter((one) => leaves(meeting.room, one)))
        this.at('room', change.to?.room ?? '')?.add(onlyOn(meeting, change), [change], source);
    }
    for (const exam of timetable.exams ?? []) {
      if (exam.section !== undefined) this.at('section', exam.section)?.addExam(exam, record.asOf);
      if (exam.room !== undefined) this.at('room', exam.room)?.addExam(exam, record.asOf);
    }
  }

  /** The timetables by the path of their file, in order. */
  all(): [path: string, timetable: PublicTimetable][] {
    return [...this.byAddress]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([address, collected]) => [address.slice(1), collected.timetable()]);
  }

  private at(kind: FeedKind, name: string): Collected | undefined {
    if (!this.allowed[kind]) return undefined;
    const address = feedAddress(kind, name);
    return getOrMake(this.byAddress, address, () => new Collected(kind, name));
  }
}

function timetableOf(record: PersonRecord): Timetable | undefined {
  return record.kind === 'student'
    ? record.timetable
    : { meetings: record.classes.items, ...record.schedule };
}

const leaves = (room: string | undefined, { to }: MeetingChange) =>
  to?.room !== undefined && to.room !== room;

/** In the room that a meeting leaves, it is not held. */
const inOldRoom = (room: string) => (change: MeetingChange) =>
  leaves(room, change) ? { ...change, kind: 'cancelled' as const, to: undefined } : change;

/** A meeting as it is in the room that it is moved to for one day. */
function onlyOn(meeting: WeeklyMeeting, { day }: MeetingChange): WeeklyMeeting {
  const id = `${meeting.id}-${day}`;
  return { ...meeting, id, from: day, to: day, weekdays: [weekdayOf(day)] };
}

interface Source {
  timetable: Timetable;
  asOf: string;
}

/** The timetable of one section or room, while records are read. Several records have the same meetings. */
class Collected {
  private asOf = '';
  private readonly meetings = new Map<string, WeeklyMeeting>();
  private readonly ids = new Set<string>();
  private readonly days = new Map<string, SpecialDay>();
  private readonly changes = new Map<string, MeetingChange>();
  private readonly exams = new Map<string, Exam>();

  constructor(
    private readonly kind: FeedKind,
    private readonly name: string,
  ) {}

  add(meeting: WeeklyMeeting, changes: readonly MeetingChange[], source: Source): void {
    const { term, days = [] } = source.timetable;
    const own = withoutPeople(meeting, term);
    const key = JSON.stringify({ ...own, id: undefined });
    const known = getOrMake(this.meetings, key, () => ({ ...own, id: this.freeId(own.id) }));
    for (const day of days) this.days.set(day.id, day);
    for (const change of changes)
      this.changes.set(`${known.id} ${change.day} ${change.sequence}`, {
        ...change,
        ...{ meeting: known.id, teachers: undefined, reason: undefined },
      });
    if (this.asOf < source.asOf) this.asOf = source.asOf;
  }

  addExam(exam: Exam, asOf: string): void {
    this.exams.set(exam.id, exam);
    if (this.asOf < asOf) this.asOf = asOf;
  }

  timetable(): PublicTimetable {
    const byId = <T extends { id: string }>(values: Iterable<T>) =>
      [...values].sort((one, other) => (one.id < other.id ? -1 : 1));
    const timetable = {
      meetings: byId(this.meetings.values()),
      days: byId(this.days.values()),
      changes: [...this.changes].sort().map(([, change]) => change),
      exams: byId(this.exams.values()),
    };
    return { kind: this.kind, name: this.name, asOf: this.asOf, timetable };
  }

  /** Records that were written by hand may use an id for two meetings. */
  private freeId(id: string): string {
    let free = id;
    for (let number = 2; this.ids.has(free); number += 1) free = `${id}-${number}`;
    this.ids.add(free);
    return free;
  }
}

/** The fields that are public, with the first and the last day of the term. */
function withoutPeople(meeting: WeeklyMeeting, term: Timetable['term']): WeeklyMeeting {
  const { id, start, end, section, course, room, weekdays, dates } = meeting;
  const from = [meeting.from, term?.from]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const to = [meeting.to, term?.to].filter((day) => day !== undefined).sort()[0];
  return { id, start, end, section, course, room, weekdays, from, to, dates };
}
