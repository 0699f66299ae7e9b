import type { Person } from '@/lib/record/person';
import { getOrMake } from '@/tools/file/get-or-make';
import { listPeople } from './listed-person';

/** A person of the college, by name. */
export interface NamedPerson extends Person {
  /** The id as the record writes it. */
  writtenId: string;
  name: string;
  /** The sections that a teacher has or a student is in; the teachers' registers count for records without sections. */
  sections: string[];
}

/** Everybody who has a record, students first, each by section and id. */
export function readPeople(folder: string): NamedPerson[] {
  const people: NamedPerson[] = [];
  const sectionsOf = new Map<string, Set<string>>();
  for (const { kind, id, writtenId, name, sections, register } of listPeople(folder)) {
    people.push({ kind, id, writtenId, name, sections });
    for (const student of register)
      getOrMake(sectionsOf, student.id, () => new Set()).add(student.section);
  }
  return people
    .map((one) =>
      one.kind === 'student' && one.sections.length === 0
        ? { ...one, sections: [...(sectionsOf.get(one.id) ?? [])] }
        : one,
    )
    .sort(bySection);
}

function bySection(one: NamedPerson, other: NamedPerson): number {
  if (one.kind !== other.kind) return one.kind === 'student' ? -1 : 1;
  const key = ({ kind, id, sections }: NamedPerson) =>
    `${kind === 'student' ? (sections[0] ?? '') : ''} ${id}`;
  return key(one) < key(other) ? -1 : 1;
}
