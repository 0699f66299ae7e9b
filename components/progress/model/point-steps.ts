import { pointsOf } from '@/components/activity/model/points';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { Activity } from '@/lib/activity/activity';
import { daysBetween } from '@/lib/time/day';

/** A step of the points reached, or of those due. */
interface PointStep {
  /** Where it is on the axis: 3.5 is in the middle of the third semester. */
  at: number;
  points: number;
}

export interface PointSteps {
  /** After each approved activity that counts, oldest first. */
  reached: readonly (PointStep & { id: string; name: string; day: string })[];
  /** The points that are due from the start of a semester on. */
  due: readonly PointStep[];
  /** The points now. */
  total: number;
  /** Null if the rules ask for no total. */
  required: number | null;
  /** The points that are due in the student's semester; null if nothing is or the semester is not known. */
  dueNow: number | null;
  /** Where the day of the figures is. */
  until: number;
  /** The last place of the axis, which starts at 1. */
  to: number;
}

interface PointOptions {
  rules: ActivityRules;
  isLateral: boolean;
  semester: number | undefined;
  /** The first day of the student's semester. */
  termFrom: string;
  /** The day of the figures. */
  asOf: string;
}

const daysOfSemester = 365.25 / 2;

/** The points over the semesters, each as long as half a year; the student's own semester starts on `termFrom`. */
export function pointSteps(
  activities: readonly Activity[],
  { rules, isLateral, semester, termFrom, asOf }: PointOptions,
): PointSteps {
  const approved = activities
    .filter(({ status, withdrawn }) => status === 'Approved' && !withdrawn)
    .map((activity) => ({
      activity,
      day: activity.decision?.at ?? activity.date ?? activity.dateAdded,
    }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const now = semester ?? 1;
  const placeOf = (day: string) => Math.max(1, now + daysBetween(termFrom, day) / daysOfSemester);
  const totalOf = (count: number) =>
    pointsOf(
      approved.slice(0, count).map((one) => one.activity),
      rules,
      { isLateral },
    ).total;
  const steps = approved.map(({ activity: { id, name }, day }, index) => ({
    ...{ id, name, day: day.slice(0, 10), points: totalOf(index + 1) },
    at: placeOf(day.slice(0, 10)),
  }));
  const due = (rules.due ?? []).map(({ semester: at, points, lateral }) => ({
    ...{ at, points: (isLateral ? lateral : undefined) ?? points },
  }));
  const whole = pointsOf([], rules, { isLateral }).required;
  const dueNow =
    semester === undefined ? null : (due.findLast(({ at }) => at <= semester)?.points ?? null);
  return {
    reached: steps.filter(({ points }, index) => points !== (steps[index - 1]?.points ?? 0)),
    until: placeOf(asOf),
    ...{ due, total: totalOf(approved.length), required: whole, dueNow },
    to: Math.max(now, ...due.map(({ at }) => at), ...steps.map(({ at }) => Math.floor(at))) + 1,
  };
}
