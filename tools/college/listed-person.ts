import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '@/content/parse';
import { normalizeId, type Person, type PersonKind } from '@/lib/record/person';
import { parseJson } from '@/tools/file/json-file';
import { DuplicateCheck } from './duplicate-record';
import { nameOf, personOf, writtenId, type PersonRecord } from './person-of';
import { listRecordFiles, noRecords, recordsFolder } from './record-file';

/** A person with a record. */
interface ListedPerson extends Person {
  name: string;
  /** The id as the record writes it. */
  writtenId: string;
  /** The path of the record's file below records/. */
  path: string;
  /** The sections that a teacher has, or that a student's record names. */
  sections: string[];
  /** The students in a teacher's register, with their sections; none for a student. */
  register: { id: string; section: string }[];
}

/**
 * The people with a record, or those of a kind, one after the other. Records are not checked, which sealing does and which takes longer
 * than everything else. Throws if there is none, if a file is no record at all, or if two are of the same person.
 */
export function* listPeople(folder: string, kind?: PersonKind): Generator<ListedPerson> {
  const root = recordsFolder(folder);
  const files = listRecordFiles(folder).filter(
    ({ path }) => kind === undefined || path.startsWith(`${kind}s/`),
  );
  if (files.length === 0) throw noRecords(folder);
  const duplicates = new DuplicateCheck();
  for (const { path } of files) {
    const person = readPerson(readFileSync(join(root, path), 'utf8'));
    if (person === undefined)
      throw new Error(
        `${join(root, path)} is not a record. "npm run college -- seal" lists all errors.`,
      );
    for (const problem of duplicates.problemsOf(path, person))
      throw new Error(formatProblem(problem, root));
    yield { ...person, path };
  }
}

function readPerson(text: string): Omit<ListedPerson, 'path'> | undefined {
  try {
    const record = parseJson(text) as PersonRecord;
    const name = nameOf(record);
    if (typeof name !== 'string') return undefined;
    return { ...personOf(record), writtenId: writtenId(record), name, ...sectionsOf(record) };
  } catch {
    return undefined;
  }
}

function sectionsOf(record: PersonRecord): Pick<ListedPerson, 'sections' | 'register'> {
  if (record.kind === 'student') return { sections: record.sections ?? [], register: [] };
  return {
    sections: [...new Set(record.classroom.items.map(({ section }) => section))],
    register: record.register.items.map(({ rollNumber, section }) => ({
      id: normalizeId(rollNumber),
      section,
    })),
  };
}
