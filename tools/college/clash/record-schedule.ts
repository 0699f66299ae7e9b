import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { MeetingChange, Schedule, SpecialDay, Exam } from '@/content/schema/schedule/schedule';
import type { Calendar } from '@/content/schema/student/calendar';
import type { StoredRecord } from '../read-records';
import type {
  CollegeSchedule,
  SourcedExam,
  SourcedMeeting,
  SourcedTest,
  SourcedWork,
} from '@/tools/import/clash/clash';
import { Teachers } from '@/tools/import/clash/teacher-name';
import { getOrMake, addAt } from '@/tools/file/get-or-make';
import type { Meeting as StudentMeeting } from '@/content/schema/schedule/meeting';
import { StudentGroups } from '@/tools/import/clash/student-groups';

/** The path of the record that a class was found in first, below records/. */
type Path = string;

interface Meeting extends SourcedMeeting<Path> {
  /** The employee ids of those in whose records it is. */
  ids: Set<string>;
}

type Meetings =
  TeacherRecord['classes']['items'] | NonNullable<StudentRecord['timetable']>['meetings'];

/** The records with the same term and special days. */
interface Group {
  basis: Pick<Timetable, 'term' | 'days'>;
  meetings: Map<string, Meeting>;
  changes: Map<string, MeetingChange>;
}

/** Collects the timetables of all records of a college. What several records have is in it once. */
export class RecordSchedule {
  private readonly groups = new Map<string, Group>();
  private readonly exams = new Map<string, SourcedExam<Path>>();
  private readonly works = new Map<string, SourcedWork<Path>>();
  private readonly holidays = new Map<string, SpecialDay>();
  private readonly teachers = new Teachers();
  private readonly students = new RecordStudents();

  add({ path, record }: StoredRecord): void {
    if (record.kind === 'teacher') this.addTeacher(path, record);
    else if (record.timetable) {
      this.addMeetings(path, record.timetable, record.timetable.meetings);
      this.students.addStudent(record.student, record.timetable);
    }
  }

  /** The schedule, with the quizzes, exams and holidays of the academic calendar, which is from `calendarFile`. */
  schedule(calendar: Calendar, calendarFile: Path): CollegeSchedule<Path> {
    const { tests, holidays } = eventsOf(calendar, calendarFile);
    return {
      timetables: [...this.groups.values()].map(({ basis, meetings, changes }) => ({
        ...basis,
        meetings: [...meetings.values()].map(({ ids, ...meeting }) => ({
          ...meeting,
          teachers: this.teachers.labelsOf(ids, meeting.teachers ?? []),
        })),
        changes: [...changes.values()],
      })),
      exams: withoutRepeats([...this.exams.values()]),
      works: [...this.works.values()],
      tests,
      holidays: [...this.holidays.values(), ...holidays],
      groupsOf: this.students.groups(),
    };
  }

  private addTeacher(path: Path, record: TeacherRecord): void {
    const { employeeId, name } = record.facultyProfile;
    this.teachers.add(employeeId, name);
    this.addMeetings(path, record.schedule ?? {}, record.classes.items, employeeId);
    this.students.addTeacher(record);
    for (const { name: title, section, due } of record.assignments.items)
      if (due !== undefined)
        this.works.set(JSON.stringify([section, title, due]), {
          ...{ name: title, section, due, origin: path },
        });
  }

  private addMeetings(
    path: Path,
    { term, days = [], changes = [], exams = [] }: Partial<Schedule>,
    meetings: Meetings,
    teacher?: string,
  ): void {
    const key = JSON.stringify([term, days]);
    const group = getOrMake(this.groups, key, () => newGroup(term, days));
    // Other records may use an id for another class: within a group, a class is named by all that it is.
    const ids = new Map(
      meetings.map((meeting) => [meeting.id, addMeeting(group, path, meeting, teacher)]),
    );
    for (const change of changes) {
      const meeting = ids.get(change.meeting);
      if (meeting !== undefined)
        group.changes.set(`${meeting}:${change.day}:${change.sequence}`, { ...change, meeting });
    }
    for (const day of days) this.holidays.set(`${day.day} ${day.label}`, day);
    for (const exam of exams) {
      const { section, course, day, start, end, room } = exam;
      const id = JSON.stringify([section, course, day, start, end, room]);
      if (!this.exams.has(id)) this.exams.set(id, { ...exam, id, origin: path });
    }
  }
}

const newGroup = (term: Schedule['term'], days: SpecialDay[]): Group => ({
  basis: { ...(term && { term }), days },
  meetings: new Map(),
  changes: new Map(),
});

/** Adds a meeting of a record and returns its id in the group. */
function addMeeting(
  { meetings }: Group,
  path: Path,
  meeting: Meetings[number],
  teacher: string | undefined,
): string {
  const { id, section, course, start, end, room, weekdays, from, to, dates } = meeting;
  const key = JSON.stringify([id, section, course, start, end, room, weekdays, from, to, dates]);
  const { ids } = getOrMake(meetings, key, () => ({
    ...{ id: key, section, course, start, end, room, weekdays, from, to, dates, origin: path },
    ...('teachers' in meeting && { teachers: meeting.teachers }),
    ids: new Set<string>(),
  }));
  if (teacher !== undefined) ids.add(teacher);
  return key;
}

/** An exam that one record has with its section, and another without, is one. */
function withoutRepeats(exams: readonly SourcedExam<Path>[]): SourcedExam<Path>[] {
  const key = ({ course, day, start }: SourcedExam<Path>) => JSON.stringify([course, day, start]);
  const named = new Set(exams.filter(({ section }) => section !== undefined).map(key));
  return exams.filter((exam) => exam.section !== undefined || !named.has(key(exam)));
}

function eventsOf({ months }: Calendar, origin: Path) {
  const events = months.flatMap(({ month, events: own }) =>
    own.map(({ day: date, end, type, label, id }) => ({
      ...{ day: `${month}-${String(date).padStart(2, '0')}`, type, label, id },
      ...(end !== undefined && { end }),
    })),
  );
  const tests = events
    .filter(({ type }) => type === 'quiz' || type === 'exam')
    .map(({ label, day, end }): SourcedTest<Path> => ({ name: label, day, end, origin }));
  const holidays = events
    .filter(({ type }) => type === 'holiday')
    .map(({ id, day, label, end }): SpecialDay => ({
      ...{ id, day, label, kind: 'holiday' },
      ...(end !== undefined && { end }),
    }));
  return { tests, holidays };
}

type Taken = Pick<StudentMeeting, 'section' | 'course' | 'start' | 'end' | 'room'> | Exam;

/**
 * Who takes a class or an exam: the students whose own timetable has it and, of students without a timetable, those of the
 * section in the register of its teacher.
 */
class RecordStudents {
  /** The keys of what the students with a timetable take, by roll number. */
  private readonly own = new Map<string, { name: string; taken: Set<string> }>();
  private readonly registered = new Map<string, { name: string; taken: Set<string> }>();

  addStudent(
    { name, rollNumber }: StudentRecord['student'],
    { meetings, exams }: NonNullable<StudentRecord['timetable']>,
  ): void {
    const keys = [...meetings, ...exams].flatMap(keysOf);
    this.own.set(rollNumber, { name, taken: new Set(keys) });
  }

  addTeacher({ register, classes, schedule }: TeacherRecord): void {
    const bySection = new Map<string, string[]>();
    for (const taken of [...classes.items, ...(schedule?.exams ?? [])]) {
      const { section } = taken;
      if (section !== undefined) addAt(bySection, section, ...keysOf(taken));
    }
    for (const { name, rollNumber, section } of register.items) {
      const { taken } = getOrMake(this.registered, rollNumber, () => ({ name, taken: new Set() }));
      for (const key of bySection.get(section) ?? []) taken.add(key);
    }
  }

  groups(): CollegeSchedule<unknown>['groupsOf'] {
    const groups = new StudentGroups<string>();
    for (const [rollNumber, { name, taken }] of new Map([...this.registered, ...this.own]))
      groups.add(`${name} (${rollNumber})`, taken);
    return (item) => {
      const [key = '', section] = keysOf(item);
      const known = groups.of(key);
      if (known.length > 0 || section === undefined) return known;
      // Nobody's timetable has it: everybody in the section may take it.
      return [...groups.of(section), { key: section, students: [] }];
    };
  }
}

/** The key of a class or an exam and, if it has one, that of its section. */
function keysOf(taken: Taken): string[] {
  const { section, course, start } = taken;
  const when = 'day' in taken ? [taken.day] : [taken.end, taken.room];
  const key = JSON.stringify([section, course, start, ...when]);
  return section === undefined ? [key] : [key, `section ${section}`];
}
