import { hasFigures } from '@/components/help/model/has-figures';
import type { RecordItem } from '@/components/list/record-list';
import type { FreeSlotContent } from '@/components/schedule/free-slot/slot';
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

/** Left out if the record does not say when sections and rooms are in use. */
function freeSlotOf({ occupancy, classes, schedule, asOf }: TeacherRecord) {
  if (!occupancy || occupancy.sections.length === 0) return undefined;
  return { occupancy, timetable: { ...schedule, meetings: classes.items }, asOf };
}

export type FacultyClassroomProps = ReturnType<typeof facultyClassroomOf>;

/** What the MyClassroom page shows of a record. */
export function facultyClassroomOf(record: TeacherRecord, toList: ToList = wholeList) {
  const { asOf, classroom, register, classes, schedule, facultyProfile } = record;
  const items = classroom.items.map((section) => toItem(section, register));
  const freeSlot: FreeSlotContent | undefined = freeSlotOf(record);
  return {
    asOf,
    sections: toList('sections', items),
    timetable: { ...schedule, meetings: classes.items },
    ...(freeSlot && { freeSlot }),
    help: {
      students: register.items.some(hasFigures) ? register.items : [],
      asOf,
      by: facultyProfile.name,
    },
    by: { name: facultyProfile.name, employeeId: facultyProfile.employeeId },
  };
}
