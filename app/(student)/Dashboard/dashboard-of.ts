import { publishedPending } from '@/components/assignment/model/assignment';
import { recentNotifications } from '@/components/notice/model/notification-period';
import { resultsSince } from '@/components/performance/model/academic-figures';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { wholeList, type ToList } from '@/lib/list/long-list';

export type DashboardProps = ReturnType<typeof dashboardOf>;

/** What the student's dashboard shows of a record. */
export function dashboardOf(record: StudentRecord, toList: ToList = wholeList) {
  const { attendance, timetable, assignments, notifications, activities, keys } = record;
  // The page contains what it gets, so it gets nothing that only the profile shows.
  const { name, rollNumber, program, semester, batch, lateral, cgpa, cgpaBasis } = record.student;
  return {
    student: { name, rollNumber, program, semester, batch, lateral, cgpa, cgpaBasis },
    attendance,
    timetable,
    // Only a student without a CGPA in the register has it computed.
    results: cgpa === undefined ? record.results : undefined,
    resultsSince: resultsSince(record.results),
    pending: publishedPending(assignments.items, assignments.pending),
    assignments: toList('assignments', assignments.items),
    notifications: toList('notifications', recentNotifications(notifications.items)),
    activities: toList('activities', activities.items),
    keys: toList('keys', keys.items),
  };
}
