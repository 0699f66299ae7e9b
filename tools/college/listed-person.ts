import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from '@/lib/record/person';
import { personOf, writtenId, type PersonRecord } from './person-of';
import { listRecordFiles, recordsFolder } from './record-file';

/** A person with a record, and the path of its file below records/. */
export interface ListedPerson extends Person {
  name: string;
  /** The id as the record writes it. */
  writtenId: string;
  path: string;
}

/**
 * The people with a record, one after the other. Records are not checked, which sealing does and which takes longer
 * than everything else. Throws if a file is no record at all.
 */
export function* listPeople(folder: string): Generator<ListedPerson> {
  for (const { path } of listRecordFiles(folder)) {
    const file = join(recordsFolder(folder), path);
    const person = readPerson(readFileSync(file, 'utf8'));
    if (person === undefined)
      throw new Error(`${file} is not a record. "npm run college:seal" lists all errors.`);
    yield { ...person, path };
  }
}

function readPerson(text: string): Omit<ListedPerson, 'path'> | undefined {
  try {
    const record = JSON.parse(text) as PersonRecord;
    return { ...personOf(record), writtenId: writtenId(record), name: nameOf(record) };
  } catch {
    return undefined;
  }
}

export function nameOf(record: PersonRecord): string {
  return record.kind === 'student' ? record.student.name : record.facultyProfile.name;
}
