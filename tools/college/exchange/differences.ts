import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  classesOf,
  isSame,
  shownNames,
  type StudentClass,
} from '@/components/roll-call/model/every-class';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { toCsv, type CsvCell } from '@/lib/file/csv';
import { normalizeId } from '@/lib/record/person';
import { compareCode } from '@/lib/text/compare-text';
import { addAt } from '@/tools/file/get-or-make';
import { writeOneFile } from '@/tools/file/write-files';
import { readRecords } from '../read-records';
import { readKept } from './kept';
import type { SentRegister } from './registers';

const fields = [
  ...['Roll No', 'Date', 'Start Time', 'Section', 'Subject', 'Teacher', 'Register'],
  'College record',
];

/** A row of a register that counts. */
interface RegisterRow {
  register: SentRegister;
  status: SentRegister['rows'][number][1];
}

/**
 * Compares the registers that teachers sent with the records, and writes where the two differ to `registers/differences.csv`.
 * Returns their number; null without registers.
 */
export function writeDifferences(college: string): number | null {
  const folder = join(college, 'registers');
  if (!existsSync(folder)) return null;
  const rows = registerRows(folder);
  const found: Record<string, CsvCell>[] = [];
  for (const { record } of readRecords(college)) {
    if (record.kind !== 'student') continue;
    const own = rows.get(normalizeId(record.student.rollNumber)) ?? [];
    if (own.length > 0) found.push(...differencesOf(record, own));
  }
  found.sort(
    (one, other) =>
      compareCode(String(one.Date), String(other.Date)) ||
      compareCode(String(one['Start Time']), String(other['Start Time'])),
  );
  writeOneFile(join(folder, 'differences.csv'), toCsv(fields, found));
  return found.length;
}

/** The rows of the registers that count, by roll number. */
function registerRows(folder: string): ReadonlyMap<string, RegisterRow[]> {
  const rows = new Map<string, RegisterRow[]>();
  for (const file of readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name)))
    for (const [register] of readKept<SentRegister[]>(join(folder, file)).values())
      for (const [rollNumber, status] of register?.rows ?? [])
        addAt(rows, normalizeId(rollNumber), { register: register!, status });
  return rows;
}

function differencesOf(record: StudentRecord, rows: readonly RegisterRow[]) {
  const { timetable } = record;
  if (!timetable) return [];
  const classes = classesOf(record, timetable, [], { day: record.asOf, time: '24:00' });
  return rows.flatMap(({ register, status }): Record<string, CsvCell>[] => {
    const { meeting, day, start, section, course, by } = register;
    const isClass = (one: StudentClass) => one.id.startsWith(`${meeting}:`) && one.day === day;
    const said = classes.find(isClass)?.status;
    if (!said || isSame(said, status)) return [];
    return [
      {
        ...{ 'Roll No': record.student.rollNumber, Date: day, 'Start Time': start },
        ...{ Section: section, Subject: course, Teacher: by.name, Register: shownNames[status] },
        'College record': shownNames[said],
      },
    ];
  });
}
