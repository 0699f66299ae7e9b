import { stepName } from '@/components/activity/model/activity-history';
import { statusAfter } from '@/components/activity/model/decision';
import type { Item } from '@/components/exchange/model/payload';
import type { Signature } from '@/components/exchange/model/signature';
import { limits } from '@/content/schema/limits';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { zonedMinute } from '@/lib/time/zoned-time';
import { publishedRevision, type Known, type RequestOutcome } from './apply-request';
import { toLine } from '@/tools/import/value/line';
import type { ImportedActivity } from './import-state';

const outcomes = {
  approved: 'Approved.',
  rejected: 'Rejected.',
  returned:
    'Returned: waiting again. The record has no place for the reason: give the file to the student as well.',
} as const;

/** A decision counts for the state of the activity that it was made on, and only if no later one is there. */
export async function applyDecision(
  item: Item<'decisions'>,
  { key }: Signature,
  known: Known,
): Promise<RequestOutcome> {
  const { activity } = known;
  if (!activity)
    return {
      problem:
        "Left out: it is not among the student's activities. Import the student's request file as well.",
    };
  const before = known.state ?? (await stateOf(activity));
  const decision = {
    ...decisionIn(item, key?.name ?? item.by, known.timeZone),
    ...(!key && { unsigned: true as const }),
  };
  const problem = problemOf(item, decision, activity, before);
  if (problem) return { problem };
  const decided = item.what === 'returned' ? null : decision;
  const earlier = [...before.decisions, ...(item.earlier ?? [])];
  const revisions = { ...before.revisions, [stepName(item)]: item.revision };
  return {
    taken: outcomes[item.what],
    activity: { ...activity, status: statusAfter[item.what], decision: decided },
    state: {
      ...before,
      decisions: [...new Set([...earlier, stepName(item)])].slice(-100),
      revisions: Object.fromEntries(Object.entries(revisions).slice(-100)),
    },
  };
}

/** The state of an activity that no import has changed. */
async function stateOf(activity: PublishedActivity): Promise<ImportedActivity> {
  const revision = await publishedRevision(activity);
  return { revision, at: `${activity.dateAdded}T00:00:00.000Z`, decisions: [], revisions: {} };
}

function decisionIn(
  { at, reason }: Item<'decisions'>,
  by: string,
  timeZone: string,
): NonNullable<PublishedActivity['decision']> {
  const day = zonedMinute(new Date(at), timeZone).slice(0, 10);
  return {
    at: day,
    by: toLine(by, limits.person),
    reason: reason ? toLine(reason, limits.decision.reason) : null,
  };
}

function problemOf(
  item: Item<'decisions'>,
  decision: NonNullable<PublishedActivity['decision']>,
  activity: PublishedActivity,
  before: ImportedActivity,
): string | null {
  const isKnown = before.decisions.includes(stepName(item));
  const isLast = before.decisions.at(-1) === stepName(item);
  const decidedOn = before.revisions[stepName(item)];
  if (decidedOn !== undefined && decidedOn !== item.revision)
    return 'Left out: the same decision was imported for another version of the activity.';
  const isProof = activity.decision?.unsigned === true && !decision.unsigned;
  if (!isProof && isRecorded(item, decision, activity)) return 'Left out: already there.';
  if (item.revision !== before.revision && !isKnown)
    return 'Left out: it was made on another version of the activity. Import the request file that it answers.';
  if (isLast && activity.status === statusAfter[item.what])
    return isProof ? null : 'Left out: already there.';
  // The record was written again without the decision, unless the student submitted the activity again.
  const isLost =
    isLast && item.revision === before.revision && Date.parse(before.at) <= Date.parse(item.at);
  if (!isLost && isOlder(item, decision, activity, before.decisions))
    return 'Left out: older than what is there.';
  return null;
}

function isRecorded(
  { what }: Item<'decisions'>,
  decision: NonNullable<PublishedActivity['decision']>,
  activity: PublishedActivity,
): boolean {
  const { at, by, reason } = activity.decision ?? {};
  if (what === 'returned' || activity.status !== statusAfter[what]) return false;
  return at === decision.at && by === decision.by && reason === decision.reason;
}

/** Compared by the decisions that each one names as earlier; by time only if neither names the other. */
function isOlder(
  item: Item<'decisions'>,
  { at }: NonNullable<PublishedActivity['decision']>,
  activity: PublishedActivity,
  decisions: readonly string[],
): boolean {
  const last = decisions.at(-1);
  if (decisions.includes(stepName(item))) return true;
  if (last === undefined) return activity.decision !== null && at < activity.decision.at;
  if (item.earlier?.includes(last)) return false;
  return Date.parse(item.at) < Date.parse(last.slice(last.indexOf('@') + 1));
}
