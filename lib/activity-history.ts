import type { Activity } from '@/content/schema/student/activity';
import type { FieldsOf } from './workspace/overlay';

/** Something that happened to an activity. `at` is a moment, or the day that the college's record names. */
export type Step = FieldsOf<'activities'>['history'][number];

/** What a step is called. */
export const stepWords: Record<Step['what'], string> = {
  submitted: 'Submitted',
  changed: 'Changed',
  resubmitted: 'Resubmitted',
  withdrawn: 'Withdrawn',
  approved: 'Approved',
  rejected: 'Rejected',
  returned: 'Returned for a change',
};

/** All that happened to an activity, the oldest first: by the college's record, then on this device. */
export function stepsOf(
  { history = [] }: { history?: readonly Step[] },
  published?: Activity,
): Step[] {
  return [...publishedSteps(published), ...history].sort((one, other) =>
    one.at === other.at ? 0 : one.at < other.at ? -1 : 1,
  );
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
