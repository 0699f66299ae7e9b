import {
  type AttendanceCount,
  countedClasses,
  formatPlan,
  planAttendance,
} from '@/components/attendance/model/attendance';
import { formatShare, type Share } from '@/components/attendance/model/share';
import type { Grading } from '@/content/schema/academic';
import { formatDay } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import type { SubjectPerformance } from './marks';

/** The effect of a number of coming classes on the college's minimum attendance. */
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
  /** The number of them that are over: nobody has counted them yet. */
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

/** The classes to come, by the timetable. */
export interface ComingClasses {
  /** The last day of the term, "YYYY-MM-DD". */
  termEnd: string;
  /** Returns true if the timetable has classes of a subject. */
  has: (subject: { id: string; name: string }) => boolean;
  /** Counts the classes of a subject from one day to another, both included. */
  count: (subject: { id: string; name: string }, from: string, to: string) => number;
  /** Counts the classes of a subject that start after a moment, up to a day. */
  left: (
    subject: { id: string; name: string },
    now: { day: string; time: string },
    to: string,
  ) => number;
  /** The day of the first exam of a subject from a day on; null if none is known. */
  examDay: (subject: { name: string }, from: string) => string | null;
}

/** The sources of a plan of coming classes. */
export interface PlanProps {
  performance: SubjectPerformance;
  /** The college's minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  /** The classes to come; null if the timetable has no term. */
  coming: ComingClasses | null;
}

/** The performance in a subject, and the rules of the college. */
export interface StandingProps extends PlanProps {
  grading: Grading;
}

type Attendance = NonNullable<SubjectPerformance['attendance']>;

interface PlanDays {
  /** The viewer's day; null until it is known. */
  today: string | null;
  /** The day that the student plans until, if one is chosen. */
  before?: string | undefined;
}

/** The plan until a day, the next exam or the end of the term: how many classes can be missed, in one sentence. */
export function planSentence(
  { performance, coming }: Pick<PlanProps, 'performance' | 'coming'>,
  attendance: Attendance,
  percent: number,
  days: PlanDays,
): { text: string; tone: keyof typeof toneClasses } {
  const counts = countedClasses(attendance);
  if (!coming?.has(performance)) {
    const plan = planAttendance(counts, percent);
    return { text: formatPlan(plan, percent), tone: plan.kind };
  }
  const first = daysAfter(attendance.asOf, 1);
  const { last, end } = endOfPlan(performance, coming, first, days);
  const classes = coming.count(performance, first, last);
  const yesterday = days.today === null ? '' : daysAfter(days.today, -1);
  const isLater = yesterday >= first;
  const over = isLater ? coming.count(performance, first, yesterday < last ? yesterday : last) : 0;
  const plan = planComing(counts, classes, percent);
  const text = formatComingPlan(plan, {
    ...{ subject: performance.name, coming: classes, over, end, percent },
    since: wholeDay(attendance.asOf),
  });
  if (plan.kind === 'outOfReach') return { text, tone: 'outOfReach' };
  return { text, tone: plan.isMet ? 'canMiss' : 'mustAttend' };
}

/** The last day of a plan, and its end in words: the chosen day, the next exam of the subject, or the end of the term. */
function endOfPlan(
  performance: SubjectPerformance,
  { termEnd, examDay }: ComingClasses,
  first: string,
  { today, before }: PlanDays,
): { last: string; end: string } {
  if (before) return { last: daysAfter(before, -1), end: `before ${wholeDay(before)}` };
  const exam = examDay(performance, today !== null && today > first ? today : first);
  if (exam === null) return { last: termEnd, end: `before the term ends on ${wholeDay(termEnd)}` };
  return { last: daysAfter(exam, -1), end: `before the exam on ${wholeDay(exam)}` };
}

/** A day that is not broken into two lines, for example "30 Nov 2026". */
const wholeDay = (day: string) => formatDay(day).replaceAll(' ', '\u00a0');

export const toneClasses = {
  canMiss: 'text-approved',
  mustAttend: 'text-pending',
  outOfReach: 'text-rejected',
} as const;
