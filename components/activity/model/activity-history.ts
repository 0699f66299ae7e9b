import { limits } from '@/content/schema/limits';
import type { Activity } from '@/lib/activity/activity';
import type { FieldsOf } from '@/lib/store/overlay';
import type { ActivityField } from './activity-form';

/** A step in the history of an activity. `at` is a moment, or a day if it comes from the college's record. */
export type Step = FieldsOf<'activities'>['history'][number];

export const stepLabels: Record<Step['what'], string> = {
  submitted: 'Submitted',
  changed: 'Changed',
  resubmitted: 'Resubmitted',
  withdrawn: 'Withdrawn',
  approved: 'Approved',
  rejected: 'Rejected',
  returned: 'Returned for a change',
};

/** The names of the fields in messages. */
export const activityLabels: Record<ActivityField, string> = {
  name: 'Name',
  category: 'Category',
  level: 'Level',
  hours: 'Hours',
  proof: 'Proof',
  issuer: 'Organiser',
  date: 'Date',
  credits: 'Credits',
  note: 'Note',
  evidence: 'Evidence',
};

/**
 * The name of a step, the same on every device: its kind and its moment. The college's record has days only, and at
 * most one decision.
 */
export function stepName({ what, at }: Pick<Step, 'what' | 'at'>): string {
  return at.length > 10 ? `${what}@${at}` : collegeStep(at);
}

const collegeStep = (day: string) => `college@${day}`;

/**
 * The history of an activity, oldest first, in the order in which it was recorded. Times are shown but never compared,
 * as the clocks of two devices may differ.
 */
export function stepsOf(
  { history = [] }: { history?: readonly Step[] },
  published?: Activity,
): Step[] {
  const [submitted, decision] = publishedSteps(published);
  if (!submitted) return [...history];
  if (!decision) return [submitted, ...history];
  const index = indexOfDecision(decision.at, history);
  return [submitted, ...history.slice(0, index), decision, ...history.slice(index)];
}

/**
 * The index of the college's decision in a history: before the first step that names it in `after`. A decision that no
 * step names is new.
 */
function indexOfDecision(day: string, history: readonly Step[]): number {
  const named = history.findIndex(({ after }) => after === collegeStep(day));
  return named === -1 ? history.length : named;
}

/** Adds a step that names the one before it. Drops the oldest steps if there are too many. */
export function appendStep(
  history: readonly Step[] = [],
  step: Step,
  decision?: Activity['decision'],
): Step[] {
  const last = history.at(-1);
  const isCollegeLast =
    decision && (!last || indexOfDecision(decision.at, history) === history.length);
  const after = isCollegeLast ? collegeStep(decision.at) : last ? stepName(last) : null;
  return [...history, { ...step, after }].slice(-limits.steps);
}

function publishedSteps(published: Activity | undefined): Step[] {
  if (!published) return [];
  const submitted: Step = { at: published.dateAdded, what: 'submitted' };
  if (!published.decision || published.status === 'Pending') return [submitted];
  const { at, by, reason } = published.decision;
  const what = published.status === 'Approved' ? 'approved' : 'rejected';
  const source = recordedSource(published.decision);
  return [submitted, { at, what, by, ...(reason && { reason }), ...source }];
}

/** The source of a decision in the college's record, if it came in a file that nobody signed. */
export function recordedSource({
  unsigned,
}: NonNullable<Activity['decision']>): Pick<Step, 'source'> {
  return unsigned ? { source: { kind: 'file', keyId: null } } : {};
}

/** The possible decisions. */
export const outcomes = ['approved', 'rejected', 'returned'] as const satisfies Step['what'][];

export type DecisionOutcome = (typeof outcomes)[number];

const isOutcome = (what: Step['what']): what is DecisionOutcome =>
  (outcomes as readonly Step['what'][]).includes(what);

/** The current decision: the last one, unless the activity was resubmitted after it. */
export function decisionOf(steps: readonly Step[]): (Step & { what: DecisionOutcome }) | null {
  const last = steps.findLast(({ what }) => isOutcome(what) || what === 'resubmitted');
  return last && isOutcome(last.what) ? { ...last, what: last.what } : null;
}
