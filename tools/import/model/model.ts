import type { Grading } from '@/content/schema/academic';
import { addAt } from '@/tools/file/get-or-make';
import type { Facts } from '../fact/fact';
import type { Report } from '../problem/data-problem';
import type { Collector } from './collector';
import { Directory } from './directory';
import type {
  DatedClass,
  ImportedAssignment,
  Event,
  ImportedPerson,
  Section,
  SpecialDayFact,
  StudentAttendance,
} from './entity';
import type { Build } from './build';
import { addAssignments } from './add-assignments';
import { addAttendanceTotals, withTotals } from './add-totals';
import { addClasses, joinClasses } from './add-classes';
import { addChanges } from './add-changes';
import { addEnrolments } from './add-enrolments';
import { addExams, addMeetings } from './add-meetings';
import { addSections } from './add-sections';
import { addActivities, addCourseResults, addProgress } from './add-student-facts';
import { sectionAttendance } from './section-attendance';
import { settlePeople } from './settle-people';
import { References } from './reference';

/** What all files of a college say together. */
export interface Model {
  students: ImportedPerson[];
  teachers: ImportedPerson[];
  sections: Section[];
  /** The assignments that are set for one student only, and the marks of no known course. */
  assignmentsFor(student: ImportedPerson): readonly ImportedAssignment[];
  events: Event[];
  /** Holidays, and days that differ from their weekday. */
  specialDays: SpecialDayFact[];
  /** The attendance of a student, or undefined if no file says anything. */
  attendanceOf(student: ImportedPerson): StudentAttendance | undefined;
  /** The same in one section, if the files say which section or course their rows are of. */
  attendanceIn(student: ImportedPerson, section: Section): StudentAttendance | undefined;
  /** The classes of which the day is known, of a student and of a student in a section; oldest first. */
  classesOf(student: ImportedPerson): DatedClass[];
  classesIn(student: ImportedPerson, section: Section): DatedClass[];
  grading: Grading | undefined;
  /** True if files say which section or course their rows of attendance are of. */
  isAttendanceBySection: boolean;
}

/** Follows every reference of the facts that were collected, and reports those that lead nowhere. */
export function buildModel(collector: Collector, report: Report, grading?: Grading): Model {
  const build: Build = {
    collector,
    report,
    references: new References(report),
    assignments: new Directory(),
    sectionsByCourse: new Map(),
    classes: new Map(),
    namedClasses: new Set(),
    totals: new Map(),
    grading,
  };
  addSections(build);
  addClasses(build);
  addEnrolments(build);
  joinClasses(build);
  const { students, teachers } = settlePeople(build);
  addMeetings(build);
  const specialDays = specialDaysOf(collector);
  addChanges(build, specialDays);
  addExams(build);
  addAssignments(build);
  addCourseResults(build);
  addActivities(build);
  addProgress(build);
  addAttendanceTotals(build);
  const own = new Map<ImportedPerson, ImportedAssignment[]>();
  for (const assignment of build.assignments.values())
    for (const person of ownersOf(assignment)) addAt(own, person, assignment);
  return {
    students,
    teachers,
    sections: [...collector.sections.values()],
    assignmentsFor: (student) => own.get(student) ?? [],
    events: [...collector.events.values()],
    specialDays,
    grading,
    ...sectionAttendance(build),
    attendanceOf: (student) => attendanceOf(build, student),
    classesOf: (student) => collector.attendance.classesOf(student.id),
  };
}

/** Who has an assignment that is of no section: the one it is set for, or whoever has a mark. */
function ownersOf({ person, sections, results }: ImportedAssignment): readonly ImportedPerson[] {
  if (person) return [person];
  return sections.length === 0 ? [...results.keys()] : [];
}

/** In a month with rows of sessions these count, and counts of the month do not; nor counts of a class beside a course's. */
function attendanceOf(
  { collector, totals }: Build,
  student: ImportedPerson,
): StudentAttendance | undefined {
  const own = totals.get(student) ?? [];
  if (own.length === 0 && !collector.attendance.has(student.id)) return undefined;
  const isOfCourse = ({ section, course }: Facts['attendanceTotal']) =>
    course !== undefined ||
    (section !== undefined && collector.sections.find(section)?.course !== undefined);
  const months = new Set(own.filter(isOfCourse).map(({ month }) => month));
  const counted = own.filter((fact) => isOfCourse(fact) || !months.has(fact.month));
  return withTotals(collector.attendance.of(student.id), counted);
}

/** Special days come before the holidays of a calendar, so that a calendar does not hide what is held instead. */
function specialDaysOf({ specialDays, events }: Collector): SpecialDayFact[] {
  const holidays = [...events.values()].filter(
    ({ type, startTime }) => type === 'holiday' && startTime === undefined,
  );
  return [
    ...specialDays.values(),
    ...holidays.map(({ id, title, start, end }): SpecialDayFact => ({
      ...{ id, title, start },
      ...(end !== undefined && { end }),
    })),
  ];
}
