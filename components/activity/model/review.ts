import type { Student } from '@/content/schema/student/student';
import { toStated, type Activity } from '@/lib/activity/activity';
import type { PublicKey } from '@/lib/crypto/es256';
import { normalizeId } from '@/lib/record/person';
import { now, type Records, change, type Change } from '@/lib/store/record';
import { compareText } from '@/lib/text/compare-text';
import { searchTerms, searchKey } from '@/lib/text/normalize';
import type { ActivityQuery } from './activity';
import {
  decisionOf,
  type DecisionOutcome,
  type Step,
  appendStep,
  stepName,
} from './activity-history';

/**
 * The source of a row: the college's certificates, an activity that waits in the record of a registered student, the
 * student of this device, or a submission (received as a file, or decided on).
 */
type ReviewSource = 'register' | 'record' | 'activity' | 'submission';

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
  /** Null for a certificate in the college's register. */
  submitted: Activity | null;
  /** The revision of a submission. */
  revision?: string;
  /** The sections that the teacher's register has the student in. */
  sections?: readonly string[];
  /** True if it came in a letter, which proves its sender. */
  byLetter?: boolean;
  /** True if the college's record has the same submission. */
  inRecord?: boolean;
}

/** A student as lists and exchange files identify one. */
export type ReviewStudent = Pick<Student, 'name' | 'rollNumber'>;

const outcomeOfStatus = { Approved: 'approved', Rejected: 'rejected', Pending: null } as const;

/** The current decision on a row; null while it is waiting for one. */
export function outcomeOf({
  status,
  steps,
}: Pick<ReviewRow, 'status' | 'steps'>): DecisionOutcome | null {
  return status === 'Pending' && decisionOf(steps)?.what === 'returned'
    ? 'returned'
    : outcomeOfStatus[status];
}

/** The fields and the evidence that a row was submitted with; null for a row of the college's register. */
export function sentIn({ submitted }: Pick<ReviewRow, 'submitted'>) {
  return submitted && { fields: toStated(submitted), evidence: submitted.evidence ?? null };
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
  /** Null for every section. */
  section?: string | null;
  /** Null for the original order. */
  sort: ReviewSort | null;
};

const searchedText = searchKey(({ student, certificationBy, rollNumber, submitted }: ReviewRow) =>
  [student, certificationBy, rollNumber, submitted?.name].join(' '),
);

/** The rows with this status that contain every word of the text, sorted. */
export function findRows(
  rows: readonly ReviewRow[],
  { text, status, section = null, sort, descending }: ReviewQuery,
): ReviewRow[] {
  const terms = searchTerms(text);
  const found = rows.filter(
    (row) =>
      (!status || row.status === status) &&
      (section === null || row.sections?.includes(section)) &&
      terms.every((word) => searchedText(row).includes(word)),
  );
  if (!sort) return found;
  const sign = descending ? -1 : 1;
  return found.sort((one, other) => sign * compareText(one[sort], other[sort]));
}

type Submission = Records['submissions'];

/** The submission of a student, with its moment. */
export interface Submitted extends Omit<Submission, 'at' | 'status' | 'history'> {
  submittedAt: string;
  /** The student's own steps and, if the student has them, the decisions. */
  history: readonly Step[];
}

/**
 * A submission as the faculty store it, from the moment `at`. The history and the keys of the stored version are kept.
 */
export function storeSubmission(
  { submittedAt, history, ...submission }: Submitted,
  stored: Submission | null,
  at = now(),
): Submission {
  return {
    ...submission,
    ...keptKeys(stored, submission),
    at,
    status: 'Pending',
    history: mergeHistory(stored?.history ?? [], history, submittedAt),
  };
}

/**
 * The local history in its order, followed by the student's new steps. Decisions among those are left out, because only
 * the faculty decide.
 */
function mergeHistory(local: readonly Step[], sent: readonly Step[], at: string): Step[] {
  const known = new Set(local.map(stepName));
  const added = sent.filter((step) => isStudentStep(step.what) && !known.has(stepName(step)));
  const all = [...local, ...added];
  return [...added, ...submissionSteps(all, at)].reduce<Step[]>(
    (history, step) => appendStep(history, step),
    [...local],
  );
}

/** The step of a new version: a resubmission after a decision, whatever steps the student sent. */
function submissionSteps(known: readonly Step[], at: string): Step[] {
  if (decisionOf(known)) return [{ at, what: 'resubmitted' }];
  return known.some(({ what }) => isStudentStep(what)) ? [] : [{ at, what: 'submitted' }];
}

/** The kinds of steps with which a student submits. */
export const submitting: readonly Step['what'][] = ['submitted', 'changed', 'resubmitted'];

export function isStudentStep(what: Step['what']): boolean {
  return submitting.includes(what) || what === 'withdrawn';
}

/** The key that decisions for a student are encrypted to, and another one that a later request asked for. */
export type StudentKeys = Pick<Submission, 'replyKey' | 'newReplyKey'>;

/** Keeps the first key of a student, so that nobody gets another student's decisions with a key of their own. */
function keptKeys(known: StudentKeys | null | undefined, sent: StudentKeys): StudentKeys {
  const first = known?.replyKey ?? sent.replyKey;
  if (!first) return {};
  const other = [sent.newReplyKey, sent.replyKey, known?.newReplyKey].find(
    (key) => key && (key.x !== first.x || key.y !== first.y),
  );
  return { replyKey: first, ...(other && { newReplyKey: other }) };
}

/** Finds the keys of a student by roll number. Of the stored submissions, the oldest comes first. */
export function keysByStudent(
  submissions: Iterable<Submission>,
  requests: readonly (Pick<Submission, 'student'> & StudentKeys)[] = [],
): (rollNumber: string) => StudentKeys {
  const stored = [...submissions].sort((one, other) => (one.at < other.at ? -1 : 1));
  const found = new Map<string, StudentKeys>();
  for (const one of [...stored, ...requests]) {
    const student = normalizeId(one.student.rollNumber);
    found.set(student, keptKeys(found.get(student), one));
  }
  return (rollNumber) => found.get(normalizeId(rollNumber)) ?? {};
}

/** Encrypts the decisions on these submissions of a student to this key from now on. */
export function chooseKey(submissions: readonly Submission[], replyKey: PublicKey): Change[] {
  return submissions.map(({ id }) =>
    change('submissions', id, (stored) => {
      if (!stored) return null;
      const submission = { ...stored, replyKey };
      delete submission.newReplyKey;
      return submission;
    }),
  );
}
