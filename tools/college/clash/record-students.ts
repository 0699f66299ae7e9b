import type { Meeting } from '@/content/schema/schedule/meeting';
import type { Exam } from '@/content/schema/schedule/schedule';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { CollegeSchedule } from '@/tools/import/clash/clash';
import { StudentGroups } from '@/tools/import/clash/student-groups';
import { addAt, getOrMake } from '@/tools/file/get-or-make';

type Taken = Pick<Meeting, 'section' | 'course' | 'start' | 'end' | 'room'> | Exam;

/**
 * Who takes a class or an exam: the students whose own timetable has it and, of students without a timetable, those of the
 * section in the register of its teacher.
 */
export class RecordStudents {
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
