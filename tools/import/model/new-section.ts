import type { Origin } from '../fact/fact';
import type { Course, ImportedPerson, Section } from './entity';

export function newSection(id: string, name: string, origin: Origin): Section {
  return {
    id,
    name,
    terms: [],
    teachers: [],
    students: [],
    meetings: [],
    assignments: [],
    changes: [],
    exams: [],
    origin,
  };
}

/** Puts a student or a teacher into a section. */
export function joinSection(section: Section, person: ImportedPerson): void {
  if (person.sections.includes(section)) return;
  person.sections.push(section);
  if (person.kind === 'student') section.students.push(person);
  if (person.kind === 'teacher') section.teachers.push(person);
}

/** A section or a course, as a fact refers to it. */
export interface Unit {
  section?: string;
  course?: string;
}

/** Returns what a section may be called by the name that it has within its course. */
export const namesInCourse = ({ id, code, title }: Course, name: string) =>
  [id, code, title].flatMap((course) => (course ? `${course} ${name}` : []));

/** Returns what a row calls its section or course, as one text: a class such as CSE-A is another section in each course. */
export const unitKey = ({ section, course }: Unit): string =>
  section && course ? `${course}\n${section}` : section || course || '';

/** The names that the section of such a text may have, the most exact one first, and what it calls the course beside it. */
export function unitOf(key: string): { names: string[]; course?: string } {
  const [course = '', section] = key.split('\n');
  return section === undefined
    ? { names: [key] }
    : { names: [`${course} ${section}`, section], course };
}
