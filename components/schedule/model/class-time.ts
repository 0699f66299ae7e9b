/** A time ("13:35") in the strip of numbered periods: "9:00" before noon, "12:40" at noon, "01:35" after noon. */
function printTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  const printed = String(hour % 12 || 12);
  return `${hour > 12 ? printed.padStart(2, '0') : printed}:${minutes}`;
}

/** A period from "HH:mm" to "HH:mm" in the strip of numbered periods: "9:00-9:55", "01:35-02:30". */
export function formatPeriodTime(start: string, end: string): string {
  return `${printTime(start)}-${printTime(end)}`;
}

/** Formats the number of a period with two digits: "01". */
export function formatPeriodNumber(period: number): string {
  return String(period).padStart(2, '0');
}
