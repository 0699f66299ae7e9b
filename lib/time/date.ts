/*
 * One format for each kind of place. What an academic record, a list or a dialog says of a day is formatDay; of a moment,
 * formatMinute; of a month, formatMonth. The academic calendar writes days and months in full (formatCalendarDay,
 * formatCalendarMonth), the classes of a day name its weekday (formatWeekday), and the top bar has the day in long US
 * English (formatToday). All of them carry the year. The timetable alone prints periods without AM and PM
 * (formatPeriodTime in class-time.ts); everywhere else a time is formatTime. File names have "YYYY-MM-DD".
 */

const shortMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

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

/** The full names of the days of a week, from Sunday on. */
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

/** The month alone, for what is read out beside a list that shows the year: "2025-07" gives "July". */
export function monthName(month: string): string {
  const [, number = 1] = numbersIn(month);
  return longMonths[number - 1] ?? '';
}

/** A month "2027-11" as the academic calendar names it: "November 2027". */
export function formatCalendarMonth(month: string): string {
  const [year, number = 1] = numbersIn(month);
  return `${longMonths[number - 1]} ${year}`;
}

/** A day of a month "2027-11" as the academic calendar names it: "9 November 2027". */
export function formatCalendarDay(month: string, day: number): string {
  return `${day} ${formatCalendarMonth(month)}`;
}

/** A moment "2025-09-09T09:30" as "09 Sep 2025 | 9:30AM", built from parts: Intl would put a narrow blank before AM. */
export function formatMinute(minute: string): string {
  const [day = '', time = ''] = minute.split('T');
  return `${formatDay(day)} | ${formatTime(time)}`;
}

/** A time "13:35" as "1:35PM". */
export function formatTime(time: string): string {
  const [hour = 0, minutes = 0] = numbersIn(time);
  return `${hour % 12 || 12}:${String(minutes).padStart(2, '0')}${hour < 12 ? 'AM' : 'PM'}`;
}

/** A date in long US English: "Saturday, November 21, 2026". Built from parts: Intl takes a slow phone tens of milliseconds to begin. */
export function formatToday(date: Date): string {
  return `${dayNames[date.getDay()]}, ${longMonths[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** The greeting that takes the most room. */
export const longestGreeting = 'Good afternoon';

/** The greeting for an hour of the day, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < 5) return 'Good evening';
  if (hour < 12) return 'Good morning';
  return hour < 17 ? longestGreeting : 'Good evening';
}
