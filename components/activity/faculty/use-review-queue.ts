import { useMemo } from 'react';
import { reviewRows, type ReviewRow, type ReviewStudent } from '@/components/activity/model/review';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { StudentRow } from '@/content/schema/faculty/student-row';
import type { Activity } from '@/content/schema/student/activity';
import { useActivities } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';

/** What the college publishes for the faculty's table, and who decides. */
export interface ReviewContent {
  rows: readonly StudentRow[];
  /** The student of this portal, and what the college has of this student's activities. */
  student: ReviewStudent;
  activities: readonly Activity[];
  /** Who decides. */
  by: string;
  employeeId: string;
  /** The published keys that decisions may be signed with. */
  keys: readonly FacultyKey[];
}

/** Every row of the table, with all that this device knows. */
export function useReviewQueue({
  rows,
  student,
  activities: published,
}: ReviewContent): ReviewRow[] {
  const decisions = useRecords('decisions');
  const submissions = useRecords('submissions');
  const activities = useActivities(published);
  return useMemo(
    () => reviewRows({ register: rows, decisions, student, activities, published, submissions }),
    [rows, decisions, student, activities, published, submissions],
  );
}
