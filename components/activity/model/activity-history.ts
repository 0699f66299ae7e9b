import type { Activity } from '@/content/schema/student/activity';
import type { FieldsOf } from '@/lib/store/overlay';

/** Something that happened to an activity. `at` is a moment, or the day that the college's record names. */
export type Step = FieldsOf<'activities'>['history'][number];

/** What a step is called. */
export const stepLabels: Record<Step['what'], string> = {
  submitted: 'Submitted',
  changed: 'Changed',
  resubmitted: 'Resubmitted',
  withdrawn: 'Withdrawn',
  approved: 'Approved',
  rejected: 'Rejected',
  returned: 'Returned for a change',
};

/**
 * What names a step on every device that knows it: its kind and the moment that it shows. The college's record names days
 * only, and one decision.
 */
export function stepName({ what, at }: Pick<Step, 'what' | 'at'>): string {
  return at.length > 10 ? `${what}@${at}` : collegeStep(at);
}

const collegeStep = (day: string) => `college@${day}`;

/**
 * All that happened to an activity, the oldest first, in the order in which it was recorded. Times are shown and never
 * compared: two devices may have two clocks.
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
 * Where in a history the college's decision belongs: before the first step that was made after it. A history that was
 * recorded before steps named the one before them follows the college's record; otherwise an unknown decision is new.
 */
function indexOfDecision(day: string, history: readonly Step[]): number {
  const named = history.findIndex(({ after }) => after === collegeStep(day));
  if (named !== -1) return named;
  return history[0]?.after === undefined ? 0 : history.length;
}

/** The most steps that a history keeps, as the device's schema has it. */
const maxSteps = 500;

/** A history with one more step, which names the one before it; the oldest steps go where there are too many. */
export function appendStep(
  history: readonly Step[] = [],
  step: Step,
  decision?: Activity['decision'],
): Step[] {
  const last = history.at(-1);
  const isCollegeLast =
    decision && (!last || indexOfDecision(decision.at, history) === history.length);
  const after = isCollegeLast ? collegeStep(decision.at) : last ? stepName(last) : null;
  return [...history, { ...step, after }].slice(-maxSteps);
}

function publishedSteps(published: Activity | undefined): Step[] {
  if (!published) return [];
  const submitted: Step = { at: published.dateAdded, what: 'submitted' };
  if (!published.decision || published.status === 'Pending') return [submitted];
  const { at, by, reason } = published.decision;
  const what = published.status === 'Approved' ? 'approved' : 'rejected';
  return [submitted, { at, what, by, ...(reason && { reason }) }];
}

/** What a decision can be. */
export const outcomes = ['approved', 'rejected', 'returned'] as const satisfies Step['what'][];

/** One of them. */
export type Outcome = (typeof outcomes)[number];

const isOutcome = (what: Step['what']): what is Outcome =>
  (outcomes as readonly Step['what'][]).includes(what);

/** The decision that stands: the last one, unless the activity was submitted again after it. */
export function decisionOf(steps: readonly Step[]): (Step & { what: Outcome }) | null {
  const last = steps.findLast(({ what }) => isOutcome(what) || what === 'resubmitted');
  return last && isOutcome(last.what) ? { ...last, what: last.what } : null;
}
