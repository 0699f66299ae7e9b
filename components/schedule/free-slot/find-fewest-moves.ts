import { busyDays, type BusyDay } from './busy-day';
import type { BlockedSlot, Busy, SlotBasis, SlotRequest } from './slot';

/** The slots that need the fewest other classes to move, at most `count`; for when nothing is free. Exams stay. */
export function findFewestMoves(
  basis: SlotBasis,
  request: SlotRequest,
  count: number,
): BlockedSlot[] {
  const best = busyDays(basis, request).flatMap((day) => fewestOf(day, request.duration));
  return best.sort((one, other) => one.moves.length - other.moves.length).slice(0, count);
}

/** The best slot at each start of a day. Only what ends earlier makes a later start better, so other starts are not tried. */
function fewestOf(busy: BusyDay, duration: number): BlockedSlot[] {
  const { opens, closes, people, rooms } = busy;
  const ends = [...people, ...[...rooms.values()].flat()].map(({ end }) => end);
  const starts = [...new Set([opens, ...ends])]
    .filter((start) => opens <= start && start + duration <= closes)
    .sort((one, other) => one - other);
  return starts.flatMap((start) => bestRoom(busy, start, start + duration) ?? []);
}

function bestRoom(
  { day, people, rooms }: BusyDay,
  start: number,
  end: number,
): BlockedSlot | undefined {
  const own = withoutRepeats(overlapping(people, start, end));
  if (own.some(({ isFixed }) => isFixed)) return undefined;
  if (rooms.size === 0) return { day, start, end, moves: own };
  let best: BlockedSlot | undefined;
  for (const [room, uses] of rooms) {
    const others = overlapping(uses, start, end).filter((use) => !own.some(isSame(use)));
    if (others.some(({ isFixed }) => isFixed)) continue;
    const moves = [...own, ...withoutRepeats(others)];
    if (!best || moves.length < best.moves.length) best = { day, room, start, end, moves };
  }
  return best;
}

const overlapping = (busy: readonly Busy[], start: number, end: number) =>
  busy.filter((one) => one.start < end && start < one.end);

/** The same class of a section is a use of its room too, where only the section is named. */
const isSame = (one: Busy) => (other: Busy) =>
  one.start === other.start &&
  one.end === other.end &&
  (one.what === other.what || other.what.startsWith(`${one.what} `));

const withoutRepeats = (busy: readonly Busy[]) =>
  busy.filter((one, index) => busy.findIndex(isSame(one)) === index);
