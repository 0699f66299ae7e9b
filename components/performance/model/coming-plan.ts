import type { AttendanceCount } from '@/components/attendance/model/attendance-plan';
import { formatShare, type Share } from '@/components/attendance/model/share';

/** What a number of coming classes means for the college's minimum attendance. */
type ComingPlan =
  /** This many of them can be missed. `isMet`: the minimum is met now. */
  | { kind: 'canMiss'; classes: number; isMet: boolean }
  /** The minimum cannot be met; `best` is the share with all of them attended. */
  | { kind: 'outOfReach'; best: Share };

/**
 * Plans a known number of coming classes, in whole numbers only: m of n classes can be missed while
 * 100 · (present + n − m) ≥ percent · (total + n).
 */
export function planComing(
  { present, total }: AttendanceCount,
  coming: number,
  percent: number,
): ComingPlan {
  const spare = 100 * (present + coming) - percent * (total + coming);
  if (spare < 0)
    return {
      kind: 'outOfReach',
      best: { part: present + coming, whole: total + coming },
    };
  const classes = Math.min(coming, Math.floor(spare / 100));
  return { kind: 'canMiss', classes, isMet: 100 * present >= percent * total };
}

interface ComingText {
  subject: string;
  coming: number;
  /** How many of them are over: nobody has counted them yet. */
  over: number;
  /** The day of the counts, for example "30 October 2026". */
  since: string;
  /** The end of the plan, for example "before 30 November 2026". */
  end: string;
  /** The college's minimum, in percent. */
  percent: number;
}

/** A plan in one sentence. */
export function formatComingPlan(
  plan: ComingPlan,
  { subject, coming, over, since, end, percent }: ComingText,
): string {
  const named = `${subject} ${coming === 1 ? 'class' : 'classes'}`;
  const part = over === coming ? (coming === 1 ? 'it is' : 'all are') : `${over} of them`;
  const classesHere = over === 0 ? named : `${named} since ${since} (${part} over)`;
  if (coming === 0)
    return plan.kind === 'outOfReach'
      ? `No more ${subject} classes ${end}: the attendance stays below ${percent}%.`
      : `No more ${subject} classes ${end}.`;
  if (plan.kind === 'outOfReach')
    return `${percent}% can no longer be reached ${end}: at most ${formatShare(plan.best)}, with all ${coming} ${classesHere} attended.`;
  const { classes, isMet } = plan;
  if (classes === coming)
    return `You stay at ${percent}% or above ${end}, even if you miss ${coming === 1 ? 'the only' : `all ${coming}`} ${classesHere}.`;
  if (isMet && classes > 0)
    return over > 0
      ? `You can miss ${classes} of the ${coming} ${classesHere} ${end}.`
      : `You can miss ${classes} more ${subject} ${classes === 1 ? 'class' : 'classes'} ${end}.`;
  const goal = isMet ? 'stay at' : 'reach';
  if (classes === 0)
    return `Attend ${coming === 1 ? 'the only' : `all ${coming}`} ${classesHere} ${end} to ${goal} ${percent}%.`;
  return `Attend ${coming - classes} of the ${coming} ${classesHere} ${end} to ${goal} ${percent}%.`;
}
