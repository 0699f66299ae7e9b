import { useMemo } from 'react';
import type { ReviewRow, ReviewStudent } from '@/components/activity/model/review';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { reviewRows, queueOrder } from '@/components/activity/model/review-rows';
import type { DecisionReasons } from '@/content/schema/academic';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { StudentRow } from '@/content/schema/faculty/student-row';
import type { Activity } from '@/lib/activity/activity';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';

/** The published content of the faculty's table, and who decides. */
export interface ReviewContent {
  rows: readonly StudentRow[];
  /** The students of the teacher's sections, with the activities in the college's record. */
  students: readonly RegisteredStudent[];
  /** The sample's student, who submits on this device too, with the activities in the college's record. */
  student: ReviewStudent | null;
  activities: readonly Activity[];
  /** The names of the categories in the rules of the college. */
  categories: readonly string[];
  /** The rules that points are counted by, and the reasons that can be chosen. */
  rules?: ActivityRules;
  reasons?: DecisionReasons;
  /** The name of the person who decides. */
  by: string;
  employeeId: string;
  /** The published keys that can verify signed decisions. */
  keys: readonly FacultyKey[];
  /** The college as the issuer of credentials; without it, none are issued. */
  issuer?: CredentialIssuer;
  /** True if the college accepts only decisions that are signed with a published key. */
  signedOnly?: boolean;
}

/** Every row of the table, with the changes on this device, in the order in which they need a decision. */
export function useReviewQueue({
  rows: register,
  students,
  student,
  activities: published,
}: ReviewContent): ReviewRow[] {
  const decisions = useRecords('decisions');
  const submissions = useRecords('submissions');
  const activities = useList('activities', published);
  return useMemo(
    () =>
      queueOrder(
        reviewRows({
          register,
          decisions,
          students,
          student,
          activities,
          published,
          submissions,
        }),
      ),
    [register, decisions, students, student, activities, published, submissions],
  );
}
