import type { AttendanceStatus } from '../fact/fact';

/** Counts of sessions. */
export type Counts = Record<AttendanceStatus, number>;

export const statuses: readonly AttendanceStatus[] = ['present', 'absent', 'late', 'excused'];

export const noCounts = (): Counts => ({ present: 0, absent: 0, late: 0, excused: 0 });

/** Adds counts to a sum. */
export function addCounts(sum: Counts, counts: Counts): void {
  for (const status of statuses) sum[status] += counts[status];
}

/** The months, "YYYY-MM", with their counts. */
export const newestFirst = (months: ReadonlyMap<string, Counts>): ({ month: string } & Counts)[] =>
  [...months]
    .map(([month, counts]) => ({ month, ...counts }))
    .sort((a, b) => (a.month < b.month ? 1 : -1));
