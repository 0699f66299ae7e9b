/** Classes attended and classes held, as whole numbers. */
export interface AttendanceCount {
  present: number;
  total: number;
}

/** What a student can do about attendance: classes that may still be missed, or that have to be attended in a row. */
export type AttendancePlan =
  | { kind: 'canMiss'; classes: number }
  | { kind: 'mustAttend'; classes: number }
  | { kind: 'outOfReach' };

/**
 * Compares attendance with the least that a college asks for, in whole percent from 1 to 100, and plans the classes
 * to come. Whole numbers only: a share such as 0.75 of a total would round at the very limit.
 * Missed in a row, n classes keep 100 · present ≥ percent · (total + n). Attended in a row, they give
 * 100 · (present + n) ≥ percent · (total + n), which 100 percent never does once a class was missed.
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

/** The plan in one sentence. */
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
