import { now, type Records } from '@/lib/store/record';
import { appendStep, decisionOf, stepName, type Step } from './activity-history';
import { keptKeys } from './student-key';

type Submission = Records['submissions'];

/** What a student submitted, and when. */
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
