import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activityRules } from '@/content/campus';
import { describeClashes } from '../clash/clash-page';
import { collegeClashes } from '../clash/college-clashes';
import type { PersonRecord } from '../person-of';
import type { StoredRecord } from '../read-records';
import { listRecordFiles, recordsFolder } from '../record-file';

/** The most bytes of records that are read at a build, which takes about two seconds. */
const maxBytes = 200 * 1024 * 1024;

/**
 * Says after sealing how many clashes the timetables have, and which categories of students' activities the rules do not
 * have. The records are valid: they were just sealed.
 */
export function logSealed(folder: string): void {
  const files = listRecordFiles(folder);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxBytes) {
    console.log('timetables: npm run college -- clashes looks for clashes');
    return;
  }
  const unknown = new Map<string, number>();
  const records = watched(
    files.map(({ path }) => path),
    recordsFolder(folder),
    unknown,
  );
  const clashes = collegeClashes(records);
  if (clashes.length > 0)
    console.log(
      `timetables: ${describeClashes(clashes)} For the list: npm run college -- clashes.`,
    );
  if (unknown.size === 0) return;
  const names = [...unknown].map(([name, count]) => `“${name}” (${count})`).join(', ');
  console.log(
    `activities: content/activity-rules.json does not have these categories, so they count for nothing: ${names}`,
  );
}

/** The records, of which the categories that are not known are counted on the way. */
function* watched(
  paths: readonly string[],
  root: string,
  unknown: Map<string, number>,
): Generator<StoredRecord> {
  const known = new Set(activityRules.categories.map(({ name }) => name));
  for (const path of paths) {
    const record = JSON.parse(readFileSync(join(root, path), 'utf8')) as PersonRecord;
    if (record.kind === 'student')
      for (const { category } of record.activities.items)
        if (!known.has(category)) unknown.set(category, (unknown.get(category) ?? 0) + 1);
    yield { path, record };
  }
}
