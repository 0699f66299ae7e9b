import type { ComplianceContent } from '@/components/compliance/model/compliance-content';
import { hasFigures } from '@/components/help/model/has-figures';
import type { RecordItem } from '@/components/list/record-list';
import type { FreeSlotContent } from '@/components/schedule/free-slot/slot';
import type { ClassroomSection } from '@/content/schema/faculty/classroom';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { wholeList, type ToList } from '@/lib/list/long-list';

const toItem = (
  { id, section, course, room, students }: ClassroomSection,
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

/** What the check for compliance reads of a record. */
type ComplianceProps = Pick<ComplianceContent, 'students' | 'device' | 'asOf' | 'by'>;

/** What the MyClassroom page shows of a record. */
export function facultyClassroomOf(record: TeacherRecord, toList: ToList = wholeList) {
  const { asOf, classroom, register, classes, schedule, facultyProfile } = record;
  const items = classroom.items.map((section) => toItem(section, register));
  const freeSlot: FreeSlotContent | undefined = freeSlotOf(record);
  const compliance: ComplianceProps = { students: register.items, asOf, by: facultyProfile.name };
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
    compliance,
    by: { name: facultyProfile.name, employeeId: facultyProfile.employeeId },
  };
}

/** The same for the sample: its student submits on the same device. */
export function sampleFacultyClassroomOf(
  { student, teacher }: { student: StudentRecord; teacher: TeacherRecord },
  toList: ToList,
): FacultyClassroomProps {
  const props = facultyClassroomOf(teacher, toList);
  const { rollNumber } = student.student;
  const device = { rollNumber, activities: toList('activities', student.activities.items) };
  return { ...props, compliance: { ...props.compliance, device } };
}
