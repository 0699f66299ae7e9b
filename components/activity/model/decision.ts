import { draftsOf } from '@/lib/form/form-draft';
import { checkLength, isFilled } from '@/lib/form/text-check';
import { notify, truncate } from '@/lib/store/event';
import { change, now, remove, type Change, type StoredRecords } from '@/lib/store/record';
import { appendStep, type Outcome, type Step } from './activity-history';
import { recordStep } from './activity-write';
import { outcomeOf, type ReviewRow } from './review';

/** What was decided, by whom and why. */
export interface Decision {
  what: Outcome;
  by: string;
  /** Why; an approval needs no reason. */
  reason?: string;
}

/** The most characters that a reason takes, as the device's schema has it. */
export const maxReasonLength = 500;

/** What is wrong with a reason; null where nothing is. */
export function checkReason(text: string): string | null {
  if (!isFilled(text)) return 'Enter the reason. The student will read it.';
  return checkLength(text.trim(), maxReasonLength, 'The reason');
}

/** What the drafts of a reason are for: this decision on exactly these rows. */
export function reasonDraftId(rows: readonly Pick<ReviewRow, 'key'>[], what: Outcome): string {
  const keys = rows.map(({ key }) => key).sort();
  return `reason:${what}:${keys.join('\n')}`;
}

/** Removes the drafts of other reasons that were left behind for these rows, because they are decided on. */
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

/** The state that a decision leaves. */
export const statusAfter = {
  approved: 'Approved',
  rejected: 'Rejected',
  returned: 'Pending',
} as const;

/** The rows that a decision would change; an approved one is not approved again. */
export function affectedRows(rows: readonly ReviewRow[], what: Outcome): ReviewRow[] {
  return rows.filter((row) => what !== 'approved' || outcomeOf(row) !== what);
}

/** Decides on rows at once: each gets its state and a step of its history, and the student of this device is told. */
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

/** The longest name that fits into a notification together with who decided. */
const maxNameLength = 80;

/** What the student is told of a decision. */
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

/** What a decision did, in few words: "Kabir Singh approved". */
export function decidedName(titles: readonly string[], what: Outcome): string {
  const subject = titles.length === 1 ? titles[0] : `${titles.length} submissions`;
  return `${subject} ${outcomeLabels[what]}`;
}

/** What a decision did, in a sentence. */
export function decidedText(titles: readonly string[], what: Outcome): string {
  const [title = ''] = titles;
  const subject = titles.length === 1 ? `${title} is` : `${titles.length} submissions are`;
  return `Saved on this device: ${subject} ${outcomeLabels[what]}. Nothing was sent to a server.`;
}
