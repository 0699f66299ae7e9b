import { daysAfter, isRealDay } from '@/lib/time/day';
import { minutesOf, type SlotBasis, type SlotRequest } from './slot';

/** What is typed into the form. */
export interface SlotForm {
  section: string;
  duration: string;
  from: string;
  to: string;
  /** Empty for any room. */
  room: string;
}

const longest = 600;
const maxDays = 62;

/** The length of a class if the section has none, in minutes. */
const usualDuration = 55;

/** What the form shows first: the two weeks from `now`, "YYYY-MM-DDTHH:mm", and a class as long as the section's. */
export function firstForm(
  { occupancy, timetable }: Omit<SlotBasis, 'hours'>,
  now: string,
): SlotForm {
  const [first] = occupancy.sections;
  const section = first?.name ?? '';
  const own = timetable.meetings.find((meeting) => meeting.section === section);
  const duration = own ? minutesOf(own.end) - minutesOf(own.start) : usualDuration;
  const from = now.slice(0, 10);
  return { section, duration: String(duration), from, to: daysAfter(from, 13), room: '' };
}

/** The request that a form makes, or what is wrong with it. */
export function readForm(
  { section, duration, from, to, room }: SlotForm,
  now: string,
): SlotRequest | { field: keyof SlotForm; problem: string } {
  const minutes = Number(duration);
  if (!Number.isInteger(minutes) || minutes < 5 || minutes > longest)
    return { field: 'duration', problem: `Enter a whole number of minutes from 5 to ${longest}.` };
  if (!isRealDay(from)) return { field: 'from', problem: 'Enter the first day.' };
  if (!isRealDay(to)) return { field: 'to', problem: 'Enter the last day.' };
  if (to < from) return { field: 'to', problem: 'Choose the first day or a later one.' };
  if (to > daysAfter(from, maxDays - 1))
    return { field: 'to', problem: `Choose at most ${maxDays} days.` };
  return {
    ...{ section, duration: minutes, from, to, notBefore: now },
    ...(room !== '' && { room }),
  };
}
