/** Returns true if "YYYY-MM-DD" is an existing day from 1900 on. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day `count` days after another, "YYYY-MM-DD". */
export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The days from one day to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

const padTwo = (number: number) => String(number).padStart(2, '0');

/** The local day of a moment, "YYYY-MM-DD". */
export function dayOf(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`;
}

/** The local minute of a moment, a Date or an ISO text ("2026-01-31T09:30:00Z"): "2026-01-31T15:00". */
export function minuteOf(moment: string | Date): string {
  const date = new Date(moment);
  return `${dayOf(date)}T${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`;
}
