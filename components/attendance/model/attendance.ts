import type { AttendanceMonth } from '@/content/schema/student/attendance';

/** The share of a month's classes that was attended, in whole percent; null if no class was held. */
export function attendedPercent({ present, total }: AttendanceMonth): number | null {
  return total === 0 ? null : Math.round((present / total) * 100);
}

/** Formats a change since last week, in percent; a decrease has the minus sign U+2212. */
export function formatChange(change: number): string {
  if (change === 0) return 'No change vs. last week';
  return `${change > 0 ? '+' : '\u2212'}${Math.abs(change)}% vs. last week`;
}
