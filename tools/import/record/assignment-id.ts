import type { ImportedAssignment, Section } from '../model/entity';
import { slugOf } from './slug';

/**
 * The id of an assignment in a section. It has the section in it only if a teacher has several of the sections that the
 * assignment is set for.
 */
export function assignmentIdIn({ id, sections }: ImportedAssignment, section?: Section): string {
  const isShared = section?.teachers.some((teacher) =>
    sections.some((other) => other !== section && other.teachers.includes(teacher)),
  );
  return slugOf(isShared && section ? JSON.stringify([id, section.id]) : id);
}
