import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { StudentTimetable } from '@/content/schema/schedule/timetable';

/** The record of a teacher who holds the classes of a timetable. */
export function teacherWith(
  teacher: TeacherRecord,
  { meetings, term, days, changes, exams }: StudentTimetable,
): TeacherRecord {
  const items = meetings.map((meeting, index) => {
    const { id, start, end, section, course, room, weekdays } = meeting;
    const facts = { id, start, end, section, course, room, weekdays };
    return { ...facts, period: (index % 12) + 1, students: 60 };
  });
  return { ...teacher, classes: { items }, schedule: { term, days, changes, exams } };
}
