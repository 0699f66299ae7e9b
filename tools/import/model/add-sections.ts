import type { Origin } from '../fact/fact';
import type { Section } from './entity';
import type { Build } from './model';

/** Makes the sections, with their course and terms. */
export function addSections({ collector, references }: Build): void {
  const { sections, courses, terms, pending } = collector;
  const hasCourses = courses.size > 0;
  for (const { fact, origin } of pending.section) {
    if (sections.get(fact.id) !== undefined) continue;
    const course =
      fact.course !== undefined && hasCourses
        ? references.find(courses, fact.course, 'course', origin)
        : undefined;
    const section = newSection(fact.id, fact.name, origin);
    if (course) section.course = course;
    if (fact.room !== undefined) section.room = fact.room;
    for (const reference of fact.terms) {
      const term = terms.find(reference);
      if ('item' in term) section.terms.push(term.item);
    }
    sections.put(fact.id, section);
    sections.name(section, fact.code);
    sections.name(section, fact.name);
  }
}

export function newSection(id: string, name: string, origin: Origin): Section {
  return {
    id,
    name,
    terms: [],
    teachers: [],
    students: [],
    meetings: [],
    assignments: [],
    origin,
  };
}

/**
 * The section that a row refers to. Sources without a list of sections name them only in their rows, and sources without
 * sections name a course, which then is its only section.
 */
export function sectionOf(
  { collector, references }: Build,
  { section, course }: { section?: string; course?: string },
  origin: Origin,
): Section | undefined {
  const { sections, courses, pending } = collector;
  if (section !== undefined) {
    if (pending.section.length > 0) return references.find(sections, section, 'section', origin);
    const known = sections.find(section);
    return 'item' in known ? known.item : put(newSection(section, section, origin));
  }
  if (course === undefined) return undefined;
  const found =
    courses.size > 0
      ? references.find(courses, course, 'course', origin)
      : { id: course, title: course };
  if (found === undefined) return undefined;
  const id = `course ${found.id}`;
  return sections.get(id) ?? put({ ...newSection(id, found.title, origin), course: found });

  function put(made: Section): Section {
    sections.put(made.id, made);
    return made;
  }
}
