import type { StudentRow } from '@/content/schema/faculty/student-row';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { Activity } from '@/content/schema/student/activity';
import { receivedId } from '@/components/exchange/model/received-id';
import type { StoredRecords, Records } from '@/lib/store/record';
import { decisionOf, stepsOf } from './activity-history';
import type { ReviewRow } from './review';
import { submittedFields } from './submitted-fields';

type Submission = Records['submissions'];

/** The students of a register by roll number. */
export type Register = ReadonlyMap<string, RegisteredStudent>;

export function registerOf(students: readonly RegisteredStudent[]): Register {
  return new Map(students.map((student) => [student.rollNumber, student]));
}

/** The distinct sections of a register, sorted. */
export function sectionsIn(students: readonly RegisteredStudent[]): string[] {
  return [...new Set(students.map(({ section }) => section))].sort();
}

type Sender = Pick<RegisteredStudent, 'name' | 'rollNumber'>;

/** What the register says about the sender of a file, for the end of a sentence; empty if it agrees. */
export function senderNote(
  { name, rollNumber }: Sender,
  students: readonly Sender[],
  rows: readonly StudentRow[] = [],
): string {
  if (students.length === 0) return '';
  const isSender = (one: { rollNumber: string }) => one.rollNumber === rollNumber;
  const known: Sender | undefined = students.find(isSender) ?? rows.find(isSender);
  if (!known) return ', not in your register';
  return known.name === name ? '' : `, ${known.name} in your register`;
}

/** A row for each activity of the register that waits for a decision, unless this device has it as a submission. */
export function waitingRows(
  students: readonly RegisteredStudent[],
  submissions: StoredRecords<'submissions'>,
): ReviewRow[] {
  return students.flatMap((student) =>
    student.activities
      .filter(({ status }) => status === 'Pending')
      .flatMap((activity) => {
        const id = receivedId(student.rollNumber, activity.id);
        const stored = submissions.get(id);
        return stored && !isResubmitted(activity, stored)
          ? []
          : [waitingRow(id, student, activity, stored)];
      }),
  );
}

function waitingRow(
  id: string,
  { name, rollNumber }: RegisteredStudent,
  activity: Activity,
  stored: Submission | undefined,
): ReviewRow {
  const submitted = { at: activity.dateAdded, what: 'submitted' } as const;
  return {
    // The key of the submission that it becomes, so that its row stays the same after the decision.
    key: `submission:${id}`,
    source: 'record',
    id,
    student: name,
    rollNumber,
    certificationBy: activity.issuer ?? 'Not named',
    status: 'Pending',
    steps: stored ? [...stepsOf(stored), { ...submitted, what: 'resubmitted' }] : [submitted],
    submitted: activity,
    published: activity,
  };
}

/** Whether the student changed an activity after it was decided on: the college's record has other values. */
function isResubmitted(activity: Activity, stored: Submission): boolean {
  return decisionOf(stepsOf(stored)) !== null && !isSame(activity, stored);
}

function isSame(activity: Activity, { fields }: Submission): boolean {
  const published = submittedFields(activity);
  return Object.entries(published).every(
    ([name, value]) => fields[name as keyof typeof fields] === value,
  );
}

/** Whether the college's record has exactly this submission. */
export function isInRecord(submission: Submission, register: Register): boolean {
  if (submission.evidence) return false;
  const student = register.get(submission.student.rollNumber);
  const activity = student?.activities.find(({ id }) => id === submission.activity);
  return activity !== undefined && isSame(activity, submission);
}
