/*
 * One format for each use. Academic records, lists and dialogs use formatDay for a day, formatMinute for a moment and
 * formatMonth for a month. The academic calendar writes days and months in full (formatCalendarDay,
 * formatCalendarMonth), the classes of a day include its weekday (formatWeekday), and the top bar shows the day in long
 * US English (formatToday). All of them include the year; formatShortDay leaves it out in this year, and the calendar of
 * one year says it to screen readers only. Only the strip of numbered periods has times without AM and PM
 * (formatPeriodTime in class-time.ts); everywhere else a time is formatTime, and a short period formatTimes. File names
 * use "YYYY-MM-DD".
 */

const longMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const shortMonths = longMonths.map((name) => name.slice(0, 3));

/** From Sunday. */
export const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

function numbersIn(text: string): number[] {
  return text.split(/\D/).map(Number);
}

/** A day "2025-09-12" as "12 Sep 2025". */
export function formatDay(day: string): string {
  const [year, month = 1, date] = numbersIn(day);
  return `${String(date).padStart(2, '0')} ${shortMonths[month - 1]} ${year}`;
}

/**
 * A day "2026-12-01" in a list or beside a figure: "01 Dec" if `today` is in the same year, otherwise, and while `today` is
 * not known, "01 Dec 2026". Its parts never break onto two lines. With the weekday it is "Tue 01 Dec".
 */
export function formatShortDay(day: string, today: string | null, weekday = false): string {
  const text = formatDay(day);
  const name = weekday ? `${weekdayOf(day).slice(0, 3)} ` : '';
  const shown = today?.slice(0, 4) === day.slice(0, 4) ? text.slice(0, -5) : text;
  return (name + shown).replaceAll(' ', '\u00a0');
}

/** A moment "2026-12-01T17:20" in a list: "01 Dec, 5:20PM", with the year as in `formatShortDay`. */
export function formatShortMinute(minute: string, today: string | null): string {
  const [day = '', time = ''] = minute.split('T');
  return `${formatShortDay(day, today)}, ${formatTime(time)}`;
}

/** The day of the week of a day "2026-11-23": "Monday". */
export function weekdayOf(day: string): (typeof dayNames)[number] {
  return dayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sunday';
}

/** A day "2026-11-23" with its weekday: "Monday, 23 Nov 2026". */
export function formatWeekday(day: string): string {
  return `${weekdayOf(day)}, ${formatDay(day)}`;
}

/** A month "2025-09" as "Sep 2025". */
export function formatMonth(month: string): string {
  const [year, number = 1] = numbersIn(month);
  return `${shortMonths[number - 1]} ${year}`;
}

/** The name of the month alone, where the year is known: "2025-07" gives "July". */
export function monthName(month: string): string {
  const [, number = 1] = numbersIn(month);
  return longMonths[number - 1] ?? '';
}

/** A month "2027-11" in the format of the academic calendar: "November 2027". */
export function formatCalendarMonth(month: string): string {
  const [year, number = 1] = numbersIn(month);
  return `${longMonths[number - 1]} ${year}`;
}

/** A day of a month "2027-11" in the format of the academic calendar: "9 November 2027". */
export function formatCalendarDay(month: string, day: number): string {
  return `${day} ${formatCalendarMonth(month)}`;
}

/** A moment "2025-09-09T09:30" as "09 Sep 2025 | 9:30AM", built from parts: Intl would add a narrow space before AM. */
export function formatMinute(minute: string): string {
  const [day = '', time = ''] = minute.split('T');
  return `${formatDay(day)} | ${formatTime(time)}`;
}

/** A time "13:35" as "1:35PM", and "24:30", the end of what goes on after midnight, as "12:30AM". */
export function formatTime(time: string): string {
  const [hour = 0, minutes = 0] = numbersIn(time);
  return `${hour % 12 || 12}:${String(minutes).padStart(2, '0')}${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** A period where there is little space: "9:00–9:55AM", "11:45AM–12:40PM". */
export function formatTimes(start: string, end: string): string {
  const [first, last] = [formatTime(start), formatTime(end)];
  return `${first.slice(-2) === last.slice(-2) ? first.slice(0, -2) : first}–${last}`;
}

/**
 * A date in long US English: "Saturday, November 21, 2026". Built from parts: starting Intl takes tens of milliseconds
 * on a slow phone.
 */
export function formatToday(date: Date): string {
  return `${dayNames[date.getDay()]}, ${longMonths[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** The widest greeting, for reserving its space. */
export const longestGreeting = 'Good afternoon';

/** The greeting for an hour of the day, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < 5) return 'Good evening';
  if (hour < 12) return 'Good morning';
  return hour < 17 ? longestGreeting : 'Good evening';
}
