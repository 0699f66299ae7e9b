import { noteOf } from '../problem/data-problem';
import type { Origin } from '../fact/fact';
import { sectionOfEnrolment } from './add-sections';
import type { ImportedPerson, Section } from './entity';
import type { Build } from './build';
import { joinSection, newSection } from './new-section';
import { reportAt } from './problem';

/** Puts people into their sections, and settles who is a student and who is a teacher. */
export function addEnrolments(build: Build): void {
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
