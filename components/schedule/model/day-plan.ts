import type { SpecialDay } from '@/content/schema/schedule/schedule';
import { formatTime } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { specialDayOn, type Timetable, type WeeklyMeeting } from './dated-meeting';
import { entriesBetween, type TimetableEntry } from './timetable-entry';

/** How many weeks ahead the next day with classes is looked for: longer than a break between terms. */
const weeksAhead = 26;

/** The next day from `from` on, "YYYY-MM-DD", on which something is held; null if there is none. */
export function nextHeldDay(timetable: Timetable, from: string): string | null {
  for (let week = 0; week < weeksAhead; week++) {
    const first = daysAfter(from, 7 * week);
    const held = entriesBetween(timetable, first, daysAfter(first, 6)).find(({ isHeld }) => isHeld);
    if (held) return held.day;
  }
  return null;
}

/** The entries of a day that are current and next, by key; null if there is none. */
export function nowAndNext(entries: readonly TimetableEntry[], time: string) {
  const held = entries.filter(({ isHeld }) => isHeld);
  return {
    now: held.filter(({ start, end }) => start <= time && time < end).map(({ key }) => key),
    next: held.find(({ start }) => start > time)?.key ?? null,
  };
}

/** What makes a day special: "Diwali: no classes", "Sports day: classes until 1:00PM". */
export function specialDayText({ kind, label, follows, until }: SpecialDay): string {
  if (kind === 'holiday') return `${label}: no classes`;
  const differences = [
    follows && `the classes of a ${follows}`,
    until && `classes until ${formatTime(until)}`,
  ].filter(Boolean);
  return differences.length > 0 ? `${label}: ${differences.join(', ')}` : label;
}

/** A day of a timetable. */
interface DayPlan<M extends WeeklyMeeting = WeeklyMeeting> {
  /** "YYYY-MM-DD". */
  day: string;
  entries: TimetableEntry<M>[];
  special: SpecialDay | undefined;
}

export function dayPlan<M extends WeeklyMeeting>(timetable: Timetable<M>, day: string): DayPlan<M> {
  return {
    day,
    entries: entriesBetween(timetable, day, day),
    special: specialDayOn(timetable.days ?? [], day),
  };
}
