import { receivedId } from '@/components/exchange/model/plan';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { toStated, type Activity } from '@/lib/activity/activity';
import type { StoredRecords, Records } from '@/lib/store/record';
import { decisionOf, stepsOf } from './activity-history';

type Submission = Records['submissions'];

/** An activity of a registered student, and the submission of it on this device. */
export interface RegisteredActivity {
  /** The id of the submission. */
  id: string;
  student: RegisteredStudent;
  activity: Activity;
  stored: Submission | undefined;
}

/** The activities of the registered students that wait for a decision or may have one on this device. */
export function registeredActivities(
  students: readonly RegisteredStudent[],
  submissions: StoredRecords<'submissions'>,
): RegisteredActivity[] {
  const found = students.flatMap((student) =>
    student.activities
      .filter(({ status }) => status === 'Pending' || submissions.size > 0)
      .map((activity) => {
        const id = receivedId(student.rollNumber, activity.id);
        return { id, student, activity, stored: submissions.get(id) };
      }),
  );
  // A register lists a student of two sections twice.
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** Returns true if an activity waits for a decision that this device does not have: it is new, or was changed after a decision. */
export function isWaiting({ activity, stored }: RegisteredActivity): boolean {
  if (activity.status !== 'Pending') return false;
  if (!stored) return true;
  return decisionOf(stepsOf(stored)) !== null && !isSame(activity, stored);
}

/** Returns true if this device has the activity as the college's record does. */
export function isInRecord({ activity, stored }: RegisteredActivity): boolean {
  return stored !== undefined && !stored.evidence && isSame(activity, stored);
}

function isSame(activity: Activity, { fields }: Submission): boolean {
  return JSON.stringify(toStated(activity)) === JSON.stringify(toStated(fields));
}

/** The distinct sections of these lists, sorted. */
export function sectionsOf(...lists: readonly (readonly { section: string }[])[]): string[] {
  return [...new Set(lists.flat().map(({ section }) => section))].sort();
}
