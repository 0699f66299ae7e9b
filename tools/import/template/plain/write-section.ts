import type { RowWriter } from '../template';
import { inReadingOrder, placeOf, sectionOf, type SectionParts } from './value';

/** The values of a row of sections, enrolments or meetings about a section and its course. */
export interface SectionValues extends SectionParts {
  credits?: number;
  term?: string;
  teacher?: readonly string[];
  room?: string;
}

/** Names without the marks of Banner for the primary instructor, and without words that name nobody. */
export function teachersOf(teachers: readonly string[] | undefined): string[] {
  const clean = (teachers ?? []).map((name) => name.replace(/\s*\([PS]\)$/, ''));
  return clean.filter((name) => !/^(?:TBA|TBD|Staff|To be announced)$/i.test(name));
}

/** Writes the course and the section of a row; a table of sections says more of them than others do. */
export function writeSection(values: SectionValues, row: RowWriter, own: boolean) {
  const { group, courseTitle, credits, term, room } = values;
  const { section, course } = placeOf(values);
  if (course) row.imply('course', course, { id: course, title: courseTitle ?? course, credits });
  if (section) {
    const name = nameOf(section, values, course);
    const fact = { id: section, name, code: group, course, terms: term ? [term] : [], room };
    if (own) row.add('section', section === group ? { ...fact, code: undefined } : fact);
    else row.imply('section', section, fact);
  }
  writeTeachers(values, row, section, course);
  return { section, course };
}

function nameOf(section: string, values: SectionValues, course: string | undefined): string {
  const { group, section: id } = values;
  if (!id) return section;
  const inCourse = group && sectionOf({ group, course });
  return inCourse ?? (course ? `${course} ${id}` : id);
}

function writeTeachers(
  { teacher }: SectionValues,
  row: RowWriter,
  section: string | undefined,
  course: string | undefined,
): void {
  const where = section ?? course;
  if (!where) return;
  teachersOf(teacher).forEach((name, index) => {
    const person = inReadingOrder(name);
    row.imply('enrolment', `${where}\n${person}`, {
      ...{ section, course, person, role: 'teacher' as const },
      ...{ primary: index === 0, active: true },
    });
  });
}
