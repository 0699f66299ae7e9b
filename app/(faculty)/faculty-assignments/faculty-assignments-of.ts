import { sectionsOf } from '@/components/activity/model/sections-of';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { wholeList, type ToList } from '@/lib/list/long-list';

export type FacultyAssignmentsProps = ReturnType<typeof facultyAssignmentsOf>;

/** What the faculty's Assignments page shows of a record. */
export function facultyAssignmentsOf(record: TeacherRecord, toList: ToList = wholeList) {
  const { facultyProfile, assignments, classroom, classes, register } = record;
  return {
    by: { name: facultyProfile.name, employeeId: facultyProfile.employeeId },
    students: register.items,
    assignments: toList('assignments', assignments.items),
    sections: toList('sections', sectionsOf(classroom.items, classes.items, register.items)),
  };
}
