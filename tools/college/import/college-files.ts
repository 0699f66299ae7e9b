import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '@/content/parse';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { Activity } from '@/content/schema/student/activity';
import type { PersonRecord } from '../person-of';
import { parseRecord, recordsFolder } from '../record-file';
import { readRecords } from '../read-records';

/** The record files of a college, as far as imports need them, and the changed records that are not written yet. */
export class CollegeFiles {
  /** The published keys in all records. */
  readonly keys = new Map<string, FacultyKey>();
  private readonly students = new Map<string, string>();
  private readonly registers = new Map<string, string[]>();
  private readonly opened = new Map<string, PersonRecord>();
  private readonly changed = new Set<string>();

  constructor(private readonly folder: string) {
    for (const { path, record } of readRecords(folder)) {
      for (const key of record.keys.items) this.keys.set(key.id, key);
      if (record.kind === 'student') this.students.set(record.student.rollNumber, path);
      else for (const { rollNumber } of record.register.items) this.addRegister(rollNumber, path);
    }
  }

  hasStudent(rollNumber: string): boolean {
    return this.students.has(rollNumber);
  }

  findActivity(rollNumber: string, id: string): Activity | undefined {
    const path = this.students.get(rollNumber);
    if (path === undefined) return undefined;
    return (this.read(path) as StudentRecord).activities.items.find((one) => one.id === id);
  }

  /** Puts an activity into the student's record and into every register that has the student. */
  putActivity(rollNumber: string, activity: Activity): void {
    const own = this.students.get(rollNumber);
    if (own === undefined) return;
    this.changed.add(own);
    putInto((this.read(own) as StudentRecord).activities.items, activity);
    for (const path of this.registers.get(rollNumber) ?? []) {
      this.changed.add(path);
      for (const row of (this.read(path) as TeacherRecord).register.items)
        if (row.rollNumber === rollNumber) putInto(row.activities, activity);
    }
  }

  /** The text of every changed file, by path. Throws if a record would not be valid. */
  texts(): Map<string, string> {
    const root = recordsFolder(this.folder);
    const texts = new Map<string, string>();
    for (const path of this.changed) {
      const text = `${JSON.stringify(this.read(path), null, 2)}\n`;
      const checked = parseRecord(path, Buffer.from(text));
      if (Array.isArray(checked))
        throw new Error(
          `Nothing was imported, because a record would not be valid.\n${checked.map((problem) => formatProblem(problem, root)).join('\n')}`,
        );
      texts.set(join(root, path), text);
    }
    return texts;
  }

  private addRegister(rollNumber: string, path: string): void {
    const paths = this.registers.get(rollNumber);
    if (paths) paths.push(path);
    else this.registers.set(rollNumber, [path]);
  }

  private read(path: string): PersonRecord {
    const known = this.opened.get(path);
    if (known) return known;
    const text = readFileSync(join(recordsFolder(this.folder), path), 'utf8');
    const record = JSON.parse(text) as PersonRecord;
    this.opened.set(path, record);
    return record;
  }
}

/** Replaces the activity with this id; a new one comes first. */
function putInto(activities: Activity[], activity: Activity): void {
  const index = activities.findIndex(({ id }) => id === activity.id);
  if (index === -1) activities.unshift(activity);
  else activities[index] = activity;
}
