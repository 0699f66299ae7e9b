import type { StudentRow } from '@/content/schema/faculty/student-row';
import type { Activity } from '@/content/schema/student/activity';
import type { Student } from '@/content/schema/student/student';
import type { Kept, Records } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { compareText } from '@/lib/text/compare-text';
import { foldedWords, foldOnce } from '@/lib/text/fold';
import type { ActivityQuery } from './activity';
import { decisionOf, stepsOf, type Outcome, type Step } from './activity-history';

/** Where a row's record is kept: the college's register, this device's student, or a file that was received. */
export type DeskSource = 'register' | 'activity' | 'submission';

/** What was submitted; the register of the college does not say. */
export type Submitted = Pick<OwnActivity, 'name'> &
  Partial<Omit<OwnActivity, 'id' | 'name' | 'status' | 'history'>>;

/** One line of the faculty's table: a student, who certified, and how it stands. */
export interface DeskRow {
  /** Names the row among those of every source. */
  key: string;
  source: DeskSource;
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
export type DeskStudent = Pick<Student, 'name' | 'rollNumber'>;

/** Where the rows come from. */
export interface DeskRecords {
  register: readonly StudentRow[];
  decisions: Kept<'decisions'>;
  student: DeskStudent;
  /** This portal's student's activities with all that this device knows. */
  activities: readonly OwnActivity[];
  /** The same as the college's record has them. */
  published: readonly Activity[];
  submissions: Kept<'submissions'>;
}

/** What stands where nobody is named. */
const unnamed = 'Not named';

/** Every row: what was submitted on this device, what came by file, the newest first, and the college's register. */
export function deskRows(records: DeskRecords): DeskRow[] {
  const { student, activities, published, submissions, register, decisions } = records;
  const byId = new Map(published.map((activity) => [activity.id, activity]));
  const received = [...submissions.values()].sort((one, other) => (one.at < other.at ? 1 : -1));
  return [
    ...activities
      .filter(isSubmittedHere)
      .map((activity) => ofActivity(activity, student, byId.get(activity.id))),
    ...received.map(ofSubmission),
    ...register.map((row) => ofRegister(row, decisions.get(row.id))),
  ];
}

/** Whether an activity was submitted on this device, and not taken back: then there is, or was, something to decide. */
function isSubmittedHere({ origin, changed, withdrawn, status, history }: OwnActivity): boolean {
  if (withdrawn) return false;
  return origin === 'device' || (changed && (status === 'Pending' || (history ?? []).length > 0));
}

function ofActivity(
  activity: OwnActivity,
  student: DeskStudent,
  published: Activity | undefined,
): DeskRow {
  const { id, status } = activity;
  const row = { source: 'activity' as const, id, status, steps: stepsOf(activity, published) };
  return withStudent(row, student, activity);
}

function ofSubmission(submission: Records['submissions']): DeskRow {
  const { id, status, student, fields, evidence } = submission;
  const row = { source: 'submission' as const, id, status, steps: stepsOf(submission) };
  return withStudent(row, student, { ...fields, evidence });
}

function withStudent(
  row: Pick<DeskRow, 'source' | 'id' | 'status' | 'steps'>,
  { name: student, rollNumber }: DeskStudent,
  submitted: Submitted,
): DeskRow {
  const certificationBy = submitted.issuer || unnamed;
  const key = `${row.source}:${row.id}`;
  return { ...row, key, student, rollNumber, certificationBy, submitted };
}

function ofRegister(row: StudentRow, decision: Records['decisions'] | undefined): DeskRow {
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

const standing = { Approved: 'approved', Rejected: 'rejected', Pending: null } as const;

/** The decision that stands for a row; null where it waits for one. */
export function outcomeOf({ status, steps }: Pick<DeskRow, 'status' | 'steps'>): Outcome | null {
  return status === 'Pending' && decisionOf(steps)?.what === 'returned'
    ? 'returned'
    : standing[status];
}

/** A row in words: what was submitted, or whose certificate it is. */
export function deskTitle({ student, certificationBy, submitted }: DeskRow): string {
  return submitted ? `“${submitted.name}”` : `${student}’s certificate by ${certificationBy}`;
}

/** Whose row it is, in few words. */
export function deskName({ student, submitted }: Pick<DeskRow, 'student' | 'submitted'>): string {
  return submitted ? `${student}, ${submitted.name}` : student;
}

/** The columns that the rows can be sorted by. */
export type DeskSort = 'student' | 'certificationBy' | 'rollNumber' | 'status';

/** What a person asked the rows for. */
export type DeskQuery = Pick<ActivityQuery, 'text' | 'status' | 'descending'> & {
  /** Null keeps the order of the rows. */
  sort: DeskSort | null;
};

const searchedText = foldOnce(({ student, certificationBy, rollNumber, submitted }: DeskRow) =>
  [student, certificationBy, rollNumber, submitted?.name].join(' '),
);

/** The rows of the asked status that have every word of the text, in the asked order. */
export function findRows(
  rows: readonly DeskRow[],
  { text, status, sort, descending }: DeskQuery,
): DeskRow[] {
  const words = foldedWords(text);
  const found = rows.filter(
    (row) =>
      (!status || row.status === status) && words.every((word) => searchedText(row).includes(word)),
  );
  if (!sort) return found;
  const sign = descending ? -1 : 1;
  return found.sort((one, other) => sign * compareText(one[sort], other[sort]));
}
