import type { Facts } from '../fact/fact';
import { joinImplied, sectionsOf } from './add-sections';
import type { Counts } from './entity';
import type { Build } from './build';

/** Adds up the counts of attendance per student: those of a month, and those without a date. */
export function addAttendanceTotals(build: Build): void {
  const { collector, references, totals } = build;
  for (const { fact, origin } of collector.pending.attendanceTotal) {
    const person = references.find(collector.people, fact.person, 'person', origin);
    if (person === undefined) continue;
    // A list of courses or sections says who is in them; the names in a table of totals may be another system's.
    if (collector.courses.size === 0 && collector.pending.section.length === 0)
      for (const section of sectionsOf(build, fact, origin)) joinImplied(section, person);
    let own = totals.get(person);
    if (!own) totals.set(person, (own = { ...noCounts(), months: new Map() }));
    if (fact.asOf !== undefined && (own.asOf === undefined || own.asOf < fact.asOf))
      own.asOf = fact.asOf;
    const sum = fact.month === undefined ? own : monthOf(own.months, fact.month);
    const counts = countsOf(fact);
    sum.present += counts.present;
    sum.absent += counts.absent;
    sum.late += counts.late;
    sum.excused += counts.excused;
  }
}

const noCounts = (): Counts => ({ present: 0, absent: 0, late: 0, excused: 0 });

function monthOf(months: Map<string, Counts>, month: string): Counts {
  let counts = months.get(month);
  if (!counts) months.set(month, (counts = noCounts()));
  return counts;
}

/** Who was not present, late or excused at a session that was held was absent. */
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
