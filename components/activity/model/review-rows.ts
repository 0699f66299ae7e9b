import type { StudentRow } from '@/content/schema/faculty/student-row';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { Activity } from '@/lib/activity/activity';
import { groupByPerson, normalizeId } from '@/lib/record/person';
import type { StoredRecords, Records } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { countText, formatCount } from '@/lib/text/count';
import { dayOf, daysBetween } from '@/lib/time/day';
import { stepsOf, type Step } from './activity-history';
import { isInRecord, isWaiting, registeredActivities, type RegisteredActivity } from './register';
import { type ReviewRow, type ReviewStudent, isStudentStep, outcomeOf } from './review';

/** The records that the rows are made from. */
interface ReviewRecords {
  register: readonly StudentRow[];
  decisions: StoredRecords<'decisions'>;
  /** The students of the teacher's sections. */
  students?: readonly RegisteredStudent[];
  /** The student who submits on this device; null if nobody does. */
  student: ReviewStudent | null;
  /** That student's activities, with the changes on this device. */
  activities: readonly OwnActivity[];
  /** The same activities in the college's record. */
  published: readonly Activity[];
  submissions: StoredRecords<'submissions'>;
}

const unnamed = 'Not named';

/**
 * Every row: submissions on this device, what waits in the records of the registered students or was decided there, other
 * submissions (newest first), then the college's certificates.
 */
export function reviewRows(records: ReviewRecords): ReviewRow[] {
  const { students = [], student, activities, published, submissions, decisions } = records;
  const byId = new Map(published.map((activity) => [activity.id, activity]));
  const received = [...submissions.values()].sort((one, other) => (one.at < other.at ? 1 : -1));
  const registered = registeredActivities(students, submissions).flatMap(registeredRow);
  const shown = new Set(registered.map(({ id }) => id));
  const own = student
    ? activities
        .filter(isSubmittedOnDevice)
        .map((activity) => activityRow(activity, student, byId.get(activity.id)))
    : [];
  const rows = [
    ...own,
    ...registered,
    ...received.filter(({ id }) => !shown.has(id)).map(submissionRow),
    ...records.register.map((row) => registerRow(row, decisions.get(row.id))),
  ];
  if (students.length === 0) return rows;
  const entries = groupByPerson(students, ({ rollNumber }) => rollNumber);
  return rows.map((row) => {
    const sections = entries.get(normalizeId(row.rollNumber))?.map(({ section }) => section);
    return sections ? { ...row, sections } : row;
  });
}

/** Returns true if an activity was submitted on this device and not withdrawn, so there is or was something to decide. */
function isSubmittedOnDevice({
  origin,
  changed,
  withdrawn,
  status,
  history,
}: OwnActivity): boolean {
  if (withdrawn) return false;
  return origin === 'device' || (changed && (status === 'Pending' || (history ?? []).length > 0));
}

function activityRow(
  activity: OwnActivity,
  student: ReviewStudent,
  published: Activity | undefined,
): ReviewRow {
  const { id, status } = activity;
  const steps = stepsOf(activity, published);
  const row = { source: 'activity' as const, id, status, steps };
  return withStudent(row, student, activity);
}

/** The row of an activity in a student's record; none if nothing is to decide, or if a file has another version of it. */
function registeredRow(registered: RegisteredActivity): ReviewRow[] {
  const { id, student, activity, stored } = registered;
  if (stored && isInRecord(registered)) return [{ ...submissionRow(stored), inRecord: true }];
  if (!isWaiting(registered)) return [];
  const submitted: Step = { at: activity.dateAdded, what: stored ? 'resubmitted' : 'submitted' };
  const steps = [...stepsOf(stored ?? {}), submitted];
  const row = withStudent({ source: 'record', id, status: 'Pending', steps }, student, activity);
  // The key of the submission that it becomes, so that its row stays the same after the decision.
  return [{ ...row, key: `submission:${id}` }];
}

function submissionRow(submission: Records['submissions']): ReviewRow {
  const { id, status, student, activity, fields, evidence, revision, letter } = submission;
  const row = { source: 'submission' as const, id, status, steps: stepsOf(submission) };
  return {
    ...withStudent(row, student, { ...fields, id: activity, status, evidence }),
    revision,
    ...(letter && { byLetter: true }),
  };
}

function withStudent(
  row: Pick<ReviewRow, 'source' | 'id' | 'status' | 'steps'>,
  { name: student, rollNumber }: ReviewStudent,
  submitted: Activity,
): ReviewRow {
  const certificationBy = submitted.issuer || unnamed;
  const key = `${row.source}:${row.id}`;
  return { ...row, key, student, rollNumber, certificationBy, submitted };
}

function registerRow(row: StudentRow, decision: Records['decisions'] | undefined): ReviewRow {
  return {
    key: `register:${row.id}`,
    source: 'register',
    id: row.id,
    student: row.name,
    rollNumber: row.rollNumber,
    certificationBy: row.certificationBy,
    status: decision?.status ?? row.status,
    steps: stepsOf(decision ?? {}),
    submitted: null,
  };
}

const isUndecided = (row: ReviewRow) => outcomeOf(row) === null;

/** What waits longest, then rows that do not wait, in their order. */
export function queueOrder(rows: readonly ReviewRow[]): ReviewRow[] {
  return [...waitingRows(rows), ...rows.filter((row) => !isUndecided(row))];
}

/** The rows that wait for a decision, longest first. */
export function waitingRows(rows: readonly ReviewRow[]): ReviewRow[] {
  return rows.filter(isUndecided).sort((one, other) => compare(waitsSince(one), waitsSince(other)));
}

/** The days that a row has waited until a moment; null if it does not wait or has no such day. */
export function waitingDays(row: ReviewRow, now: string): number | null {
  const since = waitsSince(row);
  if (!since || !isUndecided(row)) return null;
  return Math.max(0, daysBetween(localDay(since), localDay(now)));
}

/** The college's record has days only. */
const localDay = (at: string) => (at.length > 10 ? dayOf(new Date(at)) : at);

export const daysText = (days: number) => countText(days, ['day', 'days']);

/** The number of rows that wait, and how long. */
export function waitingText(rows: readonly ReviewRow[], now: string): string {
  const waiting = rows.filter(isUndecided);
  if (waiting.length === 0) return 'Nothing to decide';
  const longest = Math.max(...waiting.map((row) => waitingDays(row, now) ?? 0));
  const since = longest > 0 ? `, the longest for ${daysText(longest)}` : '';
  return `${formatCount(waiting.length)} waiting for your decision${since}`;
}

/** Returns when the student last submitted it; certificates of the college have no such day and follow the others. */
const waitsSince = ({ steps }: ReviewRow) => steps.findLast(({ what }) => isStudentStep(what))?.at;

const latest = '~';

function compare(one = latest, other = latest): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
