import type { StudentRow } from '@/content/schema/faculty/student-row';
import type { Activity } from '@/content/schema/student/activity';
import type { Student } from '@/content/schema/student/student';
import type { StoredRecords, Records } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { compareText } from '@/lib/text/compare-text';
import { searchTerms, searchKey } from '@/lib/text/normalize';
import type { ActivityQuery } from './activity';
import { decisionOf, stepsOf, type Outcome, type Step } from './activity-history';

/** Where a row comes from: the college's register, the student of this device, or a received file. */
export type ReviewSource = 'register' | 'activity' | 'submission';

/** What was submitted. The college's register does not have it. */
export type SubmittedActivity = Pick<OwnActivity, 'name'> &
  Partial<Omit<OwnActivity, 'id' | 'name' | 'status' | 'history'>>;

/** One row of the faculty's table: a student, the certifying body and the status. */
export interface ReviewRow {
  /** Unique among the rows of every source. */
  key: string;
  source: ReviewSource;
  /** The id of the record in its source. */
  id: string;
  student: string;
  rollNumber: string;
  certificationBy: string;
  status: Activity['status'];
  /** The history, oldest first. */
  steps: readonly Step[];
  submitted: SubmittedActivity | null;
}

/** The student of this portal. */
export type ReviewStudent = Pick<Student, 'name' | 'rollNumber'>;

/** The records that the rows are made from. */
export interface ReviewRecords {
  register: readonly StudentRow[];
  decisions: StoredRecords<'decisions'>;
  student: ReviewStudent;
  /** The student's activities, with the changes on this device. */
  activities: readonly OwnActivity[];
  /** The same activities in the college's record. */
  published: readonly Activity[];
  submissions: StoredRecords<'submissions'>;
}

const unnamed = 'Not named';

/** Every row: submissions on this device, submissions from files (newest first), then the college's register. */
export function reviewRows(records: ReviewRecords): ReviewRow[] {
  const { student, activities, published, submissions, register, decisions } = records;
  const byId = new Map(published.map((activity) => [activity.id, activity]));
  const received = [...submissions.values()].sort((one, other) => (one.at < other.at ? 1 : -1));
  return [
    ...activities
      .filter(isSubmittedOnDevice)
      .map((activity) => activityRow(activity, student, byId.get(activity.id))),
    ...received.map(submissionRow),
    ...register.map((row) => registerRow(row, decisions.get(row.id))),
  ];
}

/** Whether an activity was submitted on this device and not withdrawn, so there is or was something to decide. */
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
  const row = { source: 'activity' as const, id, status, steps: stepsOf(activity, published) };
  return withStudent(row, student, activity);
}

function submissionRow(submission: Records['submissions']): ReviewRow {
  const { id, status, student, fields, evidence } = submission;
  const row = { source: 'submission' as const, id, status, steps: stepsOf(submission) };
  return withStudent(row, student, { ...fields, evidence });
}

function withStudent(
  row: Pick<ReviewRow, 'source' | 'id' | 'status' | 'steps'>,
  { name: student, rollNumber }: ReviewStudent,
  submitted: SubmittedActivity,
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

const outcomeOfStatus = { Approved: 'approved', Rejected: 'rejected', Pending: null } as const;

/** The current decision on a row; null while it is waiting for one. */
export function outcomeOf({ status, steps }: Pick<ReviewRow, 'status' | 'steps'>): Outcome | null {
  return status === 'Pending' && decisionOf(steps)?.what === 'returned'
    ? 'returned'
    : outcomeOfStatus[status];
}

/** The title of a row: the submitted activity, or the student's certificate. */
export function reviewTitle({ student, certificationBy, submitted }: ReviewRow): string {
  return submitted ? `“${submitted.name}”` : `${student}’s certificate by ${certificationBy}`;
}

/** A short name for a row: the student, and the activity if one was submitted. */
export function reviewName({
  student,
  submitted,
}: Pick<ReviewRow, 'student' | 'submitted'>): string {
  return submitted ? `${student}, ${submitted.name}` : student;
}

export type ReviewSort = 'student' | 'certificationBy' | 'rollNumber' | 'status';

/** The search, filter and sort order of the rows. */
export type ReviewQuery = Pick<ActivityQuery, 'text' | 'status' | 'descending'> & {
  /** Null for the original order. */
  sort: ReviewSort | null;
};

const searchedText = searchKey(({ student, certificationBy, rollNumber, submitted }: ReviewRow) =>
  [student, certificationBy, rollNumber, submitted?.name].join(' '),
);

/** The rows with this status that contain every word of the text, sorted. */
export function findRows(
  rows: readonly ReviewRow[],
  { text, status, sort, descending }: ReviewQuery,
): ReviewRow[] {
  const terms = searchTerms(text);
  const found = rows.filter(
    (row) =>
      (!status || row.status === status) && terms.every((word) => searchedText(row).includes(word)),
  );
  if (!sort) return found;
  const sign = descending ? -1 : 1;
  return found.sort((one, other) => sign * compareText(one[sort], other[sort]));
}
