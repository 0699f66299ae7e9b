import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '@/content/parse';
import { DuplicateCheck } from './duplicate-record';
import { personOf, type PersonRecord } from './person-of';
import { listRecordFiles, noRecords, parseRecord, recordsFolder } from './record-file';

/** A record and the path of its file below records/. */
export interface StoredRecord {
  path: string;
  record: PersonRecord;
}

/** Reads the records of a college one after the other. Throws with the errors of a file that is not valid. */
export function* readRecords(folder: string): Generator<StoredRecord> {
  const root = recordsFolder(folder);
  const files = listRecordFiles(folder);
  if (files.length === 0) throw noRecords(folder);
  const duplicates = new DuplicateCheck();
  for (const { path } of files) {
    const record = parseRecord(path, readFileSync(join(root, path)));
    const problems = Array.isArray(record) ? record : duplicates.problemsOf(path, personOf(record));
    if (Array.isArray(record) || problems.length > 0)
      throw new Error(problems.map((problem) => formatProblem(problem, root)).join('\n'));
    yield { path, record };
  }
}
