import {
  type Clash,
  findClashes,
  type Booking,
  type UnitsOfStudent,
} from '@/tools/import/clash/clash';
import type { StoredRecord } from '@/tools/college/read-records';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { Exam, MeetingChange, Schedule } from '@/content/schema/schedule/schedule';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import { classBookings, daysOfTimetables, type BookedMeeting } from '@/tools/import/clash/booking';

/** The path of the record that a class was found in first, below records/. */
type Path = string;

type Meetings =
  TeacherRecord['classes']['items'] | NonNullable<StudentRecord['timetable']>['meetings'];

/** The records with the same term and special days. */
interface Group {
  basis: Pick<Timetable, 'term' | 'days'>;
  /** Each with the employee ids of those in whose records it is. */
  meetings: Map<string, BookedMeeting<Path> & { ids: Set<string> }>;
  changes: Map<string, MeetingChange>;
}

/** Collects the timetables of all records of a college. What several records have is in it once. */
class RecordSchedule {
  private readonly groups = new Map<string, Group>();
  private readonly exams = new Map<string, Exam & { origin: Path }>();
  private readonly names = new Map<string, string>();
  /** The courses of students: those with a timetable by it, others by the registers of their teachers. */
  private readonly own = new Map<string, { name: string; units: Set<string> }>();
  private readonly registered = new Map<string, { name: string; units: Set<string> }>();

  add({ path, record }: StoredRecord): void {
    if (record.kind === 'teacher') this.addTeacher(path, record);
    else if (record.timetable) {
      const { meetings, exams } = record.timetable;
      this.addMeetings(path, record.timetable, meetings);
      const { name, rollNumber } = record.student;
      const units = new Set([...meetings, ...exams].map(unitOf));
      this.own.set(rollNumber, { name: `${name} (${rollNumber})`, units });
    }
  }

  clashes(asOf: string): Clash<Path>[] {
    const timetables = [...this.groups.values()].map(({ basis, meetings, changes }) => ({
      ...basis,
      meetings: [...meetings.values()].map(({ ids, ...meeting }) => ({
        ...meeting,
        teachers: ids.size > 0 ? [...ids] : (meeting.teachers ?? []),
      })),
      changes: [...changes.values()],
    }));
    const days = daysOfTimetables(timetables, asOf);
    const exams = withoutRepeats([...this.exams.values()]).map((exam): Booking<Path> => {
      const { section, course, start, end, room, origin } = exam;
      const sections = section === undefined ? [] : [section];
      return {
        ...{ kind: 'exam', unit: unitOf(exam), sections, course, start, end },
        ...{ days: [exam.day], room, teachers: [], origin },
      };
    });
    const students: Iterable<UnitsOfStudent> = new Map([...this.registered, ...this.own]).values();
    return findClashes(
      [...timetables.flatMap((timetable) => classBookings(timetable, days)), ...exams],
      students,
      (id) => this.names.get(id) ?? id,
    );
  }

  private addTeacher(path: Path, record: TeacherRecord): void {
    const { facultyProfile, classes, schedule, register } = record;
    const { employeeId, name } = facultyProfile;
    this.names.set(employeeId, name);
    this.addMeetings(path, schedule ?? {}, classes.items, employeeId);
    const bySection = new Map<string, string[]>();
    for (const taken of [...classes.items, ...(schedule?.exams ?? [])])
      if (taken.section !== undefined) addAt(bySection, taken.section, unitOf(taken));
    for (const student of register.items) {
      const { rollNumber, section } = student;
      const { units } = getOrMake(this.registered, rollNumber, () => ({
        name: `${student.name} (${rollNumber})`,
        units: new Set<string>(),
      }));
      for (const unit of bySection.get(section) ?? []) units.add(unit);
    }
  }

  private addMeetings(
    path: Path,
    { term, days = [], changes = [], exams = [] }: Partial<Schedule>,
    meetings: Meetings,
    teacher?: string,
  ): void {
    const group = getOrMake(this.groups, JSON.stringify([term, days]), () => ({
      basis: { ...(term && { term }), days },
      meetings: new Map(),
      changes: new Map(),
    }));
    // Other records may use an id for another class: within a group, a class is named by all that it is.
    const ids = new Map(
      meetings.map((meeting) => [meeting.id, addMeeting(group, path, meeting, teacher)]),
    );
    for (const change of changes) {
      const meeting = ids.get(change.meeting);
      if (meeting !== undefined)
        group.changes.set(`${meeting}:${change.day}:${change.sequence}`, { ...change, meeting });
    }
    for (const exam of exams) {
      const { section, course, day, start, end, room } = exam;
      const id = JSON.stringify([section, course, day, start, end, room]);
      if (!this.exams.has(id)) this.exams.set(id, { ...exam, id, origin: path });
    }
  }
}

/** Adds a meeting of a record and returns its id in the group. */
function addMeeting(
  { meetings }: Group,
  path: Path,
  meeting: Meetings[number],
  teacher: string | undefined,
): string {
  const { id, section, course, start, end, room, weekdays, from, to, dates, batch, elective } =
    meeting;
  const key = JSON.stringify([
    id,
    section,
    course,
    start,
    end,
    room,
    weekdays,
    from,
    to,
    dates,
    batch,
    elective,
  ]);
  const { ids } = getOrMake(meetings, key, () => ({
    ...{ id: key, unit: unitOf(meeting), section, course, start, end, room, weekdays },
    ...{ from, to, dates, batch, elective, origin: path, ids: new Set<string>() },
    ...('teachers' in meeting && { teachers: meeting.teachers }),
  }));
  if (teacher !== undefined) ids.add(teacher);
  return key;
}

/** An exam that one record has with its section, and another without, is one. */
function withoutRepeats<E extends Exam>(exams: readonly E[]): E[] {
  const key = ({ course, day, start }: Exam) => JSON.stringify([course, day, start]);
  const named = new Set(exams.filter(({ section }) => section !== undefined).map(key));
  return exams.filter((exam) => exam.section !== undefined || !named.has(key(exam)));
}

/** Returns what a student takes: a class or an exam. Two laboratories of a section at one time are two, by their rooms. */
function unitOf(taken: Meetings[number] | Exam): string {
  const { section, course, start } = taken;
  const when = 'day' in taken ? [taken.day] : [taken.end, taken.room];
  return JSON.stringify([section, course, start, ...when]);
}

/** The clashes of all timetables in a college's records, around the newest day of their data. */
export function collegeClashes(records: Iterable<StoredRecord>): Clash<string>[] {
  const schedule = new RecordSchedule();
  let asOf = '';
  for (const stored of records) {
    schedule.add(stored);
    if (stored.record.asOf > asOf) asOf = stored.record.asOf;
  }
  return schedule.clashes(asOf);
}
