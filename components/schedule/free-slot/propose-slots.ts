import { groupBy } from '@/lib/list/group';
import { formatTime, formatWeekday } from '@/lib/time/date';
import { busyDays, type BusyDay } from './busy-day';
import {
  minutesOf,
  type FreeWindow,
  type SlotBasis,
  timeOf,
  type Busy,
  type SlotRequest,
} from './slot';

/** A start that can be chosen, and the rooms that are free. */
interface SlotProposal {
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

type Timed = Pick<SlotProposal, 'day' | 'start' | 'end'>;

const shown = (minutes: number) => formatTime(timeOf(minutes));

/** "Monday, 12 Oct 2026, 9:00AM to 9:55AM". */
export function slotWhen({ day, start, end }: Timed): string {
  return `${formatWeekday(day)}, ${shown(start)} to ${shown(end)}`;
}

/** "C-204", "C-204 or C-205", "C-204, C-205 or 12 other rooms". */
export function roomsText(rooms: readonly string[]): string {
  const [first = '', second, ...others] = rooms;
  if (second === undefined) return first;
  if (others.length === 0) return `${first} or ${second}`;
  return `${first}, ${second} or ${others.length === 1 ? others[0] : `${others.length} other rooms`}`;
}

/** A proposal as text to paste into a message. */
export function proposalText(section: string, slot: Timed, room: string | undefined): string {
  return `Make-up class for ${section}: ${slotWhen(slot)}${room === undefined ? '' : `, in ${room}`}.`;
}

/** All times in which a class can be held: the section, the teacher and the room are free. By day, start and room. */
export function findFreeWindows(basis: SlotBasis, request: SlotRequest): FreeWindow[] {
  return busyDays(basis, request).flatMap((day) => windowsOf(day, request.duration));
}

type Gap = readonly [start: number, end: number];

function windowsOf({ day, opens, closes, people, rooms }: BusyDay, duration: number) {
  const open = gapsOf([[opens, closes]], people);
  const found =
    rooms.size === 0
      ? open.map((gap) => ({ gap, room: undefined }))
      : [...rooms].flatMap(([room, busy]) => gapsOf(open, busy).map((gap) => ({ gap, room })));
  return found
    .filter(({ gap: [start, end] }) => end - start >= duration)
    .map(({ gap: [start, end], room }): FreeWindow => ({
      ...{ day, from: start, to: end - duration },
      ...(room !== undefined && { room }),
    }))
    .sort((one, other) => one.from - other.from);
}

/** Returns what is left of gaps without what is busy. */
function gapsOf(gaps: readonly Gap[], busy: readonly Busy[]): Gap[] {
  const sorted = [...busy].sort((one, other) => one.start - other.start);
  return gaps.flatMap(([first, last]) => {
    const found: Gap[] = [];
    let start = first;
    for (const use of sorted) {
      if (use.start > start) found.push([start, Math.min(use.start, last)]);
      start = Math.max(start, use.end);
      if (start >= last) break;
    }
    if (start < last) found.push([start, last]);
    return found;
  });
}
