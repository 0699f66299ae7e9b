import { isBelow, percentOf, type Share } from '@/components/attendance/model/share';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { daysAfter } from '@/lib/time/day';
import type { ProgressRow } from './progress-row';

/** The median and the middle half of some shares, in percent. */
export interface Spread {
  count: number;
  middle: number;
  low: number;
  high: number;
}

/** Returns the spread of shares; null without any. */
export function spreadOf(shares: readonly Share[]): Spread | null {
  if (shares.length === 0) return null;
  const sorted = shares.map(percentOf).sort((a, b) => a - b);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((place) => quantile(sorted, place));
  return { count: sorted.length, low: low!, middle: middle!, high: high! };
}

/** The value at a place of a sorted list, between two neighbours where there is none. */
function quantile(sorted: readonly number[], place: number): number {
  const position = place * (sorted.length - 1);
  const [below, above] = [Math.floor(position), Math.ceil(position)].map((index) => sorted[index]!);
  return below! + (above! - below!) * (position % 1);
}

export function medianOf(shares: readonly Share[]): Share | null {
  const spread = spreadOf(shares);
  return spread && { part: spread.middle, whole: 100 };
}

/** The marks of one assessment. */
export interface AssessmentSpread {
  name: string;
  marks: readonly { id: string; value: number }[];
  spread: Spread;
}

/** The last five assessments with the mark of each student in percent. */
export function assessmentSpreads(
  rows: readonly ProgressRow[],
  names: readonly string[],
): AssessmentSpread[] {
  return names.slice(-5).flatMap((name) => {
    const known = rows.flatMap(({ id, marks }) => {
      const mark = marks.get(name);
      return mark ? [{ id, mark, value: percentOf(mark) }] : [];
    });
    const spread = spreadOf(known.map(({ mark }) => mark));
    return spread ? [{ name, marks: known.map(({ id, value }) => ({ id, value })), spread }] : [];
  });
}

/** The attendance from the first week to the end of one. */
export interface WeekSpread {
  monday: string;
  spread: Spread;
  /** The number of students below the limit. */
  below: number;
}

/** The attendance so far by week, of all students whose classes are known by week. */
export function weekSpreads(
  students: readonly Pick<RegisteredStudent, 'log'>[],
  limit: number | null,
): WeekSpread[] {
  const byWeek = new Map<string, Share[]>();
  for (const { from, weeks } of students.flatMap(({ log }) => log ?? [])) {
    const sum = { part: 0, whole: 0 };
    weeks.forEach((week, index) => {
      sum.part += week?.[0] ?? 0;
      sum.whole += week?.[1] ?? 0;
      if (sum.whole === 0) return;
      const monday = daysAfter(from, 7 * index);
      const known = byWeek.get(monday) ?? [];
      known.push({ ...sum });
      byWeek.set(monday, known);
    });
  }
  return [...byWeek].sort().map(([monday, shares]) => ({
    ...{ monday, spread: spreadOf(shares)! },
    below: limit === null ? 0 : shares.filter((share) => isBelow(share, limit)).length,
  }));
}
