const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const long = [
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

function numbers(text: string): number[] {
  return text.split(/\D/).map(Number);
}

/** A day "2025-09-12" as "12 Sep 2025". */
export function formatDay(day: string): string {
  const [year, month = 1, date] = numbers(day);
  return `${String(date).padStart(2, '0')} ${short[month - 1]} ${year}`;
}

/** A day "2025-11-09" without its year: "09 Nov". */
export function formatDayOfYear(day: string): string {
  return formatDay(day).slice(0, 6);
}

/** A month "2025-09" as "Sep 2025". */
export function formatMonth(month: string): string {
  const [year, number = 1] = numbers(month);
  return `${short[number - 1]} ${year}`;
}

/** The full name of a month "2027-11": "November". */
export function monthName(month: string): string {
  return long[(numbers(month)[1] ?? 1) - 1] ?? '';
}

/** A moment "2025-09-09T09:30" as "09 Sep 2025 | 9:30AM", built from parts: Intl would put a narrow blank before AM. */
export function formatMinute(minute: string): string {
  const [day = '', time = ''] = minute.split('T');
  return `${formatDay(day)} | ${formatTime(time)}`;
}

/** A time "13:35" as "1:35PM". */
export function formatTime(time: string): string {
  const [hour = 0, minutes = 0] = numbers(time);
  return `${hour % 12 || 12}:${String(minutes).padStart(2, '0')}${hour < 12 ? 'AM' : 'PM'}`;
}

/** A date in long US English: "Saturday, November 21, 2026". Built from parts: Intl takes a slow phone tens of milliseconds to begin. */
export function formatToday(date: Date): string {
  return `${dayNames[date.getDay()]}, ${long[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}

/** The greeting that takes the most room. */
export const longestGreeting = 'Good afternoon';

/** The greeting for an hour of the day, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < 5) return 'Good evening';
  if (hour < 12) return 'Good morning';
  return hour < 17 ? longestGreeting : 'Good evening';
}
