import { join } from 'node:path';
import { limits } from '@/content/schema/limits';
import { writeFiles } from '@/tools/file/write-files';
import { withCollegeLock } from './college-lock';
import type { PersonRecord } from './person-of';
import { readRecords } from './read-records';
import { recordsFolder } from './record-file';

export const audiences = ['students', 'teachers', 'everyone'] as const;

/** The text of a notice and its audience. Without a section and a programme, it is for all of its audience. */
interface CollegeNotice {
  title: string;
  /** The moment of sending, "2026-01-31T09:30". */
  at: string;
  /** Students, if it does not say. */
  to?: (typeof audiences)[number] | undefined;
  section?: string | undefined;
  program?: string | undefined;
}

/** The number of people whom a command reached. */
export interface Reached {
  students: number;
  teachers: number;
}

/** Adds a notice to the notifications of the people that it is for, and returns how many there are. */
export function publishNotice(folder: string, notice: CollegeNotice): Promise<Reached> {
  const { at, to = 'students' } = notice;
  const title = notice.title.trim();
  const longest = to === 'students' ? limits.notification.title : limits.notice.title;
  if (title.length === 0 || title.length > longest)
    throw new Error(`Write a notice of 1 to ${longest} characters. It has ${title.length}.`);
  return withCollegeLock(folder, () => {
    const sections = sectionsFor(folder, notice);
    const taken = new Set(
      [...readRecords(folder)].flatMap(({ record }) => noticesOf(record).map(({ id }) => id)),
    );
    const start = `${prefix}${at.replace(/\D/g, '')}`;
    let id = start;
    for (let next = 2; taken.has(id); next += 1) id = `${start}-${next}`;
    const reached = change(folder, (record) => {
      const isAsked = to === 'everyone' || to === `${record.kind}s`;
      if (isAsked && isFor(record, notice, sections)) add(record, { id, title, at });
    });
    if (reached.students + reached.teachers === 0)
      throw new Error(
        `Nobody is in this section or programme${to === 'everyone' ? '' : ` among the ${to}`}.`,
      );
    return reached;
  });
}

/** Takes the last notice back from everybody who has it, and returns what it says and how many had it. */
export function takeNoticeBack(folder: string): Promise<Reached & { title: string; at: string }> {
  return withCollegeLock(folder, () => {
    const [last] = [...readRecords(folder)]
      .flatMap(({ record }) => noticesOf(record))
      .filter(({ id }) => id.startsWith(prefix))
      .sort((one, other) => other.id.localeCompare(one.id, 'en', { numeric: true }));
    if (!last) throw new Error('There is no notice to take back.');
    const reached = change(folder, (record) => {
      const list = record.kind === 'student' ? record.notifications : record.notices;
      const items = noticesOf(record).filter(({ id }) => id !== last.id);
      Object.assign(list, { items });
    });
    return { ...reached, title: last.title, at: last.at };
  });
}

/** The start of the ids of notices that the command publishes. */
const prefix = 'college-';

const noticesOf = (record: PersonRecord): readonly { id: string; title: string; at: string }[] =>
  record.kind === 'student' ? record.notifications.items : record.notices.items;

/** Writes the records whose notices change, and counts them. */
function change(folder: string, edit: (record: PersonRecord) => void): Reached {
  const changed = new Map<string, string>();
  const reached = { students: 0, teachers: 0 };
  for (const { path, record } of readRecords(folder)) {
    const before = noticesOf(record).length;
    edit(record);
    if (noticesOf(record).length === before) continue;
    changed.set(join(recordsFolder(folder), path), `${JSON.stringify(record, null, 2)}\n`);
    reached[`${record.kind}s`] += 1;
  }
  writeFiles(changed);
  return reached;
}

function add(record: PersonRecord, notice: { id: string; title: string; at: string }): void {
  const newestFirst = (one: { at: string }, other: { at: string }) => (one.at < other.at ? 1 : -1);
  if (record.kind === 'teacher') {
    record.notices.items = [notice, ...record.notices.items].sort(newestFirst);
    return;
  }
  const icon = { src: '/images/notices/timetable.svg', width: 40, height: 40, alt: '' } as const;
  record.notifications.items = [{ ...notice, icon }, ...record.notifications.items].sort(
    newestFirst,
  );
}

const key = (name = '') => name.trim().toLowerCase();

/** The sections whose teachers a notice is for: the one that is named, or those with a student of the programme. */
function sectionsFor(folder: string, { section, program }: CollegeNotice): Set<string> {
  if (section !== undefined || program === undefined) return new Set(section ? [key(section)] : []);
  return new Set(
    [...readRecords(folder)].flatMap(({ record }) =>
      record.kind === 'student' && key(record.student.program) === key(program)
        ? (record.sections ?? []).map(key)
        : [],
    ),
  );
}

function isFor(
  record: PersonRecord,
  { section, program }: CollegeNotice,
  sections: ReadonlySet<string>,
): boolean {
  if (section === undefined && program === undefined) return true;
  if (record.kind === 'teacher')
    return record.classroom.items.some((own) => sections.has(key(own.section)));
  return (
    (section === undefined || (record.sections ?? []).map(key).includes(key(section))) &&
    (program === undefined || key(record.student.program) === key(program))
  );
}
