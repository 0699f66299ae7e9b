import type { Calendar, CalendarEvent, CalendarMonth } from '@/content/schema/student/calendar';
import { compareCode } from '@/lib/text/compare-text';
import { dayNames, formatDay, formatTime } from '@/lib/time/date';
import { daysAfter, daysBetween } from '@/lib/time/day';

export type WeekStart = Calendar['weekStart'];

/** The full names of the seven weekdays, in the order of the columns. */
export function weekdays(weekStart: WeekStart): string[] {
  const first = dayNames.indexOf(weekStart);
  return [...dayNames.slice(first), ...dayNames.slice(0, first)];
}

/** The weeks of a month ("2027-11") as rows of seven days; null for a day of another month. */
export function monthGrid(month: string, weekStart: WeekStart): (number | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const firstDay = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const length = daysIn(month);
  const before = (firstDay - dayNames.indexOf(weekStart) + 7) % 7;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1;
      return day >= 1 && day <= length ? day : null;
    }),
  );
}

/** An event of the academic calendar with its first and last day, "YYYY-MM-DD". */
export interface DatedEvent extends Omit<CalendarEvent, 'day' | 'end'> {
  first: string;
  last: string;
}

const dayOf = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`;

const datedIn = (month: string, { day, end, ...event }: CalendarEvent): DatedEvent => {
  const first = dayOf(month, day);
  return { ...event, first, last: end ?? first };
};

/** The events of all months. */
export function allEvents(months: readonly CalendarMonth[]): DatedEvent[] {
  return months.flatMap(({ month, events }) => events.map((event) => datedIn(month, event)));
}

/** The events of a month, "2027-11", in order, with those of earlier months that last into it. */
export function eventsIn(month: string, months: readonly CalendarMonth[]): DatedEvent[] {
  return inMonth(month, allEvents(months));
}

export function inMonth(month: string, events: readonly DatedEvent[]): DatedEvent[] {
  return events
    .filter(({ first, last }) => first.slice(0, 7) <= month && month <= last.slice(0, 7))
    .sort((one, other) => Number(one.first > other.first) - Number(one.first < other.first));
}

/** Returns what an event is, with its type unless its label names it, its time and its days: "Diwali (holiday)". */
export function eventText({ type, label, time, first, last }: DatedEvent): string {
  const details = [
    !label.toLowerCase().includes(type) && type,
    time && formatTime(time),
    last > first && `${formatDay(first)} to ${formatDay(last)}`,
  ];
  const text = details.filter(Boolean).join(', ');
  return text ? `${label} (${text})` : label;
}

/** The entries of one day; `type` sets its style. */
export interface MarkedDay {
  day: number;
  type: CalendarEvent['type'];
  label: string;
}

/** The type that sets the style of a day with several events comes first. */
const precedence: readonly CalendarEvent['type'][] = [
  'assignment',
  'exam',
  'quiz',
  'holiday',
  'event',
];

/** The most days of an event that marks each of them. A longer one is a period, such as weeks of instruction. */
const longestMarked = 10;

const isPeriod = ({ first, last }: DatedEvent) => daysBetween(first, last) >= longestMarked;

/** The days of a month with events, in order. A day with several events joins their labels; a period marks no day. */
export function markedDays(month: string, events: readonly DatedEvent[]): MarkedDay[] {
  const marking = events.filter((event) => !isPeriod(event));
  return Array.from({ length: daysIn(month) }, (_, index) => index + 1).flatMap((day) => {
    const text = dayOf(month, day);
    const held = marking.filter(({ first, last }) => first <= text && text <= last);
    const type = precedence.find((one) => held.some((event) => event.type === one));
    return type ? { day, type, label: held.map(eventText).join(', ') } : [];
  });
}

/** The events of a month for a list: those of one day together, and each event of several days at its first. */
export function listedEvents(month: string, events: readonly DatedEvent[]): MarkedDay[] {
  const isLong = ({ first, last }: DatedEvent) => last > first;
  const days = markedDays(
    month,
    events.filter((event) => !isLong(event)),
  );
  const long = events.filter(isLong).map((event): MarkedDay => ({
    day: event.first.startsWith(month) ? Number(event.first.slice(8)) : 1,
    type: event.type,
    label: eventText(event),
  }));
  return [...days, ...long].sort((one, other) => one.day - other.day);
}

/** A line of the list below a month: what is on, on a day, "YYYY-MM-DD". */
export interface EventLine {
  key: string;
  day: string;
  type: CalendarEvent['type'];
  text: string;
}

/** Events as lines, in order: the assignments that are due on one day together, every other event alone. */
export function eventLines(events: readonly DatedEvent[]): EventLine[] {
  const sorted = [...events].sort((one, other) => compareCode(one.first, other.first));
  const lines = new Map<string, DatedEvent[]>();
  for (const event of sorted) {
    const { first, type, id } = event;
    const key = type === 'assignment' ? `${first} ${type}` : `${first} ${type} ${id}`;
    lines.set(key, [...(lines.get(key) ?? []), event]);
  }
  return [...lines].map(([key, [event, ...others]]) => {
    const { first, last, type, label, time } = event!;
    const facts = [label, time && formatTime(time), last > first && `until ${formatDay(last)}`];
    const text =
      others.length > 0 ? `${others.length + 1} assignments` : facts.filter(Boolean).join(', ');
    return { key, day: first, type, text };
  });
}

/** The next lines from a day on; what lasts for weeks and has begun is not next. */
export function nextLines(events: readonly DatedEvent[], today: string, count = 3): EventLine[] {
  const isAhead = (event: DatedEvent) =>
    event.first >= today || (event.last >= today && !isPeriod(event));
  return eventLines(events.filter(isAhead)).slice(0, count);
}

function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** The path of the .ics file of a month ("2027-11") or of the whole calendar ("academic"). */
export function calendarFile(name: string): `/${string}` {
  return `/calendar/${name}.ics`;
}

/** All months from the first to the last of these ("2027-11"), oldest first. */
export function monthsBetween(months: readonly string[]): string[] {
  const [first = '', ...others] = [...months].sort();
  const all = [first];
  for (const last = others.at(-1) ?? first; (all.at(-1) ?? last) < last;)
    all.push(daysAfter(`${all.at(-1)}-28`, 4).slice(0, 7));
  return all;
}
