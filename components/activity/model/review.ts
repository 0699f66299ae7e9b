import type { StudentRow } from '@/content/schema/faculty/student-row';
import type { Activity } from '@/content/schema/student/activity';
import type { Student } from '@/content/schema/student/student';
import type { StoredRecords, Records } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { compareText } from '@/lib/text/compare-text';
import { searchTerms, searchKey } from '@/lib/text/normalize';
import type { ActivityQuery } from './activity';
import { decisionOf, stepsOf, type Outcome, type Step } from './activity-history';

/** Where a row's record is kept: the college's register, this device's student, or a file that was received. */
export type ReviewSource = 'register' | 'activity' | 'submission';

/** What was submitted; the register of the college does not say. */
export type Submitted = Pick<OwnActivity, 'name'> &
  Partial<Omit<OwnActivity, 'id' | 'name' | 'status' | 'history'>>;

/** One line of the faculty's table: a student, who certified, and how it stands. */
export interface ReviewRow {
  /** Names the row among those of every source. */
  key: string;
  source: ReviewSource;
  /** The id of its record in its source. */
  id: string;
  student: string;
  rollNumber: string;
  certificationBy: string;
  status: Activity['status'];
  /** All that is known to have happened, the oldest first. */
  steps: readonly Step[];
  submitted: Submitted | null;
}

/** The student of this portal, as the faculty's table names one. */
export type ReviewStudent = Pick<Student, 'name' | 'rollNumber'>;

/** Where the rows come from. */
export interface ReviewRecords {
  register: readonly StudentRow[];
  decisions: StoredRecords<'decisions'>;
  student: ReviewStudent;
  /** This portal's student's activities with all that this device knows. */
  activities: readonly OwnActivity[];
  /** The same as the college's record has them. */
  published: readonly Activity[];
  submissions: StoredRecords<'submissions'>;
}

/** What stands where nobody is named. */
const unnamed = 'Not named';

/** Every row: what was submitted on this device, what came by file, the newest first, and the college's register. */
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

/** Whether an activity was submitted on this device, and not taken back: then there is, or was, something to decide. */
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
  submitted: Submitted,
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

/** The decision that stands for a row; null where it waits for one. */
export function outcomeOf({ status, steps }: Pick<ReviewRow, 'status' | 'steps'>): Outcome | null {
  return status === 'Pending' && decisionOf(steps)?.what === 'returned'
    ? 'returned'
    : outcomeOfStatus[status];
}

/** A row in words: what was submitted, or whose certificate it is. */
export function reviewTitle({ student, certificationBy, submitted }: ReviewRow): string {
  return submitted ? `“${submitted.name}”` : `${student}’s certificate by ${certificationBy}`;
}

/** Whose row it is, in few words. */
export function reviewName({
  student,
  submitted,
}: Pick<ReviewRow, 'student' | 'submitted'>): string {
  return submitted ? `${student}, ${submitted.name}` : student;
}

/** The columns that the rows can be sorted by. */
export type ReviewSort = 'student' | 'certificationBy' | 'rollNumber' | 'status';

/** What a person asked the rows for. */
export type ReviewQuery = Pick<ActivityQuery, 'text' | 'status' | 'descending'> & {
  /** Null keeps the order of the rows. */
  sort: ReviewSort | null;
};

const searchedText = searchKey(({ student, certificationBy, rollNumber, submitted }: ReviewRow) =>
  [student, certificationBy, rollNumber, submitted?.name].join(' '),
);

/** The rows of the asked status that have every word of the text, in the asked order. */
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
