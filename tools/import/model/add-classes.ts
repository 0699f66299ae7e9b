import { getOrMake } from '@/tools/file/get-or-make';
import { warningOf } from '../problem/data-problem';
import type { Build } from './build';
import { sectionOfClass } from './class-section';
import { codeKey, nameKey } from './directory';
import { joinSection } from './new-section';
import type { ImportedPerson, Section } from './entity';
import { reportAt } from './problem';

/**
 * Finds the classes: sets of students that take several courses together, each of which is a section. Whoever names a
 * class and a course in a timetable means such a section.
 */
export function addClasses(build: Build): void {
  const { collector, namedClasses } = build;
  const { sections, people, pending } = collector;
  const homes = new Set(
    [...people.values()].flatMap(({ fact }) => (fact.sections ?? []).map(codeKey)),
  );
  for (const [name, courses] of coursesByName(build)) {
    const found = sections.find(name);
    const section = found && [found.id, found.name].includes(name) ? found : undefined;
    const isAmbiguous = !found && sections.has(name);
    if (section?.course) {
      // A section of which only rows with several courses say that it exists has the course of the first row.
      if (!section.origin.implied || courses.size === 1) continue;
      leaveCourse(build, section);
    }
    const isListed = section !== undefined || isAmbiguous || pending.section.length === 0;
    if (homes.has(codeKey(name)) || (courses.size > 1 && isListed)) namedClasses.add(codeKey(name));
  }
  for (const { fact, origin } of pending.meeting) sectionOfClass(build, fact, origin);
}

/** The courses that the rows of the timetable name with each section. */
function coursesByName({ collector }: Build): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const { fact } of collector.pending.meeting)
    if (fact.section !== undefined && fact.course !== undefined)
      getOrMake(named, fact.section, () => new Set()).add(nameKey(fact.course));
  return named;
}

function leaveCourse({ sectionsByCourse }: Build, section: Section): void {
  const { course } = section;
  delete section.course;
  if (!course) return;
  const others = (sectionsByCourse.get(course) ?? []).filter((one) => one !== section);
  sectionsByCourse.set(course, others);
}

/** Fewer students than this with the same program and semester are no class. */
const leastAlike = 0.8;

/** Puts the students of each class into its sections, except where an enrolment says who is in them. */
export function joinClasses(build: Build): void {
  const members = new Map<string, Set<ImportedPerson>>();
  for (const { course, name, students } of build.collector.sections.values()) {
    if (course !== undefined || students.length === 0) continue;
    const own = getOrMake(members, codeKey(name), () => new Set());
    for (const student of students) own.add(student);
  }
  for (const [key, students] of members) {
    const sections = build.classes.get(key) ?? [];
    if (sections.length > 1 && !areAlike([...students])) reportSeveral(build, key, [...students]);
    else for (const section of sections) join(section, [...students]);
  }
}

function join(section: Section, students: readonly ImportedPerson[]): void {
  const { students: enrolled, course } = section;
  const isEnrolled = students.some((student) => student.sections.includes(section));
  if (isEnrolled || enrolled.length * 2 >= students.length) return;
  for (const student of students) {
    if (student.sections.some((other) => other.course && other.course.id === course?.id)) continue;
    joinSection(section, student);
  }
}

function areAlike(students: readonly ImportedPerson[]): boolean {
  const counts = new Map<string, number>();
  for (const { fact } of students) {
    const key = JSON.stringify([fact.program, fact.semester]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(...counts.values()) >= students.length * leastAlike;
}

function reportSeveral({ report }: Build, key: string, [student]: readonly ImportedPerson[]): void {
  if (!student) return;
  const name = student.fact.sections?.find((one) => codeKey(one) === key) ?? key;
  reportAt(report, student.origin, 'sections', {
    ...warningOf('person', 'several-classes'),
    value: name,
    message:
      'This name is of several classes: its students have several programs or semesters. Nobody knows who takes which courses.',
    allowed: 'a name that only one class has, such as CSE-3-A',
    action: 'Name the classes in full in both tables, or add a list of enrolments.',
  });
}
