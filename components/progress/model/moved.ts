import { percentOf } from '@/components/attendance/model/share';
import type { ProgressRow } from './progress-row';

/** A student whose marks or attendance changed much. */
export interface Movement {
  row: ProgressRow;
  /** In percent. */
  before: number;
  now: number;
  /** In percentage points. */
  points: number;
  /** The first reason of the college's rules, or the newest figure. */
  why: string;
}

export interface Moved {
  /** The basis of the comparison. */
  basis: string;
  down: readonly Movement[];
  up: readonly Movement[];
}

/** The fewest percentage points, and the most students in each direction. */
const [fewestPoints, most] = [10, 3];

/**
 * Compares the mean of the last two assessments with that of the two before; with fewer than four assessments, the
 * attendance of the last four weeks with that of the four before.
 */
export function whoMoved(rows: readonly ProgressRow[], assessments: readonly string[]): Moved {
  const last = assessments.slice(-4);
  const byMarks = last.length === 4;
  const moves = rows.flatMap((row) => {
    const pair = byMarks ? marksOf(row, last) : weeksOf(row);
    return pair ? [moveOf(row, pair, last)] : [];
  });
  const far = moves.filter(({ points }) => Math.abs(points) >= fewestPoints);
  const sorted = far.sort((one, other) => one.points - other.points);
  const [first, second, third, fourth] = last;
  return {
    basis: byMarks
      ? `${third} and ${fourth} against ${first} and ${second}, in percentage points`
      : 'Attendance of the last four weeks against the four before, in percentage points',
    down: sorted.filter(({ points }) => points < 0).slice(0, most),
    up: sorted
      .filter(({ points }) => points > 0)
      .slice(-most)
      .reverse(),
  };
}

function marksOf({ marks }: ProgressRow, names: readonly string[]) {
  const [first, second, third, fourth] = names
    .flatMap((name) => marks.get(name) ?? [])
    .map(percentOf);
  if (fourth === undefined) return null;
  return { before: (first! + second!) / 2, now: (third! + fourth) / 2 };
}

function weeksOf({ lastWeeks, weeksBefore }: ProgressRow) {
  return lastWeeks && weeksBefore && { before: percentOf(weeksBefore), now: percentOf(lastWeeks) };
}

function moveOf(
  row: ProgressRow,
  { before, now }: { before: number; now: number },
  names: readonly string[],
): Movement {
  const mark = row.marks.get(names.at(-1) ?? '');
  const { attendance, reasons } = row;
  const newest = mark
    ? `${names.at(-1)}: ${mark.part} of ${mark.whole}`
    : attendance && `Attended ${attendance.attended} of ${attendance.counted}`;
  return { ...{ row, before, now, points: now - before }, why: reasons[0]?.text ?? newest ?? '' };
}
