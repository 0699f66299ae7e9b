import { addAt, getOrMake } from '@/tools/file/get-or-make';
import type { Facts } from '../fact/fact';
import { joinImplied, sectionsOf } from './add-sections';
import { addCounts, newestFirst, noCounts, type Counts } from './counts';
import type { StudentAttendance } from './entity';
import type { Build } from './build';

/** Finds the students of the rows with counts of attendance. */
export function addAttendanceTotals(build: Build): void {
  const { collector, references, totals } = build;
  for (const { fact, origin } of collector.pending.attendanceTotal) {
    const person = references.find(collector.people, fact.person, 'person', origin);
    if (person === undefined) continue;
    // A list of courses or sections says who is in them; the names in a table of totals may be another system's.
    if (collector.courses.size === 0 && collector.pending.section.length === 0)
      for (const section of sectionsOf(build, fact, origin)) joinImplied(section, person);
    addAt(totals, person, fact);
  }
}

/** Attendance with the counts of months that have no rows of sessions; those without a date only if no month has any. */
export function withTotals(
  rows: StudentAttendance,
  facts: readonly Facts['attendanceTotal'][],
): StudentAttendance {
  if (facts.length === 0) return rows;
  if (rows.months.length === 0) return sumOfTotals(facts);
  const known = new Set(rows.months.map(({ month }) => month));
  const { months } = sumOfTotals(facts.filter(({ month }) => month && !known.has(month)));
  const all = [...rows.months, ...months];
  return { ...rows, months: all.sort((a, b) => (a.month < b.month ? 1 : -1)) };
}

/** Adds up counts: those of each month, newest first, and those without a date. */
function sumOfTotals(facts: readonly Facts['attendanceTotal'][]): StudentAttendance {
  const months = new Map<string, Counts>();
  const undated = noCounts();
  let asOf: string | undefined;
  for (const fact of facts) {
    if (fact.asOf !== undefined && (asOf === undefined || asOf < fact.asOf)) asOf = fact.asOf;
    addCounts(
      fact.month === undefined ? undated : getOrMake(months, fact.month, noCounts),
      countsOf(fact),
    );
  }
  const hasUndated = Object.values(undated).some((count) => count > 0);
  return {
    months: newestFirst(months),
    ...(hasUndated && { totals: { ...undated, ...(asOf !== undefined && { asOf }) } }),
  };
}

/** Returns who was not present, late or excused at a session that was held was absent. */
function countsOf({
  present,
  absent,
  late = 0,
  excused = 0,
  held,
}: Facts['attendanceTotal']): Counts {
  const missed = held === undefined ? 0 : Math.max(0, held - present - late - excused);
  return { present, absent: absent ?? missed, late, excused };
}
