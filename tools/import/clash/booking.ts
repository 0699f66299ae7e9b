import type { DatedMeeting } from '@/components/schedule/model/dated-meeting';
import { getOrMake } from '@/tools/file/get-or-make';
import {
  originOf,
  type ClashItem,
  type CollegeSchedule,
  type Resource,
  type SourcedExam,
  type SourcedMeeting,
} from './clash';
import { roomKey, roomKeys, roomsIn } from '../value/room';
import type { StudentGroup } from './student-groups';

/** What takes up a room, teachers and sections on a day. */
export interface Booking<O> {
  kind: 'class' | 'exam';
  /** The same on every day. */
  id: string;
  start: string;
  end: string;
  room?: string | undefined;
  teachers: readonly string[];
  sections: readonly string[];
  groups: readonly StudentGroup[];
  course: string;
  origin: O;
}

/** Several sections may have one meeting together, and several records the same meeting: each is one booking. */
export function classBookings<O>(
  held: readonly DatedMeeting<SourcedMeeting<O>>[],
  idOf: (meeting: SourcedMeeting<O>) => string,
  groupsOf: CollegeSchedule<O>['groupsOf'],
): Booking<O>[] {
  const classes = joinBy(
    held.map((one) => bookingOf(one, idOf(one.meeting), groupsOf(one.meeting))),
    ({ sections, course, start, end }) => JSON.stringify([sections, course, start, end]),
    (one, other) => !one.room || !other.room || roomKey(one.room) === roomKey(other.room),
  );
  return joinBy(classes, combinedKey, () => true);
}

function bookingOf<O>(
  dated: DatedMeeting<SourcedMeeting<O>>,
  id: string,
  groups: readonly StudentGroup[],
): Booking<O> {
  const { meeting, start, end, room, teachers } = dated;
  const { section, course } = meeting;
  return {
    ...{ kind: 'class', id, start, end, room, course, origin: originOf(dated) },
    teachers: teachers ?? [],
    sections: [section],
    groups,
  };
}

export function examBooking<O>(exam: SourcedExam<O>, groups: readonly StudentGroup[]): Booking<O> {
  const { id, start, end, room, section, course, origin } = exam;
  return {
    ...{ kind: 'exam', id: `exam ${id}`, start, end, room, course, origin },
    teachers: [],
    sections: section === undefined ? [] : [section],
    groups,
  };
}

/**
 * The key of a class of several sections: same time, same teachers and same room. Where the teachers or the room are not
 * known, the course has to be the same.
 */
function combinedKey<O>({ id, start, end, room, teachers, course }: Booking<O>): string {
  const isKnown = teachers.length > 0 && room !== undefined;
  if (!isKnown && (course === '' || (teachers.length === 0 && room === undefined))) return id;
  const names = [...teachers].sort();
  return JSON.stringify([start, end, names, room && roomKey(room), isKnown ? '' : course]);
}

function joinBy<O>(
  bookings: readonly Booking<O>[],
  keyOf: (booking: Booking<O>) => string,
  isSame: (one: Booking<O>, other: Booking<O>) => boolean,
): Booking<O>[] {
  const byKey = new Map<string, Booking<O>[]>();
  for (const booking of bookings) {
    const known = getOrMake(byKey, keyOf(booking), () => []);
    const index = known.findIndex((one) => isSame(one, booking));
    const same = known[index];
    if (same) known[index] = joined(same, booking);
    else known.push(booking);
  }
  return [...byKey.values()].flat();
}

const joined = <O>(one: Booking<O>, other: Booking<O>): Booking<O> => ({
  ...one,
  room: one.room ?? other.room,
  teachers: union(one.teachers, other.teachers),
  sections: union(one.sections, other.sections),
  groups: [
    ...new Map([...one.groups, ...other.groups].map((group) => [group.key, group])).values(),
  ],
});

const union = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])];

/** What sources write in the column of a room if there is none, or one that takes any number of classes. */
const noRooms = new Set(
  [
    ...['online', 'virtual', 'remote', 'zoom', 'teams', 'google meet', 'webex', 'home', 'campus'],
    ...['tba', 'tbd', 'tbc', 'to be announced', 'none', 'n/a', 'na', '?', '', '.', '/'],
  ].map(roomKey),
);

/** The rooms, teachers and students that a booking takes up, each with a key. `known` has the keys of all rooms. */
export function resourcesOf(
  { room, teachers, groups }: Pick<Booking<unknown>, 'room' | 'teachers' | 'groups'>,
  known: ReadonlySet<string>,
): (Used & { key: string })[] {
  const rooms = room === undefined ? [] : roomsIn(room, known);
  return [
    ...rooms
      .filter((name) => !noRooms.has(roomKey(name)))
      .map((name) => ({ key: `room ${roomKey(name)}`, resource: 'room' as const, name })),
    ...teachers.map((name) => ({ key: `teacher ${name}`, resource: 'teacher' as const, name })),
    ...groups.map((group) => ({ key: groupKey(group), group })),
  ];
}

export const groupKey = ({ key }: StudentGroup) => `students ${key}`;

/** The keys of all rooms of a schedule. */
export const roomsOf = <O>({
  timetables,
  exams,
}: Pick<CollegeSchedule<O>, 'timetables' | 'exams'>) =>
  roomKeys([
    ...timetables.flatMap(({ meetings, changes = [] }) => [
      ...meetings.map(({ room }) => room),
      ...changes.map(({ to }) => to?.room),
    ]),
    ...exams.map(({ room }) => room),
  ]);

/** A room or a teacher, or students. */
export type Used = { resource: Resource; name: string; group?: never } | { group: StudentGroup };

export function itemOf<O>({ kind, sections, course, start, end, origin }: Booking<O>) {
  const title = [sections.join(', '), course].filter(Boolean).join(' ');
  return { kind, title, start, end, origin } satisfies ClashItem<O>;
}
