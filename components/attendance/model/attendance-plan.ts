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
