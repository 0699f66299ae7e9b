import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { Academic } from '@/content/schema/academic';
import type { Occupancy } from '@/content/schema/schedule/occupancy';
import { daysAfter, isRealDay } from '@/lib/time/day';

/** The data of a search for a free slot. */
export interface SlotBasis {
  occupancy: Occupancy;
  /** The teacher's own classes, exams and special days, with the changes that are stored on the device. */
  timetable: Timetable;
  /** The hours in which a class can be held. */
  hours: Academic['hours'];
}

/** The part of a teacher's record about free slots. */
interface FreeSlotContent {
  occupancy: Occupancy;
  timetable: Timetable;
  /** The day of the record's data, "YYYY-MM-DD". */
  asOf: string;
}

export interface FreeSlotProps extends FreeSlotContent, Pick<SlotBasis, 'hours'> {
  /** The college's time zone. */
  timeZone: string;
}

export interface SlotRequest {
  section: string;
  /** Minutes. */
  duration: number;
  /** The first and the last day, "YYYY-MM-DD". */
  from: string;
  to: string;
  /** The earliest start, "YYYY-MM-DDTHH:mm". */
  notBefore?: string | undefined;
  /** Any room if left out. */
  room?: string | undefined;
}

/** A time in which the section, the teacher and a room are free. Times are minutes after midnight. */
export interface FreeWindow {
  day: string;
  /** Left out if no room is known. */
  room?: string;
  /** The earliest and the latest start. */
  from: number;
  to: number;
}

/** Something that is held at a time. */
export interface Busy {
  start: number;
  end: number;
}

/** The minutes of "HH:mm" after midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** "HH:mm" of minutes after midnight. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The texts of the form. */
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

/** Returns what the form shows first: the two weeks from `now`, "YYYY-MM-DDTHH:mm", and a class as long as the section's. */
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
