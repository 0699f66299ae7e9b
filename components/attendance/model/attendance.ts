import type { AttendanceMonth } from '@/content/schema/student/attendance';
import type { Share } from './share';

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

/** Adds up classes; what none of them says is 0. */
export function sumOfCounts(all: readonly AttendanceCounts[]): Required<AttendanceCounts> {
  const sum = (key: keyof AttendanceCounts) =>
    all.reduce((total, counts) => total + (counts[key] ?? 0), 0);
  return {
    present: sum('present'),
    late: sum('late'),
    absent: sum('absent'),
    excused: sum('excused'),
    total: sum('total'),
  };
}

/** Returns how late and excused classes count in a percentage, as the end of a sentence; empty if there are none. */
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

/** The attendance of a subject or of all classes, as every page shows it. */
export interface AttendanceStanding {
  counts: AttendanceCounts;
  /** Classes attended, in time or late, of those that count. */
  attended: number;
  counted: number;
  /** Null if no class counts. */
  share: Share | null;
  /** The share in percent: "86.5%". */
  percent: string | null;
  /** The day of the figures, and the classes of the timetable since then and before today. */
  asOf: string;
  heldSince: number;
  /** The number of these classes that are of later days, from teachers' registers. */
  registered: number;
  /** True if the figures are too old to allow anything. */
  isOld: boolean;
  /** The classes that can be missed from now; null without a minimum, while the day is not known, and for old figures. */
  plan: AttendancePlan | null;
  /** The classes left by the timetable; null if it does not say. */
  left: number | null;
}

/** Returns what can be missed or has to be attended, beside a subject's share: "5 to spare", "all 2 left"; null without a plan. */
export function formatSpare(
  { plan, left }: Pick<AttendanceStanding, 'plan' | 'left'>,
  percent: number,
): string | null {
  if (!plan) return null;
  if (plan.kind === 'outOfReach') return `${percent}% cannot be reached`;
  if (plan.kind === 'mustAttend') return `attend the next ${plan.classes}`;
  if (left === 0) return 'no class left';
  return plan.classes === left && left > 1 ? `all ${left} left` : `${plan.classes} to spare`;
}

/** Returns how old figures are said to be: "As of 30 Oct. 37 classes since then are not counted: ask your teacher." */
export function formatAge(
  standing: Pick<AttendanceStanding, 'heldSince' | 'registered'>,
  day: string,
) {
  const { heldSince } = standing;
  const asOf = `As of ${day}${registerNote(standing)}.`;
  if (heldSince === 0) return asOf;
  const classes = heldSince === 1 ? '1 class since then is' : `${heldSince} classes since then are`;
  return `${asOf} ${classes} not counted: ask your teacher.`;
}

/** Returns what teachers' registers add to a figure of the college, as the end of a phrase; empty if nothing. */
export function registerNote({ registered }: Pick<AttendanceStanding, 'registered'>): string {
  return registered ? `, with ${registered} more by teachers’ registers` : '';
}
