import { busyDays, type BusyDay } from './busy-day';
import type { Busy, FreeWindow, SlotBasis, SlotRequest } from './slot';

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

/** What is left of gaps without what is busy. */
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
