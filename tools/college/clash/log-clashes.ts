import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { academic, calendar } from '@/content/campus';
import type { PersonRecord } from '../person-of';
import type { StoredRecord } from '../read-records';
import { listRecordFiles, recordsFolder } from '../record-file';
import { collegeClashes } from './college-clashes';
import { describeClashes } from './clash-page';

/** The most bytes of records that are read at a build, which takes about two seconds. */
const maxBytes = 200 * 1024 * 1024;

/** Says after sealing how many clashes the timetables have. The records are valid: they were just sealed. */
export function logClashes(folder: string): void {
  const files = listRecordFiles(folder);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxBytes) {
    console.log('timetables: npm run college -- clashes looks for clashes');
    return;
  }
  const clashes = collegeClashes(readSealed(folder, files), { load: academic.load, calendar });
  if (clashes.length > 0)
    console.log(
      `timetables: ${describeClashes(clashes)} For the list: npm run college -- clashes.`,
    );
}

function* readSealed(
  folder: string,
  files: ReturnType<typeof listRecordFiles>,
): Generator<StoredRecord> {
  const root = recordsFolder(folder);
  for (const { path } of files)
    yield { path, record: JSON.parse(readFileSync(join(root, path), 'utf8')) as PersonRecord };
}
