import { countedClasses } from '@/components/attendance/model/attendance';
import { formatPlan, planAttendance } from '@/components/attendance/model/attendance-plan';
import { formatComingPlan, planComing } from '@/components/performance/model/attendance-plan';
import type { SubjectPerformance } from '@/components/performance/model/subject-performance';
import { formatCalendarDay } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import type { PlanProps } from './standing-props';

type Attendance = NonNullable<SubjectPerformance['attendance']>;

/** The plan until a day, or until the end of the term: how many classes can be missed, in one sentence. */
export function planSentence(
  { performance, coming }: Pick<PlanProps, 'performance' | 'coming'>,
  attendance: Attendance,
  percent: number,
  before?: string,
): { text: string; tone: keyof typeof toneClasses } {
  const counts = countedClasses(attendance);
  if (!coming) {
    const plan = planAttendance(counts, percent);
    return { text: formatPlan(plan, percent), tone: plan.kind };
  }
  const last = before ? daysAfter(before, -1) : coming.termEnd;
  const classes = coming.count(performance, daysAfter(attendance.asOf, 1), last);
  const plan = planComing(counts, classes, percent);
  const day = longDay(before ?? coming.termEnd);
  const end = before ? `before ${day}` : `before the term ends on ${day}`;
  const text = formatComingPlan(plan, {
    ...{ subject: performance.name, coming: classes, end, percent },
  });
  if (plan.kind === 'outOfReach') return { text, tone: 'outOfReach' };
  return { text, tone: plan.isMet ? 'canMiss' : 'mustAttend' };
}

const longDay = (day: string) => formatCalendarDay(day.slice(0, 7), Number(day.slice(8)));

export const toneClasses = {
  canMiss: 'text-approved',
  mustAttend: 'text-pending',
  outOfReach: 'text-rejected',
} as const;
