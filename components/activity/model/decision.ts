import { plausibleMoment } from '@/components/exchange/model/payload';
import { limits } from '@/content/schema/limits';
import { toStated, type Activity } from '@/lib/activity/activity';
import { revisionOf } from '@/lib/activity/revision';
import { linesField } from '@/lib/form/field';
import { draftsOf } from '@/lib/form/form-draft';
import { notify, truncate } from '@/lib/store/event';
import {
  change,
  now,
  remove,
  type Change,
  type Records,
  type StoredRecords,
} from '@/lib/store/record';
import { countText } from '@/lib/text/count';
import { daysAfter } from '@/lib/time/day';
import { appendStep, decisionOf, type DecisionOutcome, type Step } from './activity-history';
import { recordStep } from './activity-write';
import { outcomeOf, sentIn, type ReviewRow, storeSubmission } from './review';

export interface Decision {
  what: DecisionOutcome;
  by: string;
  /** Optional for an approval. */
  reason?: string;
}

/** The reason of a decision. */
export const reasonField = linesField(
  limits.decision.reason,
  'The reason',
  'Enter the reason. The student will read it.',
);

/** The form id for drafts of the reason of a decision on exactly these rows. */
export function reasonDraftId(rows: readonly Pick<ReviewRow, 'key'>[]): string {
  const keys = rows.map(({ key }) => key).sort();
  return `reason:${keys.join('\n')}`;
}

/** Removes all drafts of reasons for these rows, because the rows are now decided. */
export function removeReasonDrafts(
  drafts: StoredRecords<'drafts'>,
  rows: readonly Pick<ReviewRow, 'key'>[],
): Change[] {
  const forms = [rows, ...rows.map((row) => [row])].map(reasonDraftId);
  const found = [...new Set(forms)].flatMap((form) => draftsOf(drafts, form));
  return [...new Set(found.map(({ id }) => id))].map((id) => remove('drafts', id));
}

/** The status after a decision. */
export const statusAfter = {
  approved: 'Approved',
  rejected: 'Rejected',
  returned: 'Pending',
} as const;

/**
 * The decision on exactly this state of a submission. Null while it waits, after any later step of the student, and if
 * another state was decided on: nothing of that is signed.
 */
export function decisionOn({
  status,
  revision,
  history,
}: Pick<Records['submissions'], 'status' | 'revision' | 'history'>) {
  const decision = decisionOf(history.slice(-1));
  if (!decision || statusAfter[decision.what] !== status) return null;
  // A decision in the college's record names no revision.
  return (decision.revision ?? revision) === revision ? decision : null;
}

/** The rows that a decision changes. An approved row is not approved again. */
export function affectedRows(rows: readonly ReviewRow[], what: DecisionOutcome): ReviewRow[] {
  return rows.filter((row) => what !== 'approved' || outcomeOf(row) !== what);
}

/** The revision of each submitted row, by its key. A decision on the row is a decision on this state. */
export async function revisionsOf(rows: readonly ReviewRow[]): Promise<Map<string, string>> {
  const found = rows.map(async (row) => {
    const sent = sentIn(row);
    const revision = row.revision ?? (sent && (await revisionOf(sent.fields, sent.evidence)));
    return revision ? [[row.key, revision] as const] : [];
  });
  return new Map((await Promise.all(found)).flat());
}

/**
 * Decides on rows together: each gets a status and a history step, and the student of this device is notified. An
 * activity of a student's record becomes a submission, so that its decision can be sent in a file.
 */
export function decide(
  rows: readonly ReviewRow[],
  decision: Decision,
  revisions: ReadonlyMap<string, string>,
): Change[] {
  const { what, by, reason } = decision;
  const step: Step = { at: now(), what, by, ...(reason && { reason: reason.trim() }) };
  return affectedRows(rows, what).flatMap((row) => {
    const revision = revisions.get(row.key);
    return [
      decideRow(row, { ...step, ...(revision && { revision }) }, statusAfter[what]),
      ...notifyStudent(row, decision),
    ];
  });
}

function decideRow(row: ReviewRow, step: Step, status: ReviewRow['status']): Change {
  const { id, source, submitted } = row;
  if (source === 'activity') {
    const activity = { id, origin: submitted?.origin ?? 'device', decision: submitted?.decision };
    return recordStep(activity, { status }, step);
  }
  if (source === 'record' && submitted)
    return change('submissions', id, (stored) => {
      const submission = submissionOf(row, submitted, step, stored);
      return { ...submission, status, history: appendStep(submission.history, step) };
    });
  if (source === 'submission')
    return change('submissions', id, (current) =>
      // A version that came from another tab since was not decided on.
      current && current.revision === step.revision
        ? { ...current, status, history: appendStep(current.history, step) }
        : current,
    );
  return change('decisions', id, (current) => ({
    id,
    at: step.at,
    status,
    history: appendStep(current?.history, step),
  }));
}

function submissionOf(
  { id, student: name, rollNumber }: ReviewRow,
  activity: Activity,
  { revision = '', at }: Step,
  stored: Records['submissions'] | null,
) {
  const submittedAt = plausibleMoment(`${activity.dateAdded}T00:00:00.000Z`, at);
  const sent = { revision, fields: toStated(activity), evidence: null, submittedAt, history: [] };
  const student = { name, rollNumber };
  return storeSubmission({ id, student, activity: activity.id, ...sent }, stored, at);
}

const notificationTexts = {
  approved: (title: string, by: string) => `${title} was approved by ${by}`,
  rejected: (title: string, by: string) => `${title} was rejected by ${by}`,
  returned: (title: string, by: string) => `${by} asks for a change in ${title}`,
} satisfies Record<DecisionOutcome, unknown>;

/** The longest name that fits in a notification with the name of the decider. */
const maxNameLength = 80;

/** The notification to the student about a decision. */
export function notificationText(what: DecisionOutcome, name: string, by: string): string {
  return notificationTexts[what](`“${truncate(name, maxNameLength)}”`, by);
}

function notifyStudent({ source, id, submitted }: ReviewRow, { what, by }: Decision): Change[] {
  if (source !== 'activity' || !submitted) return [];
  return [notify('student', notificationText(what, submitted.name, by), id)];
}

const outcomeLabels: Record<DecisionOutcome, string> = {
  approved: 'approved',
  rejected: 'rejected',
  returned: 'returned for a change',
};

/** A short description of a decision: "Kabir Singh approved". */
export function decidedName(titles: readonly string[], what: DecisionOutcome): string {
  const subject = titles.length === 1 ? titles[0] : `${titles.length} submissions`;
  return `${subject} ${outcomeLabels[what]}`;
}

/** The toast after a decision; `files` is the number of files that give it back, or 0 if it goes out by itself. */
export function decidedText(
  titles: readonly string[],
  what: DecisionOutcome,
  files: number,
): string {
  const [title = ''] = titles;
  const subject = titles.length === 1 ? `${title} is` : `${titles.length} submissions are`;
  const next = files > 0 ? ` Give it back: ${countText(files, ['file', 'files'])}.` : '';
  return `${subject} ${outcomeLabels[what]}.${next}`;
}

type Submission = Records['submissions'];

/** Returns true if a submission is decided on as it is, and this decision was not given back. */
const isUnsent = (submission: Submission): boolean =>
  (decisionOn(submission)?.at ?? submission.sent) !== submission.sent;

/** The submissions with decisions that neither a letter nor a file has given back. */
export const notGivenBack = (submissions: Iterable<Submission>): Submission[] =>
  [...submissions].filter(isUnsent);

/** Older decisions may be from before the college had a drop box: the office has had them as files. */
const isRecent = (submission: Submission): boolean =>
  (decisionOn(submission)?.at ?? '') > daysAfter(now().slice(0, 10), -30);

/**
 * The submissions with decisions that no letter has: those that came in letters and, if this device signs, others, whose
 * decisions the office gets.
 */
export function unsentDecisions(
  submissions: Iterable<Submission>,
  isSigned: boolean,
): Submission[] {
  return [...submissions].filter(
    (one) => isUnsent(one) && (one.letter !== undefined || (isSigned && isRecent(one))),
  );
}

/** Records that letters or files have the current decisions on these submissions. */
export function decisionsSent(submissions: readonly Submission[]): Change[] {
  return submissions.flatMap((submission) => {
    const sent = decisionOn(submission)?.at;
    return sent
      ? [change('submissions', submission.id, (stored) => stored && { ...stored, sent })]
      : [];
  });
}
