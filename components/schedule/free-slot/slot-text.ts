import { formatTime, formatWeekday } from '@/lib/time/date';
import type { SlotProposal } from './propose-slots';
import { timeOf, type BlockedSlot, type Busy } from './slot';

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

/** What would have to move: "1CSE33 Physics (9:00AM to 9:55AM)". */
export function moveText({ what, start, end }: Busy): string {
  return `${what} (${shown(start)} to ${shown(end)})`;
}

/** A proposal as text to paste into a message. */
export function proposalText(section: string, slot: Timed, room: string | undefined): string {
  return `Make-up class for ${section}: ${slotWhen(slot)}${room === undefined ? '' : `, in ${room}`}.`;
}

/** The same for a slot that is not free. */
export function blockedText(section: string, slot: BlockedSlot): string {
  return `${proposalText(section, slot, slot.room)} This would have to move: ${slot.moves.map(moveText).join('; ')}.`;
}
