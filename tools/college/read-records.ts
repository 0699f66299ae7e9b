import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem, type Problem } from '@/content/parse';
import { normalizeId, type Person } from '@/lib/record/person';
import { personOf, writtenId, type PersonRecord } from './person-of';
import { listRecordFiles, parseRecord, recordsFolder } from './record-file';

/** A record and the path of its file below records/. */
export interface StoredRecord {
  path: string;
  record: PersonRecord;
}

/** Reads the records of a college one after the other. Throws with the errors of a file that is not valid. */
export function* readRecords(folder: string): Generator<StoredRecord> {
  const root = recordsFolder(folder);
  const files = listRecordFiles(folder);
  if (files.length === 0)
    throw new Error(
      `${root} has no records. Put one JSON file per person into ${root}/students and ${root}/teachers, or write ` +
        'an invented college with "npm run college:demo".',
    );
  for (const { path } of files) {
    const record = parseRecord(path, readFileSync(join(root, path)));
    if (isProblems(record))
      throw new Error(record.map((problem) => formatProblem(problem, root)).join('\n'));
    yield { path, record };
  }
}

function isProblems(record: PersonRecord | Problem[]): record is Problem[] {
  return Array.isArray(record);
}

/** A person of the college, by name. */
export interface NamedPerson extends Person {
  /** The id as the record writes it. */
  writtenId: string;
  name: string;
  /** The sections that a teacher has, or that the teachers' registers have the student in. */
  sections: string[];
}

/** Everybody who has a record, students first, each by section and id. */
export function readPeople(folder: string): NamedPerson[] {
  const people: NamedPerson[] = [];
  /** By the normalized roll number. */
  const sectionsOf = new Map<string, Set<string>>();
  for (const { record } of readRecords(folder)) {
    const person = { ...personOf(record), writtenId: writtenId(record) };
    if (record.kind === 'student')
      people.push({ ...person, name: record.student.name, sections: [] });
    else {
      const { facultyProfile, classroom, register } = record;
      const sections = [...new Set(classroom.items.map(({ section }) => section))];
      people.push({ ...person, name: facultyProfile.name, sections });
      for (const { rollNumber, section } of register.items) {
        const id = normalizeId(rollNumber);
        sectionsOf.set(id, (sectionsOf.get(id) ?? new Set()).add(section));
      }
    }
  }
  return people
    .map((one) =>
      one.kind === 'student' ? { ...one, sections: [...(sectionsOf.get(one.id) ?? [])] } : one,
    )
    .sort(bySection);
}

function bySection(one: NamedPerson, other: NamedPerson): number {
  if (one.kind !== other.kind) return one.kind === 'student' ? -1 : 1;
  const key = ({ kind, id, sections }: NamedPerson) =>
    `${kind === 'student' ? (sections[0] ?? '') : ''} ${id}`;
  return key(one) < key(other) ? -1 : 1;
}
