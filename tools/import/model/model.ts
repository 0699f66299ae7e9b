import type { Report } from '../diagnostic/diagnostic';
import type { Collector } from './collector';
import { Directory } from './directory';
import type { Assignment, Event, Person, Section, StudentAttendance } from './entity';
import type { Build } from './build';
import { addAssignments } from './add-assignments';
import { addAttendanceTotals } from './add-totals';
import { addEnrolments } from './add-enrolments';
import { addMeetings } from './add-meetings';
import { addSections } from './add-sections';
import { settlePeople } from './settle-people';
import { References } from './reference';

/** What all files of a college say together. */
export interface Model {
  students: Person[];
  teachers: Person[];
  sections: Section[];
  /** The assignments that are set for one student only, and the marks of no known course. */
  assignmentsFor(student: Person): readonly Assignment[];
  events: Event[];
  /** The attendance of a student, or undefined if no file says anything. */
  attendanceOf(student: Person): StudentAttendance | undefined;
}

/** Follows every reference of the facts that were collected, and reports those that lead nowhere. */
export function buildModel(collector: Collector, report: Report): Model {
  const build: Build = {
    collector,
    report,
    references: new References(report),
    assignments: new Directory(),
    sectionsByCourse: new Map(),
    totals: new Map(),
  };
  addSections(build);
  addEnrolments(build);
  const { students, teachers } = settlePeople(build);
  addMeetings(build);
  addAssignments(build);
  addAttendanceTotals(build);
  const own = new Map<Person, Assignment[]>();
  for (const assignment of build.assignments.values())
    for (const person of ownersOf(assignment))
      own.set(person, [...(own.get(person) ?? []), assignment]);
  return {
    students,
    teachers,
    sections: [...collector.sections.values()],
    assignmentsFor: (student) => own.get(student) ?? [],
    events: [...collector.events.values()],
    attendanceOf: (student) => attendanceOf(build, student),
  };
}

/** Who has an assignment that is of no section: the one it is set for, or whoever has a mark. */
function ownersOf({ person, sections, results }: Assignment): readonly Person[] {
  if (person) return [person];
  return sections.length === 0 ? [...results.keys()] : [];
}

/** Rows of sessions count before totals, which may count the same sessions again. */
function attendanceOf(
  { collector, totals }: Build,
  student: Person,
): StudentAttendance | undefined {
  if (collector.attendance.has(student)) return collector.attendance.of(student);
  const own = totals.get(student);
  if (own === undefined) return undefined;
  const { months, asOf, ...counts } = own;
  const byMonth = [...months]
    .map(([month, monthCounts]) => ({ month, ...monthCounts }))
    .sort((a, b) => (a.month < b.month ? 1 : -1));
  const hasTotals = Object.values(counts).some((count) => count > 0);
  return {
    months: byMonth,
    ...(hasTotals && { totals: { ...counts, ...(asOf !== undefined && { asOf }) } }),
  };
}
