const two = (part: number) => String(part).padStart(2, '0');

/** A moment "2026-01-31T09:30:00Z" as the minute on this device's clock, "2026-01-31T15:00", as lib/date formats it. */
export function localMinute(moment: string | Date): string {
  const date = new Date(moment);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
