import { countedClasses } from '@/components/attendance/model/attendance';
import { formatPlan, planAttendance } from '@/components/attendance/model/attendance-plan';
import { formatComingPlan, planComing } from '@/components/performance/model/coming-plan';
import type { SubjectPerformance } from '@/components/performance/model/subject-performance';
import { formatDay } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import type { ComingClasses } from './coming-classes';
import type { PlanProps } from './standing-props';

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
