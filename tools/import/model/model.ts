import type { Grading } from '@/content/schema/academic';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import type { Facts, Origin } from '../fact/fact';
import { noteOf, type Report } from '../problem/data-problem';
import { addAssignments } from './add-assignments';
import { addChanges } from './add-changes';
import { addClasses, joinClasses } from './add-classes';
import { addExams, addMeetings } from './add-meetings';
import { addSections, sectionOfEnrolment } from './add-sections';
import { addActivities, addCourseResults, addProgress } from './add-student-facts';
import { addAttendanceTotals, withTotals } from './add-totals';
import type { Build } from './build';
import type { Collector } from './collector';
import { Directory } from './directory';
import type {
  Course,
  DatedClass,
  Event,
  ImportedAssignment,
  ImportedPerson,
  Section,
  SpecialDayFact,
  StudentAttendance,
} from './entity';
import { joinSection, newSection, unitKey, unitOf } from './new-section';
import { reportAt } from './problem';
import { References } from './reference';
import { settlePeople } from './settle-people';

interface SectionAttendance {
  /** The attendance of a student in one section, where the rows say which section or course they are of. */
  attendanceIn(student: ImportedPerson, section: Section): StudentAttendance | undefined;
  /** The classes of which the day is known. */
  classesIn(student: ImportedPerson, section: Section): DatedClass[];
  /** True if any row says so. */
  isAttendanceBySection: boolean;
}

/** A class has the same name in every course. */
const isIn = ({ course }: Section, named: Course | undefined) =>
  !named || !course || course === named;

function sectionAttendance({ collector, totals }: Build): SectionAttendance {
  const { attendance, sections, courses } = collector;
  const known = new Map<string, ReadonlySet<Section>>();
  const byCourse = new Map<unknown, Section[]>();
  for (const section of sections.values())
    if (section.course) addAt(byCourse, section.course, section);

  /** The sections that a name in a row means. It was reported where it leads nowhere. */
  const meantBy = (name: string) =>
    getOrMake(known, name, () => new Set(name === '' ? [] : find(name)));

  function find(key: string): Section[] {
    const { names, course: other } = unitOf(key);
    const named = other === undefined ? undefined : courses.find(other);
    for (const one of names) {
      const section = sections.find(one);
      if (section && isIn(section, named)) return [section];
    }
    const name = names.at(-1) ?? '';
    const course = courses.find(name);
    if (course) return byCourse.get(course) ?? [];
    const implied = sections.get(`course ${name}`);
    return implied ? [implied] : [];
  }

  const units = new Map<Section, Set<number>>();
  for (const [number, name] of attendance.units.entries())
    for (const section of meantBy(name)) getOrMake(units, section, () => new Set()).add(number);

  function attendanceIn(student: ImportedPerson, section: Section): StudentAttendance | undefined {
    const counts = (totals.get(student) ?? []).filter((fact) =>
      meantBy(unitKey(fact)).has(section),
    );
    const found = withTotals(attendance.of(student.id, units.get(section) ?? new Set()), counts);
    return found.months.length > 0 || found.totals ? found : undefined;
  }

  const classesIn = (student: ImportedPerson, section: Section) =>
    attendance.classesOf(student.id, units.get(section) ?? new Set());

  const ofTotals = collector.pending.attendanceTotal.some(
    ({ fact }) => (fact.section ?? fact.course) !== undefined,
  );
  return { attendanceIn, classesIn, isAttendanceBySection: units.size > 0 || ofTotals };
}

/** Puts people into their sections, and settles who is a student and who is a teacher. */
function addEnrolments(build: Build): void {
  const { collector, references } = build;
  for (const { fact, origin } of collector.pending.role) {
    const person = references.find(collector.people, fact.person, 'person', origin);
    if (person && fact.role !== 'other' && (person.kind === undefined || fact.primary))
      person.kind = fact.role;
  }
  for (const enrolment of collector.pending.enrolment) {
    const person = references.find(collector.people, enrolment.person, 'person', enrolment);
    const section = sectionOfEnrolment(build, enrolment, enrolment);
    if (person === undefined || enrolment.role === 'other') continue;
    person.kind ??= enrolment.role;
    if (section && person.fact.active) enrol(build, person, section, enrolment.role, enrolment);
  }
  // They take much memory, and everything else is made from the people and sections.
  collector.pending.enrolment = [];
  addHomeSections(build);
}

/** A person with one role may not be in a section with the other, apart from assistants, who count as students. */
function enrol(
  { report }: Build,
  person: ImportedPerson,
  section: Section,
  role: 'student' | 'teacher',
  origin: Origin,
): void {
  if (person.kind !== role)
    return reportAt(report, origin, 'role', {
      ...noteOf('person', 'two-roles'),
      value: role,
      message: `This person has another role in the list of people, which counts.`,
      allowed: person.kind ?? 'student',
    });
  joinSection(section, person);
}

/** The sections that are in a person's own row. They need no list of sections. */
function addHomeSections({ collector }: Build): void {
  const { sections } = collector;
  for (const person of collector.people.values())
    for (const name of person.fact.sections ?? []) {
      const known = sections.find(name);
      const section = known ?? newSection(name, name, person.origin);
      if (!known) sections.put(name, section);
      if (person.fact.active) joinSection(section, person);
    }
}

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
