import type { ReviewStudent } from '@/components/activity/model/review';
import { sectionsOf } from '@/components/activity/model/sections-of';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { Activity } from '@/lib/activity/activity';
import { wholeList, type PageList, type ToList } from '@/lib/list/long-list';

export type FacultyDashboardProps = ReturnType<typeof facultyDashboardOf>;

/** What the faculty dashboard shows of a record. */
export function facultyDashboardOf(record: TeacherRecord, toList: ToList = wholeList) {
  const { facultyProfile, progress, classes, classroom, register } = record;
  return {
    by: facultyProfile.name,
    employeeId: facultyProfile.employeeId,
    progress,
    classes: classes.items,
    schedule: record.schedule,
    rows: toList('students', record.studentRows.items),
    students: register.items,
    student: null as ReviewStudent | null,
    activities: noActivities,
    notices: toList('notices', record.notices.items),
    sections: toList('sections', sectionsOf(classroom.items, classes.items, register.items)),
    keys: toList('keys', record.keys.items),
  };
}

const noActivities: PageList<Activity> = [];

/** The same for the sample: its student submits on the same device. */
export function sampleFacultyDashboardOf(
  { student, teacher }: { student: StudentRecord; teacher: TeacherRecord },
  toList: ToList,
): FacultyDashboardProps {
  const { name, rollNumber } = student.student;
  return {
    ...facultyDashboardOf(teacher, toList),
    student: { name, rollNumber },
    activities: toList('activities', student.activities.items),
  };
}
