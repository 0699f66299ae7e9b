/** The academic year of a day or month, from July to June: "2025-26" for "2026-03-14". */
export function academicYear(day: string): string {
  const start = Number(day.slice(0, 4)) - (day.slice(5, 7) < '07' ? 1 : 0);
  return `${start}-${String(start + 1).slice(2)}`;
}
