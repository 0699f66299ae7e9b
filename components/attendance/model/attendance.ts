import type { Attendance, AttendanceMonth } from '@/content/schema/student/attendance';
import type { AttendanceCount } from './attendance-plan';
import { formatShare, type Share } from './share';

/** Classes by what the student did, of a month or so far. */
export type AttendanceCounts = Omit<AttendanceMonth, 'month'>;

/** The classes that a percentage is of: late counts as attended, and excused classes are left out. */
export function countedClasses({
  present,
  late = 0,
  excused = 0,
  total,
}: AttendanceCounts): AttendanceCount {
  return { present: present + late, total: total - excused };
}

/** The attended share of classes, (present + late) / (total − excused); null if no class counts. */
export function attendanceShare(counts: AttendanceCounts): Share | null {
  const { present, total } = countedClasses(counts);
  return total === 0 ? null : { part: present, whole: total };
}

/** The current attendance in percent: of the newest month or, without months, of the totals. */
export function currentPercent({ months, totals, current }: Attendance): string {
  const counts = months[0] ?? totals;
  const share = counts && attendanceShare(counts);
  return share ? formatShare(share) : `${current?.percentage ?? 0}%`;
}

/** How late and excused classes count in a percentage, as the end of a sentence; empty if there are none. */
export function countingNote({
  late,
  excused,
}: Pick<AttendanceCounts, 'late' | 'excused'>): string {
  return `${late ? ', late counted as attended' : ''}${excused ? ', excused left out' : ''}`;
}

/** Formats a change since last week, in percent; a decrease has the minus sign U+2212. */
export function formatChange(change: number): string {
  if (change === 0) return 'No change vs. last week';
  return `${change > 0 ? '+' : '\u2212'}${Math.abs(change)}% vs. last week`;
}
