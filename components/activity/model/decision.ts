import { limits } from '@/content/schema/limits';
import { draftsOf } from '@/lib/form/form-draft';
import { linesField } from '@/lib/form/field';
import { notify, truncate } from '@/lib/store/event';
import { change, now, remove, type Change, type StoredRecords } from '@/lib/store/record';
import { appendStep, type Outcome, type Step } from './activity-history';
import { recordStep } from './activity-write';
import { outcomeOf, type ReviewRow } from './review';

export interface Decision {
  what: Outcome;
  by: string;
  /** Not needed for an approval. */
  reason?: string;
}

/** The reason of a decision. */
export const reasonField = linesField(
  limits.decision.reason,
  'The reason',
  'Enter the reason. The student will read it.',
);

/** The form id for drafts of a reason: for this decision on exactly these rows. */
export function reasonDraftId(rows: readonly Pick<ReviewRow, 'key'>[], what: Outcome): string {
  const keys = rows.map(({ key }) => key).sort();
  return `reason:${what}:${keys.join('\n')}`;
}

/** Removes all drafts of reasons for these rows, because the rows are now decided. */
export function removeReasonDrafts(
  drafts: StoredRecords<'drafts'>,
  rows: readonly Pick<ReviewRow, 'key'>[],
): Change[] {
  const forms = [rows, ...rows.map((row) => [row])].flatMap((some) => [
    reasonDraftId(some, 'rejected'),
    reasonDraftId(some, 'returned'),
  ]);
  const found = [...new Set(forms)].flatMap((form) => draftsOf(drafts, form));
  return [...new Set(found.map(({ id }) => id))].map((id) => remove('drafts', id));
}

/** The status after a decision. */
export const statusAfter = {
  approved: 'Approved',
  rejected: 'Rejected',
  returned: 'Pending',
} as const;

/** The rows that a decision changes. An approved row is not approved again. */
export function affectedRows(rows: readonly ReviewRow[], what: Outcome): ReviewRow[] {
  return rows.filter((row) => what !== 'approved' || outcomeOf(row) !== what);
}

/** Decides on rows together: each gets a status and a history step, and the student of this device is notified. */
export function decide(rows: readonly ReviewRow[], decision: Decision): Change[] {
  const { what, by, reason } = decision;
  const step: Step = { at: now(), what, by, ...(reason && { reason: reason.trim() }) };
  return affectedRows(rows, what).flatMap((row) => [
    decideRow(row, step, statusAfter[what]),
    ...notifyStudent(row, decision),
  ]);
}

function decideRow(row: ReviewRow, step: Step, status: ReviewRow['status']): Change {
  const { id, source, submitted } = row;
  if (source === 'activity') {
    const activity = { id, origin: submitted?.origin ?? 'device', decision: submitted?.decision };
    return recordStep(activity, { status }, step);
  }
  if (source === 'submission')
    return change(
      'submissions',
      id,
      (current) => current && { ...current, status, history: appendStep(current.history, step) },
    );
  return change('decisions', id, (current) => ({
    id,
    at: step.at,
    status,
    history: appendStep(current?.history, step),
  }));
}

const notificationTexts = {
  approved: (title: string, by: string) => `${title} was approved by ${by}`,
  rejected: (title: string, by: string) => `${title} was rejected by ${by}`,
  returned: (title: string, by: string) => `${by} asks for a change in ${title}`,
} satisfies Record<Outcome, unknown>;

/** The longest name that fits in a notification with the name of the decider. */
const maxNameLength = 80;

/** The notification to the student about a decision. */
export function notificationText(what: Outcome, name: string, by: string): string {
  return notificationTexts[what](`“${truncate(name, maxNameLength)}”`, by);
}

function notifyStudent({ source, id, submitted }: ReviewRow, { what, by }: Decision): Change[] {
  if (source !== 'activity' || !submitted) return [];
  return [notify('student', notificationText(what, submitted.name, by), id)];
}

const outcomeLabels: Record<Outcome, string> = {
  approved: 'approved',
  rejected: 'rejected',
  returned: 'returned for a change',
};

/** A short description of a decision: "Kabir Singh approved". */
export function decidedName(titles: readonly string[], what: Outcome): string {
  const subject = titles.length === 1 ? titles[0] : `${titles.length} submissions`;
  return `${subject} ${outcomeLabels[what]}`;
}

/** The toast after a decision. */
export function decidedText(titles: readonly string[], what: Outcome): string {
  const [title = ''] = titles;
  const subject = titles.length === 1 ? `${title} is` : `${titles.length} submissions are`;
  return `Saved on this device: ${subject} ${outcomeLabels[what]}. Nothing was sent to a server.`;
}
