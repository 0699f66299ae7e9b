import { join } from 'node:path';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { limits } from '@/content/schema/limits';
import { writeFiles } from '@/tools/file/write-files';
import { withCollegeLock } from './lock';
import { readRecords } from './read-records';
import { recordsFolder } from './record-file';

/** What a notice says, and to whom. Without a section and a programme, it is for every student. */
export interface CollegeNotice {
  title: string;
  /** When it is sent, "2026-01-31T09:30". */
  at: string;
  section?: string | undefined;
  program?: string | undefined;
}

/** Adds a notice to the notifications of the students that it is for, and returns how many there are. */
export function publishNotice(folder: string, notice: CollegeNotice): Promise<number> {
  const title = notice.title.trim();
  const longest = limits.notification.title;
  if (title.length === 0 || title.length > longest)
    throw new Error(`Write a notice of 1 to ${longest} characters. It has ${title.length}.`);
  return withCollegeLock(folder, () => {
    const changed = new Map<string, string>();
    for (const { path, record } of readRecords(folder))
      if (record.kind === 'student' && isFor(record, notice)) {
        const text = JSON.stringify(withNotice(record, title, notice.at), null, 2);
        changed.set(join(recordsFolder(folder), path), `${text}\n`);
      }
    if (changed.size === 0) throw new Error('No student is in this section or programme.');
    writeFiles(changed);
    return changed.size;
  });
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function isFor({ sections = [], student }: StudentRecord, { section, program }: CollegeNotice) {
  return (
    (section === undefined || sections.some((one) => isSame(one, section))) &&
    (program === undefined || isSame(student.program ?? '', program))
  );
}

function withNotice(record: StudentRecord, title: string, at: string): StudentRecord {
  const { items } = record.notifications;
  const taken = new Set(items.map(({ id }) => id));
  const start = `college-${at.replace(/\D/g, '')}`;
  let id = start;
  for (let next = 2; taken.has(id); next += 1) id = `${start}-${next}`;
  const icon = { src: '/images/notices/timetable.svg', width: 40, height: 40, alt: '' } as const;
  const all = [{ id, title, at, icon }, ...items].sort((one, other) =>
    one.at < other.at ? 1 : -1,
  );
  return { ...record, notifications: { ...record.notifications, items: all } };
}
