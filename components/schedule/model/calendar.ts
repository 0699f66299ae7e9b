import type { Calendar, CalendarEvent, CalendarMonth } from '@/content/schema/student/calendar';
import { toPageList, type PageList } from '@/lib/list/long-list';
import { dayNames } from '@/lib/time/date';

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
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (firstDay - dayNames.indexOf(weekStart) + 7) % 7;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1;
      return day >= 1 && day <= length ? day : null;
    }),
  );
}

/** What is due on one day; `type` sets its colour. */
export interface MarkedDay {
  day: number;
  type: CalendarEvent['type'];
  label: string;
}

/** The days with something due, in order. A day with several events joins their labels; an assignment sets its type. */
export function markedDays(events: readonly CalendarEvent[]): MarkedDay[] {
  const marked = new Map<number, MarkedDay>();
  for (const { day, type, label } of [...events].sort((one, other) => one.day - other.day)) {
    const known = marked.get(day);
    marked.set(day, {
      day,
      type: known?.type === 'assignment' ? 'assignment' : type,
      label: known ? `${known.label}, ${label}` : label,
    });
  }
  return [...marked.values()];
}

/** The months embedded in the page: all, or only the first one shown if they have too many events. */
export function monthsForPage(
  { months, shown }: Calendar,
  file: `/${string}`,
): PageList<CalendarMonth> {
  const size = months.reduce((sum, { events }) => sum + events.length, 0);
  return toPageList(months, file, { size, first: months.filter(({ month }) => month === shown) });
}

/** The path of the .ics file of a month ("2027-11") or of the whole calendar ("academic"). */
export function calendarFile(name: string): `/${string}` {
  return `/calendar/${name}.ics`;
}
