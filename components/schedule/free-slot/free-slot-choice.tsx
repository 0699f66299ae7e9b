import { useMemo, useState } from 'react';
import { ChoiceField } from '@/components/ui/form-field';
import { zonedMinute } from '@/lib/time/zoned-time';
import { proposeSlots, slotWhen, findFreeWindows } from './propose-slots';
import { minutesOf, timeOf, type SlotBasis, firstForm, readForm } from './slot';

/** A time and a room in which a class can be held. */
interface Slot {
  day: string;
  start: string;
  end: string;
  room: string;
}

interface FreeSlotChoiceProps extends SlotBasis {
  /** The class that moves. */
  session: { section: string; start: string; end: string; room?: string | undefined };
  /** The values of the form. */
  values: Slot;
  timeZone: string;
  onChoose: (slot: Slot) => void;
}

/** The most slots that are offered. */
const most = 24;

/** The free slots of the next two weeks for a class; choosing one fills in the day, the times and the room. */
export function FreeSlotChoice({
  session,
  values,
  timeZone,
  onChoose,
  ...basis
}: FreeSlotChoiceProps) {
  const { occupancy, timetable, hours } = basis;
  const { section, start, end, room = '' } = session;
  const [now] = useState(() => zonedMinute(new Date(), timeZone));
  const slots = useMemo(() => {
    const known = { occupancy, timetable, hours };
    const duration = minutesOf(end) - minutesOf(start);
    const request = readForm({ ...firstForm(known, now), section, duration: `${duration}` }, now);
    if ('problem' in request) return [];
    return proposeSlots(findFreeWindows(known, request), duration, known, most).map((slot) => ({
      text: slotWhen(slot),
      day: slot.day,
      start: timeOf(slot.start),
      end: timeOf(slot.end),
      room: slot.rooms.includes(room) ? room : (slot.rooms[0] ?? room),
    }));
  }, [occupancy, timetable, hours, section, start, end, room, now]);
  if (slots.length === 0) return null;
  const chosen = slots.findIndex(({ day, start: at }) => day === values.day && at === values.start);
  return (
    <ChoiceField
      id="change-free-slot"
      label="Free slots, for every student, you and a room"
      value={chosen < 0 ? '' : String(chosen)}
      options={[
        { value: '', text: 'Another time' },
        ...slots.map(({ text }, index) => ({ value: String(index), text })),
      ]}
      onChange={({ currentTarget }) => {
        const slot = slots[Number(currentTarget.value)];
        if (slot && currentTarget.value !== '') onChoose(slot);
      }}
    />
  );
}
