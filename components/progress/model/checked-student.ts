import { decisionOf, stepsOf, type Step } from '@/components/activity/model/activity-history';
import { isWaiting } from '@/components/activity/model/register';
import { receivedId } from '@/components/exchange/model/plan';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { toStated, type Activity } from '@/lib/activity/activity';
import { groupByPerson, normalizeId } from '@/lib/record/person';
import type { Records, StoredRecords } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';

type Submission = Records['submissions'];

/** An activity as it is checked: the college's record with the decisions of this device. */
export interface CheckedActivity extends Omit<Activity, 'decision'> {
  /** The current decision; null if none is recorded. */
  currentDecision: Step | null;
  /** The day since which it waits for a decision; null if it does not wait for the teacher. */
  waitingSince: string | null;
}

/** A student of the register, once, with the entries of all sections. */
export interface CheckedStudent {
  name: string;
  rollNumber: string;
  entries: readonly RegisteredStudent[];
  activities: readonly CheckedActivity[];
}

/** A student who submits on this device, as in the sample, and the college's record of the activities. */
interface DeviceStudent {
  rollNumber: string;
  activities: readonly OwnActivity[];
  published: readonly Activity[];
}

/**
 * The students of the register with their activities. A decision on this device counts before the college's record, as
 * in the review queue, unless the activity was submitted again; activities that only a file has are added.
 */
export function checkedStudents(
  register: readonly RegisteredStudent[],
  submissions: StoredRecords<'submissions'>,
  device?: DeviceStudent,
): CheckedStudent[] {
  const received = groupByPerson(submissions.values(), ({ student }) => student.rollNumber);
  const own = device && { ...device, key: normalizeId(device.rollNumber) };
  const groups = groupByPerson(register, ({ rollNumber }) => rollNumber);
  return [...groups].map(([key, entries]) => {
    const { name, rollNumber } = entries[0];
    const stored = new Map((received.get(key) ?? []).map((one) => [one.id, one]));
    const activities = [
      ...registered(entries, stored),
      ...[...stored.values()].map((one) => fromFile(one)),
    ];
    const onDevice = own?.key === key ? fromDevice(own) : [];
    return { name, rollNumber, entries, activities: [...onDevice, ...activities] };
  });
}

/** The activities of the register; takes what it uses from `stored`, so that what is left is only on this device. */
function registered(
  entries: readonly RegisteredStudent[],
  stored: Map<string, Submission>,
): CheckedActivity[] {
  const found = new Map<string, CheckedActivity>();
  for (const student of entries)
    for (const activity of student.activities) {
      if (found.has(activity.id)) continue;
      const submission =
        stored.size > 0 && take(stored, receivedId(student.rollNumber, activity.id));
      const isFromFile =
        submission && !isWaiting({ id: submission.id, student, activity, stored: submission });
      found.set(activity.id, isFromFile ? fromFile(submission) : published(activity));
    }
  return [...found.values()];
}

function take<T>(map: Map<string, T>, key: string): T | undefined {
  const value = map.get(key);
  map.delete(key);
  return value;
}

const published = (activity: Activity) => checked(activity, stepsOf({}, activity));

function fromFile(submission: Submission) {
  const { activity: id, fields, status, evidence } = submission;
  return checked({ ...toStated(fields), id, status, evidence }, stepsOf(submission));
}

function fromDevice({ activities, published: records }: DeviceStudent): CheckedActivity[] {
  const byId = new Map(records.map((activity) => [activity.id, activity]));
  return activities.map((activity) => checked(activity, stepsOf(activity, byId.get(activity.id))));
}

function checked(activity: Activity, steps: readonly Step[]): CheckedActivity {
  const { status, dateAdded, withdrawn } = activity;
  const currentDecision = decisionOf(steps);
  const isWaitingHere = status === 'Pending' && !withdrawn && currentDecision === null;
  const submitted = steps.findLast(({ what }) => what === 'submitted' || what === 'resubmitted');
  const waitingSince = isWaitingHere ? (submitted?.at ?? dateAdded).slice(0, 10) : null;
  return { ...activity, currentDecision, waitingSince };
}
