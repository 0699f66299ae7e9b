import { statSync } from 'node:fs';
import { join } from 'node:path';
import { formatTime } from '@/lib/time/date';
import { compareCode } from '@/lib/text/compare-text';
import type { ReadTable } from '@/tools/import/mapping/find-reader';
import { headerScore } from '@/tools/import/mapping/header-score';
import { encodingFrom, readMapping, type Mapping } from '@/tools/import/mapping/mapping';
import { dateIn } from '@/tools/import/source/file-name';
import { readSources } from '@/tools/import/source/read-sources';
import { parseDay } from '@/tools/import/value/day';
import { createStatusParser } from '@/tools/import/value/status';
import { inFolder } from '../import/read-college';
import { findReaders } from '../import/source-table';

type Status = 'P' | 'A' | 'L' | 'D';

/** The content of a row of the office's table: a student in a class. */
export interface AttendanceRow {
  rollNumber: string;
  day: string;
  start: string;
  section: string;
  course: string;
  status: Status;
}

/** The form of the office's table: its headers, and the cell of each. */
interface AttendanceForm {
  headers: readonly string[];
  cells: (row: AttendanceRow) => Record<string, string>;
}

/** The columns that are written if no file of the college has others, by what they are read as. */
const usualColumns: NonNullable<ReadTable['columns']> = [
  { name: 'Roll No', role: 'person' },
  { name: 'Date', role: 'day' },
  { name: 'Start Time', role: 'session' },
  { name: 'Section', role: 'section' },
  { name: 'Subject', role: 'course' },
  { name: 'Status', role: 'status' },
];

/** The meaning of each status in the import, and the words for it in the order in which they are tried. */
const meanings = {
  P: ['present', 'P', 'Present'],
  A: ['absent', 'A', 'Absent'],
  L: ['late', 'L', 'Late'],
  D: ['excused', 'OD', 'On duty', 'DL'],
} as const;

/** Words for an excuse that is no sickness. */
const onDuty = /^(?:od|on duty|dl|duty leave)$/i;

/** The rows of a file that tell its words. */
const mostRows = 20_000;

const unchanged = (text: string) => text;

/**
 * Reads how the newest file of attendance in college/in writes a student in a class, so that the office's table can be loaded
 * where that file came from. Only tables with such rows count; without one, the usual columns and words are written.
 */
export async function readAttendanceForm(college: string): Promise<AttendanceForm> {
  const mapping = await readMapping(join(college, 'mapping.json'));
  const found = await newestTable(inFolder(college), mapping).catch(() => undefined);
  const { columns = usualColumns } = found ?? {};
  const values = await valuesOf(found);
  const words = wordsOf(values('status'), mapping);
  const day = dayForm(values('day'), mapping);
  const isHalf = [...values('session').keys()].some((text) => /\d\s*[ap]\.?m\.?$/i.test(text));
  const first = (...roles: string[]) =>
    roles.find((role) => columns.some((one) => one.role === role));
  const [section, course] = [first('section', 'group'), first('course title', 'course')];
  return {
    headers: found?.table.header ?? columns.map(({ name }) => name),
    cells: (row) => {
      const byRole: Record<string, string> = {
        ...{ person: row.rollNumber, day: day(row.day), status: words[row.status] },
        session: isHalf ? formatTime(row.start) : row.start,
        ...(section && { [section]: row.section }),
        ...(course && { [course]: row.course }),
      };
      return Object.fromEntries(columns.map(({ name, role }) => [name, byRole[role] ?? '']));
    },
  };
}

/** The newest table with a row for each student and class, by the date in its path or that of the file. */
async function newestTable(folder: string, mapping: Mapping): Promise<ReadTable | undefined> {
  const { tables } = await readSources(folder, headerScore, () => undefined, {
    encodingOf: encodingFrom(mapping),
  });
  const { readable } = await findReaders(tables, mapping);
  const dateOf = ({ table: { file } }: ReadTable) =>
    dateIn(file) || statSync(join(folder, file.split('/')[0]!)).mtime.toISOString();
  return readable.filter(hasRows).sort((one, other) => compareCode(dateOf(other), dateOf(one)))[0];
}

function hasRows({ reader, columns = [], table }: ReadTable): boolean {
  const roleOf = (role: string) => columns.find((one) => one.role === role);
  return (
    reader.kinds.includes('attendance') &&
    ['person', 'day', 'status'].every(roleOf) &&
    // In a column called "Absent", yes means absent.
    !/^absent$/i.test(roleOf('status')!.name) &&
    new Set(table.header).size === table.header.length
  );
}

/** The values of the columns of a role in the first rows of a table, and how often each occurs. */
async function valuesOf(found: ReadTable | undefined) {
  const counts = new Map<string, Map<string, number>>();
  const watched = (found?.columns ?? []).map(({ name, role }) => {
    const own = new Map<string, number>();
    counts.set(role, own);
    return [found!.table.header.indexOf(name), own] as const;
  });
  let rows = 0;
  for await (const batch of found?.table.rows() ?? []) {
    for (const { cells } of batch)
      for (const [index, own] of watched) {
        const text = cells[index] ?? '';
        if (text && (own.has(text) || own.size < 100)) own.set(text, (own.get(text) ?? 0) + 1);
      }
    if ((rows += batch.length) > mostRows) break;
  }
  return (role: string): ReadonlyMap<string, number> => counts.get(role) ?? new Map();
}

/** The word of each status that the college uses most, or else one that its import reads. */
function wordsOf(values: ReadonlyMap<string, number>, { words }: Mapping): Record<Status, string> {
  const parse = createStatusParser(words?.attendance);
  const used = [...values].sort(([, one], [, other]) => other - one).map(([word]) => word);
  const wordFor = (status: Status) => {
    const [meaning, ...usual] = meanings[status];
    const isDuty = (word: string) => status !== 'D' || onDuty.test(word);
    const own = used.find((word) => isDuty(word) && (status === 'D' || parse(word) === meaning));
    return own ?? usual.find((word) => parse(word) === meaning) ?? usual[0];
  };
  return { P: wordFor('P'), A: wordFor('A'), L: wordFor('L'), D: wordFor('D') };
}

/** Writes a day as these values are written. Days such as 03/04/2026 only if the mapping names their order. */
function dayForm(values: ReadonlyMap<string, number>, { dateOrder }: Mapping) {
  const numeric = (separator: string) => (day: string) => {
    const [year = '', month = '', date = ''] = day.split('-');
    const parts = dateOrder === 'month-first' ? [month, date, year] : [date, month, year];
    return parts.join(separator);
  };
  const named = (separator: string) => (day: string) => {
    const month = new Date(`${day}T00:00:00Z`).toLocaleString('en', {
      month: 'short',
      timeZone: 'UTC',
    });
    return [day.slice(8), month, day.slice(0, 4)].join(separator);
  };
  const forms = [...['-', ' '].map(named), ...(dateOrder ? ['/', '-', '.'].map(numeric) : [])];
  const days = [...values.keys()];
  const isForm = (write: (day: string) => string) =>
    days.every((text) => write(parseDay(text, dateOrder) ?? '') === text);
  return days.length > 0 ? (forms.find(isForm) ?? unchanged) : unchanged;
}
