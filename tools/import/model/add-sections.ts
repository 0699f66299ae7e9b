import type { Origin } from '../fact/fact';
import type { Build } from './build';
import { addToClass, sectionOfClass } from './class-section';
import type { Course, ImportedPerson, Section } from './entity';
import { joinSection, newSection, type Unit } from './new-section';

/** Makes the sections, with their course and terms. */
export function addSections(build: Build): void {
  const { collector, references, sectionsByCourse } = build;
  const { sections, courses, terms, pending } = collector;
  const hasCourses = courses.size > 0;
  for (const { fact, origin } of pending.section) {
    if (sections.get(fact.id) !== undefined) continue;
    const course =
      fact.course !== undefined && hasCourses
        ? references.find(courses, fact.course, 'course', origin)
        : undefined;
    const section = newSection(fact.id, fact.name, origin);
    if (course) {
      section.course = course;
      sectionsByCourse.set(course, [...(sectionsByCourse.get(course) ?? []), section]);
    }
    if (fact.room !== undefined) section.room = fact.room;
    for (const reference of fact.terms.length > 0 ? fact.terms : (course?.terms ?? [])) {
      const term = terms.find(reference);
      if (term) section.terms.push(term);
    }
    sections.put(fact.id, section);
    sections.name(section, fact.code);
    addToClass(build, section, fact.code);
    sections.name(section, fact.name);
  }
}

/**
 * The sections that a row refers to. Sources without a list of sections name them only in their rows. A course stands for
 * all of its sections; in a source without sections it is its only section.
 */
export function sectionsOf(build: Build, unit: Unit, origin: Origin): Section[] {
  const { collector, references } = build;
  const { sections, pending } = collector;
  const ofClass = sectionOfClass(build, unit, origin);
  if (ofClass) return [ofClass];
  if (unit.section !== undefined) {
    const known =
      pending.section.length > 0
        ? references.find(sections, unit.section, 'section', origin)
        : impliedSection(build, unit.section, origin);
    return known ? [known] : [];
  }
  const course = courseOf(build, unit, origin);
  if (course === undefined) return [];
  const own = build.sectionsByCourse.get(course) ?? [];
  return own.length > 0 ? own : [impliedByCourse(build, course, origin)];
}

/** The section that an enrolment is in. Of a course with several sections, it is one that only the enrolments have. */
export function sectionOfEnrolment(build: Build, unit: Unit, origin: Origin): Section | undefined {
  const [only, ...others] = sectionsOf(build, unit, origin);
  if (others.length === 0 || only?.course === undefined) return only;
  return impliedByCourse(build, only.course, origin);
}

function courseOf({ collector, references }: Build, { course }: Unit, origin: Origin) {
  if (course === undefined) return undefined;
  if (collector.courses.size > 0)
    return references.find(collector.courses, course, 'course', origin);
  return { id: course, title: course };
}

function impliedSection({ collector: { sections } }: Build, name: string, origin: Origin): Section {
  const known = sections.find(name);
  if (known) return known;
  const made: Section = { ...newSection(name, name, origin), implied: true };
  sections.put(name, made);
  return made;
}

function impliedByCourse(
  { collector: { sections } }: Build,
  course: Course,
  origin: Origin,
): Section {
  const id = `course ${course.id}`;
  const known = sections.get(id);
  if (known) return known;
  const made: Section = { ...newSection(id, course.title, origin), course, implied: true };
  sections.put(id, made);
  return made;
}

/** Puts a student into a section that only rows like this one say exists. */
export function joinImplied(section: Section, person: ImportedPerson): void {
  if (section.implied && person.kind === 'student') joinSection(section, person);
}
