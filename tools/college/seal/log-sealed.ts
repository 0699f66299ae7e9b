import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activityRules } from '@/content/campus';
import type { PersonRecord } from '../person-of';
import { listRecordFiles, recordsFolder } from '../record-file';

/** The most bytes of records that are read at a build, which takes about two seconds. */
const maxBytes = 200 * 1024 * 1024;

/** Says after sealing which categories of students' activities the rules do not have. The records are valid: they were just sealed. */
export function logSealed(folder: string): void {
  const files = listRecordFiles(folder);
  if (files.reduce((sum, { size }) => sum + size, 0) > maxBytes) return;
  const known = new Set(activityRules.categories.map(({ name }) => name));
  const unknown = new Map<string, number>();
  for (const { path } of files) {
    const text = readFileSync(join(recordsFolder(folder), path), 'utf8');
    const record = JSON.parse(text) as PersonRecord;
    if (record.kind === 'student')
      for (const { category } of record.activities.items)
        if (!known.has(category)) unknown.set(category, (unknown.get(category) ?? 0) + 1);
  }
  if (unknown.size === 0) return;
  const names = [...unknown].map(([name, count]) => `“${name}” (${count})`).join(', ');
  console.log(
    `activities: content/activity-rules.json does not have these categories, so they count for nothing: ${names}`,
  );
}
