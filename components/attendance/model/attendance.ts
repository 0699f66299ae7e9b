import type { Attendance, AttendanceMonth } from '@/content/schema/student/attendance';
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

/** Classes attended and classes held, as whole numbers. */
export interface AttendanceCount {
  present: number;
  total: number;
}

/** The classes a student may still miss, or has to attend in a row, to meet the college's minimum. */
export type AttendancePlan =
  | { kind: 'canMiss'; classes: number }
  | { kind: 'mustAttend'; classes: number }
  | { kind: 'outOfReach' };

/**
 * Compares attendance with the college's minimum, in whole percent from 1 to 100, and plans the coming classes. Uses
 * whole numbers only: a share such as 0.75 of a total would round at the limit.
 * n more classes can be missed while 100 · present ≥ percent · (total + n). n classes attended in a row are enough
 * once 100 · (present + n) ≥ percent · (total + n), which is never the case at 100 percent after a missed class.
 */
export function planAttendance(
  { present, total }: AttendanceCount,
  percent: number,
): AttendancePlan {
  const ahead = 100 * present - percent * total;
  if (ahead >= 0) return { kind: 'canMiss', classes: Math.floor(ahead / percent) };
  if (percent === 100) return { kind: 'outOfReach' };
  return { kind: 'mustAttend', classes: Math.ceil(-ahead / (100 - percent)) };
}

export function formatPlan(plan: AttendancePlan, percent: number): string {
  if (plan.kind === 'outOfReach') return `${percent}% can no longer be reached.`;
  const { kind, classes } = plan;
  const counted = classes === 1 ? '1 more class' : `${classes} more classes`;
  if (kind === 'canMiss')
    return classes === 0
      ? `Miss no more classes to stay at ${percent}%.`
      : `You can miss ${counted} and stay at ${percent}%.`;
  return classes === 1
    ? `Attend the next class to reach ${percent}%.`
    : `Attend the next ${classes} classes to reach ${percent}%.`;
}
