import { planAttendance, type AttendanceStanding } from '@/components/attendance/model/attendance';
import { percentOf } from '@/components/attendance/model/share';
import { marksOf } from '@/components/performance/model/marks';
import type { Grading } from '@/content/schema/academic';
import type { Assignment } from '@/content/schema/student/assignment';
import type { OwnAssignment } from '@/lib/store/use-list';
import { daysBetween } from '@/lib/time/day';
import { formatReached, reachableGrade, partsOf } from './reachable-grade';
import type { PointSteps } from './point-steps';
import type { Standing } from './standing';

/** Something to do: a sentence, what it is about, and the figures behind it. */
export interface NextStep {
  kind: 'minimum' | 'spare' | 'work' | 'points' | 'grade';
  /** "Computer Networks: 3 more absences and you are below 75%". */
  text: string;
  /** "78.9%, 30 of 38 classes". */
  detail: string;
  /** The subject that it is about; null for none. */
  subject: string | null;
  /** A share with a limit, or what is reached and needed, in percent; null for neither. */
  bar: { filled: number; limit?: number; needed?: { from: number; size: number } } | null;
}

export interface NextOptions {
  standing: Standing;
  assignments: readonly Assignment[];
  /** The open work of the college's record and of this device, the earliest due first. */
  work: readonly OpenWork[];
  /** Null if the college counts no points. */
  points: PointSteps | null;
  /** The last day of the term; null if it is not known. */
  termEnd: string | null;
  grading: Grading;
  threshold: number | null;
  /** True if the minimum is asked for in each subject or in all classes together. */
  by: 'subject' | 'all';
  /** The college's day; null until it is known. */
  today: string | null;
}

/** The most important things to do, at most two and of two kinds; empty if nothing is pressing. */
export function whatNext(options: NextOptions): NextStep[] {
  return [
    ...attendanceSteps(options),
    workStep(options),
    pointsStep(options),
    gradeStep(options),
  ].reduce<NextStep[]>((found, step) => {
    const isNew = step && found.length < 2 && found.every(({ kind }) => kind !== step.kind);
    return isNew ? [...found, step] : found;
  }, []);
}

interface Planned extends AttendanceStanding {
  id: string | null;
  name: string;
}

/** The most absences to spare that are worth a sentence. */
const fewSpare = 3;

/** Subjects that are below the minimum, then those that are close to it, the fewest classes first. */
function attendanceSteps({ standing, threshold, by }: NextOptions): NextStep[] {
  if (threshold === null) return [];
  const { all, subjects } = standing;
  const each: Planned[] =
    by === 'all'
      ? all && !all.isOld && all.counted > 0
        ? [{ ...all, id: null, name: 'All classes', plan: all.plan ?? planOf(all, threshold) }]
        : []
      : subjects.flatMap(({ id, name, attendance }) =>
          attendance ? { ...attendance, id, name } : [],
        );
  const below = each.flatMap(({ plan, ...one }) => {
    if (plan?.kind === 'outOfReach')
      return { one, order: Infinity, text: `${threshold}% cannot be reached any more` };
    if (plan?.kind !== 'mustAttend') return [];
    const { classes } = plan;
    const next = classes === 1 ? 'the next class' : `the next ${classes} classes`;
    return { one, order: classes, text: `attend ${next} to reach ${threshold}%` };
  });
  const close = each.flatMap(({ plan, ...one }) => {
    if (plan?.kind !== 'canMiss' || plan.classes > fewSpare || one.left === plan.classes) return [];
    const absences = plan.classes === 0 ? '1 more absence' : `${plan.classes + 1} more absences`;
    return { one, order: plan.classes, text: `${absences} and you are below ${threshold}%` };
  });
  const toStep = (kind: NextStep['kind'], found: typeof below): NextStep[] => {
    const [first] = [...found].sort((one, other) => one.order - other.order);
    if (!first) return [];
    const { id, name, percent, attended, counted, share } = first.one;
    return [
      {
        ...{ kind, subject: id, text: `${name}: ${first.text}` },
        detail: `${percent}, ${attended} of ${counted} classes`,
        bar: { filled: percentOf(share!), limit: threshold },
      },
    ];
  };
  return [...toStep('minimum', below), ...toStep('spare', close)];
}

const planOf = ({ attended, counted }: AttendanceStanding, threshold: number) =>
  planAttendance({ present: attended, total: counted }, threshold);

/** The days before a due date in which it is pressing. */
const pressingDays = 3;

/** Work that is missing, then work that is due within three days. */
function workStep({ work, today }: NextOptions): NextStep | null {
  if (today === null) return null;
  const missing = work.filter(({ state, due }) => state === 'missing' || (due && due < today));
  const [first] = missing;
  if (first)
    return {
      ...{ kind: 'work', bar: null, subject: first.subjectId ?? null },
      text:
        missing.length === 1
          ? `${first.name} is missing`
          : `${missing.length} pieces of work are missing`,
      detail:
        missing.length === 1 ? (first.subject ?? '') : missing.map(({ name }) => name).join(', '),
    };
  const [next] = work;
  if (!next?.due) return null;
  const days = daysBetween(today, next.due);
  if (days > pressingDays) return null;
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return {
    ...{ kind: 'work', bar: null, subject: next.subjectId ?? null },
    text: `${next.name} is due ${when}`,
    detail: next.subject ?? '',
  };
}

export type OpenWork = Pick<
  OwnAssignment,
  'id' | 'name' | 'due' | 'state' | 'subject' | 'subjectId'
>;

/** The work that is neither handed in nor done on this device, the earliest due first. */
export function openWork(
  assignments: readonly (OpenWork & Pick<Partial<OwnAssignment>, 'closed'>)[],
  done: ReadonlySet<string>,
): OpenWork[] {
  return assignments
    .filter(({ state, closed }) => (state === undefined || state === 'missing') && !closed)
    .filter(({ id }) => !done.has(id))
    .sort(({ due: one = '9' }, { due: other = '9' }) => (one < other ? -1 : one > other ? 1 : 0));
}

/** The days before the end of the term in which points that are due are pressing. */
const pointDays = 60;

function pointsStep({ points, termEnd, today }: NextOptions): NextStep | null {
  const due = points?.dueNow ?? 0;
  if (!points || !termEnd || today === null || points.total >= due) return null;
  const days = daysBetween(today, termEnd);
  if (days < 0 || days >= pointDays) return null;
  const missing = Math.round(100 * (due - points.total)) / 100;
  return {
    ...{ kind: 'points', subject: null },
    text: `${missing} activity ${missing === 1 ? 'point is' : 'points are'} missing, ${days} days left`,
    detail: `${points.total} of ${due} due in this semester`,
    bar: { filled: Math.min(100, (100 * points.total) / due) },
  };
}

/** The better grade that needs the smallest part of what is open or, without any, the grade to keep. */
function gradeStep({ standing, assignments, grading }: NextOptions): NextStep | null {
  const found = standing.subjects.flatMap(({ id, name, grade }) => {
    const marks = marksOf(assignments.filter(({ subjectId }) => subjectId === id));
    const next = reachableGrade(marks, grade, grading);
    return next && next.share > 0 ? { id, name, marks, next } : [];
  });
  const order = ({ next }: (typeof found)[number]) => (next.isBetter ? 0 : 1) + next.share;
  const [best] = found.sort((one, other) => order(one) - order(other));
  if (!best) return null;
  const { next, marks } = best;
  const { reached, marked, needed } = partsOf(marks, next);
  const where =
    next.name && !next.needs.endsWith('rest') ? ` in ${plainName(next.name, best.name)}` : '';
  return {
    ...{ kind: 'grade', subject: best.id },
    text: `${best.name}: ${next.needs}${where} ${next.isBetter ? 'gives' : 'keeps'} ${next.grade}`,
    detail: `${formatReached(marks)} so far`,
    bar: { filled: reached, needed: { from: marked, size: needed } },
  };
}

const plainName = (name: string, subject: string) =>
  name.startsWith(`${subject}: `) ? name.slice(subject.length + 2) : name;
