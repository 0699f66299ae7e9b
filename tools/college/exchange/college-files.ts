import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { mergeKeys } from '@/lib/crypto/key-trust';
import { meetingsBetween, type Timetable } from '@/components/schedule/model/dated-meeting';
import { formatProblem } from '@/content/parse';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { MeetingChange, Schedule } from '@/content/schema/schedule/schedule';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { isSameId, normalizeId } from '@/lib/record/person';
import type { MeetingUpdate } from '@/tools/import/record/context';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import { personOf, type PersonRecord } from '../person-of';
import { parseRecord, recordsFolder } from '../record-file';
import { readRecords } from '../read-records';

/** The record files of a college, as far as imports need them, and the changed records that are not written yet. */
export class CollegeFiles {
  /** The published keys in all records. */
  keys: readonly FacultyKey[] = [];
  private readonly students = new Map<string, string>();
  private readonly registers = new Map<string, string[]>();
  /** The paths of the teachers' records, by employee id. */
  private readonly teachers = new Map<string, string>();
  private readonly opened = new Map<string, PersonRecord>();
  private readonly changed = new Set<string>();

  constructor(private readonly folder: string) {
    for (const { path, record } of readRecords(folder)) {
      this.keys = mergeKeys([...this.keys, ...record.keys.items]);
      const { id } = personOf(record);
      if (record.kind === 'student') this.students.set(id, path);
      else {
        this.teachers.set(id, path);
        for (const { rollNumber } of record.register.items)
          addAt(this.registers, normalizeId(rollNumber), path);
      }
    }
  }

  /** The weekly classes of a teacher, by id, or undefined without a record. */
  classesOf(employeeId: string): ReadonlyMap<string, UpcomingClass> | undefined {
    const record = this.teacher(employeeId);
    return record && new Map(record.classes.items.map((one) => [one.id, one]));
  }

  /** Returns true if a teacher holds a class on a day, by the timetable with the changes of the college. */
  isHeldBy(employeeId: string, meeting: string, day: string): boolean {
    const record = this.teacher(employeeId);
    if (!record) return false;
    const held = meetingsBetween(timetableOf(record), day, day).find(
      (one) => one.meeting.id === meeting,
    );
    const { teachers } = held ?? {};
    return held !== undefined && teachers?.includes(record.facultyProfile.name) !== false;
  }

  /** The classes of every teacher, with the changes of the college. */
  *timetables(): Iterable<{ teacher: string; timetable: Timetable }> {
    for (const path of this.teachers.values()) {
      const record = this.read(path) as TeacherRecord;
      const { name, employeeId } = record.facultyProfile;
      yield { teacher: `${name} (${employeeId})`, timetable: timetableOf(record) };
    }
  }

  /** Changes what differs from these meetings, in the records of everybody who has them. */
  changeMeetings(updates: ReadonlyMap<string, MeetingUpdate>): void {
    if (updates.size === 0) return;
    for (const { path, record } of readRecords(this.folder)) {
      const ids =
        record.kind === 'teacher'
          ? record.classes.items.map(({ id }) => id)
          : (record.timetable?.meetings.map(({ id }) => id) ?? []);
      const own = ids.flatMap((id) => updates.get(id) ?? []);
      if (own.length === 0) continue;
      const before = scheduleOf(record)?.changes ?? [];
      const changes = own.reduce<MeetingChange[]>((all, update) => update(all), before);
      if (isDeepStrictEqual(changes, before)) continue;
      scheduleIn(this.read(path)).changes = changes;
      this.changed.add(path);
    }
  }

  hasStudent(rollNumber: string): boolean {
    return this.students.has(normalizeId(rollNumber));
  }

  findActivity(rollNumber: string, id: string): PublishedActivity | undefined {
    return this.activitiesOf(rollNumber).find((one) => one.id === id);
  }

  activitiesOf(rollNumber: string): readonly PublishedActivity[] {
    const path = this.students.get(normalizeId(rollNumber));
    return path === undefined ? [] : (this.read(path) as StudentRecord).activities.items;
  }

  /** The name of a student who has a record. */
  nameOf(rollNumber: string): string | undefined {
    const path = this.students.get(normalizeId(rollNumber));
    return path === undefined ? undefined : (this.read(path) as StudentRecord).student.name;
  }

  /** Returns true if a teacher has the student in a register. */
  isRegistered(rollNumber: string, employeeId: string): boolean {
    const path = this.teachers.get(normalizeId(employeeId));
    return (
      path !== undefined && this.registers.get(normalizeId(rollNumber))?.includes(path) === true
    );
  }

  /** Puts an activity into the student's record and into every register that has the student. */
  putActivity(rollNumber: string, activity: PublishedActivity): void {
    const own = this.students.get(normalizeId(rollNumber));
    if (own === undefined) return;
    this.changed.add(own);
    putInto((this.read(own) as StudentRecord).activities.items, activity);
    for (const path of this.registers.get(normalizeId(rollNumber)) ?? []) {
      this.changed.add(path);
      for (const row of (this.read(path) as TeacherRecord).register.items)
        if (isSameId(row.rollNumber, rollNumber)) putInto(row.activities, activity);
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

  private teacher(employeeId: string): TeacherRecord | undefined {
    const path = this.teachers.get(normalizeId(employeeId));
    return path === undefined ? undefined : (this.read(path) as TeacherRecord);
  }

  private read(path: string): PersonRecord {
    const file = join(recordsFolder(this.folder), path);
    return getOrMake(
      this.opened,
      path,
      () => JSON.parse(readFileSync(file, 'utf8')) as PersonRecord,
    );
  }
}

const timetableOf = ({ schedule, classes }: TeacherRecord): Timetable => ({
  ...schedule,
  meetings: classes.items,
});

const scheduleOf = (record: PersonRecord): Schedule | undefined =>
  record.kind === 'student' ? record.timetable : record.schedule;

/** Returns where the record has its changes. A teacher's record without a schedule gets one. */
function scheduleIn(record: PersonRecord): Schedule {
  if (record.kind === 'student') return record.timetable as Schedule;
  return (record.schedule ??= { days: [], changes: [], exams: [] });
}

/** Replaces the activity with this id; a new one comes first. */
function putInto(activities: PublishedActivity[], activity: PublishedActivity): void {
  const index = activities.findIndex(({ id }) => id === activity.id);
  if (index === -1) activities.unshift(activity);
  else activities[index] = activity;
}
