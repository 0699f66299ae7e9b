import { groupBy } from '@/lib/list/group';
import { minutesOf, type FreeWindow, type SlotBasis } from './slot';

/** A start that can be chosen, and the rooms that are free. */
export interface SlotProposal {
  day: string;
  start: number;
  end: number;
  /** Own rooms first; empty if no room is known. */
  rooms: readonly string[];
}

/** The most starts that are proposed of a day. */
const perDay = 4;

/**
 * A few starts of each day: when the teacher's classes usually start, and otherwise as early as possible. `count` is the
 * most of all.
 */
export function proposeSlots(
  windows: readonly FreeWindow[],
  duration: number,
  { timetable }: Pick<SlotBasis, 'timetable'>,
  count: number,
): SlotProposal[] {
  const usual = new Set(timetable.meetings.map(({ start }) => minutesOf(start)));
  const ownRooms = new Set(timetable.meetings.flatMap(({ room }) => room ?? []));
  const byDay = groupBy(windows, ({ day }) => day);
  const proposals = [...byDay].flatMap(([day, own]) =>
    startsOf(own, usual).map((start) => ({
      ...{ day, start, end: start + duration },
      rooms: roomsAt(own, start, ownRooms),
    })),
  );
  return proposals.slice(0, count);
}

function startsOf(windows: readonly FreeWindow[], usual: ReadonlySet<number>): number[] {
  const fits = (start: number) => windows.some(({ from, to }) => from <= start && start <= to);
  const regular = [...usual].filter(fits).sort((one, other) => one - other);
  const early = [...new Set(windows.map(({ from }) => roundUp(from)))].filter(fits);
  return [...new Set([...regular, ...early])].slice(0, perDay).sort((one, other) => one - other);
}

/** Five minutes are the finest step that people write. */
const roundUp = (minutes: number) => Math.ceil(minutes / 5) * 5;

function roomsAt(
  windows: readonly FreeWindow[],
  start: number,
  ownRooms: ReadonlySet<string>,
): string[] {
  const rooms = windows.flatMap(({ room, from, to }) =>
    room !== undefined && from <= start && start <= to ? [room] : [],
  );
  return [...new Set(rooms)].sort(
    (one, other) =>
      Number(ownRooms.has(other)) - Number(ownRooms.has(one)) || (one < other ? -1 : 1),
  );
}
