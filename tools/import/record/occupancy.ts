import { compareCode } from '@/lib/text/compare-text';
import { limits } from '@/content/schema/limits';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { Occupancy, Use } from '@/content/schema/schedule/occupancy';
import { weekdayOf } from '@/lib/time/date';
import { addAt } from '@/tools/file/get-or-make';
import { toLine } from '../value/line';
import type { Weekday } from '../fact/fact';
import type { ImportedPerson, Section } from '../model/entity';
import { lastTerm } from '../model/last-term';
import type { Model } from '../model/model';
import { roomKeys, roomsIn } from '../value/room';
import { weekdays } from '../value/weekday';
import type { RecordContext } from './context';
import { heldChanges } from './schedule';
import { weeklyOf } from './weekly';
import { defined } from '../value/defined';

/** A weekly meeting. An exam or a make-up class is one whose first day is its last. */
export interface PlainMeeting {
  section: string;
  course: string;
  room?: string | undefined;
  weekdays: readonly Weekday[];
  /** "HH:mm". */
  start: string;
  end: string;
  /** The first and the last day, "YYYY-MM-DD". */
  from?: string | undefined;
  to?: string | undefined;
  exam?: true;
}

/** The most uses of rooms in one record, and how many are left of more: a large college has many records. */
const roomUses = { most: 3000, left: 1000 };

/** The most uses of one section or room that a record takes. */
const maxUses = 1000;

/**
 * Reads all meetings of a college once. The function that it returns says for a teacher's sections when their students, and
 * the rooms of the college, are busy. `sharing` names the sections that have a student of a section, itself too. If the rooms are too many for a record, those that are used least are left in it:
 * they are the ones that are free.
 */
export function occupancyIndex(
  meetings: readonly PlainMeeting[],
  sharing: (section: string) => Iterable<string> = (section) => [section],
): (sections: Iterable<string>) => Occupancy {
  const bySection = new Map<string, Use[]>();
  const byRoom = new Map<string, Use[]>();
  const known = roomKeys(meetings.map(({ room }) => room));
  for (const { section, course, room, ...meeting } of meetings) {
    const name = toLine(section, limits.section);
    const what = toLine(`${section} ${course}`, limits.cancellation.title);
    addAt(bySection, name, ...usesOf(meeting, what));
    for (const one of room === undefined ? [] : roomsIn(room, known))
      addAt(byRoom, toLine(one, limits.room), ...usesOf(meeting, name));
  }
  const rooms = smallestRooms(byRoom);
  return (sections) => ({
    sections: [...new Set(sections)].sort(compareCode).map((name) => ({
      name,
      uses: sorted([...sharing(name)].flatMap((one) => bySection.get(one) ?? [])),
    })),
    rooms,
  });
}

type Known = Pick<RecordContext, 'model' | 'sent'>;

const nameOf = ({ name }: Section) => toLine(name, limits.section);

/** The sections that have a student of a section, by its name. */
function sharingOf({ sections }: Model): (section: string) => Iterable<string> {
  const names = new Map(sections.map((section) => [section, nameOf(section)]));
  const byName = new Map<string, Section[]>();
  for (const [section, name] of names) addAt(byName, name, section);
  return (name) => {
    const found = new Set([name]);
    for (const { students } of byName.get(name) ?? [])
      for (const student of students)
        for (const other of student.sections) found.add(names.get(other) ?? nameOf(other));
    return found;
  };
}

/**
 * The meetings and exams of the sections of an import, also those that are moved to a day. A section without a room has its
 * meetings in none.
 */
export function plainMeetings(context: Known): PlainMeeting[] {
  return context.model.sections.flatMap((section) => {
    const term = lastTerm(section);
    const named = { section: section.name, course: section.course?.title ?? section.name };
    const onDay = (day: string) => ({ weekdays: [weekdayOf(day)], from: day, to: day });
    return [
      ...section.meetings.flatMap((meeting) => {
        const { weekdays: days, start, end, room = section.room, from, to, dates } = meeting;
        const held = { ...named, start, end, room };
        return dates
          ? dates.map((day) => ({ ...held, ...onDay(day) }))
          : { ...held, weekdays: days, from: from ?? term?.start, to: to ?? term?.end };
      }),
      ...weeklyOf(section).flatMap((weekly) =>
        heldChanges(weekly, context).flatMap(({ to }) =>
          to ? { ...named, room: weekly.room, ...to, ...onDay(to.day) } : [],
        ),
      ),
      ...section.exams.map(({ day, start, end, room }): PlainMeeting => ({
        ...{ ...named, start, end, room, ...onDay(day), exam: true },
      })),
    ];
  });
}

/** The occupancy of each teacher of an import; nobody has one if no file has a timetable. */
export function occupancyOf(
  context: Known,
): (teacher: ImportedPerson) => Pick<TeacherRecord, 'occupancy'> {
  const meetings = plainMeetings(context);
  if (meetings.length === 0) return () => ({});
  const index = occupancyIndex(meetings, sharingOf(context.model));
  return ({ sections: own }) => (own.length === 0 ? {} : { occupancy: index(own.map(nameOf)) });
}

function usesOf(
  { weekdays: days, start, end, from, to, exam }: Omit<PlainMeeting, 'section' | 'course' | 'room'>,
  what: string,
): Use[] {
  return days.map((weekday) => ({
    ...{ weekday, start, end },
    ...defined({ from, to }),
    what,
    ...defined({ exam }),
  }));
}

function smallestRooms(byRoom: ReadonlyMap<string, Use[]>): Occupancy['rooms'] {
  const rooms = [...byRoom]
    .map(([name, uses]) => ({ name, uses }))
    .sort((a, b) => a.uses.length - b.uses.length || compareCode(a.name, b.name));
  const all = rooms.reduce((sum, { uses }) => sum + uses.length, 0);
  const most = all <= roomUses.most ? roomUses.most : roomUses.left;
  let count = 0;
  return rooms
    .filter(({ uses }) => uses.length <= maxUses && (count += uses.length) <= most)
    .map(({ name, uses }) => ({ name, uses: sorted(uses) }))
    .sort((a, b) => compareCode(a.name, b.name));
}

const sorted = (uses: readonly Use[]) =>
  [...uses]
    .sort(
      (a, b) =>
        weekdays.indexOf(a.weekday) - weekdays.indexOf(b.weekday) ||
        compareCode(a.start, b.start) ||
        compareCode(a.what ?? '', b.what ?? '') ||
        compareCode(a.from ?? '', b.from ?? ''),
    )
    .slice(0, maxUses);
