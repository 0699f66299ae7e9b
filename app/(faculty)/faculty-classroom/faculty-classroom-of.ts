import type { RecordItem } from '@/components/list/record-list';
import type { Section } from '@/content/schema/faculty/classroom';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { wholeList, type ToList } from '@/lib/list/long-list';

const toItem = (
  { id, section, course, room, students }: Section,
  register: TeacherRecord['register'],
): RecordItem => ({
  id,
  title: `${section} ${course}`,
  detail: room ?? [],
  meta: [students === 1 ? '1 student' : `${students} students`],
  people: register.items
    .filter((student) => student.section === section)
    .map(({ name, rollNumber }) => ({ name, id: rollNumber })),
});

export type FacultyClassroomProps = ReturnType<typeof facultyClassroomOf>;

/** What the MyClassroom page shows of a record. */
export function facultyClassroomOf(
  { classroom, register, facultyProfile: { name, employeeId } }: TeacherRecord,
  toList: ToList = wholeList,
) {
  const items = classroom.items.map((section) => toItem(section, register));
  return { sections: toList('sections', items), by: { name, employeeId } };
}
