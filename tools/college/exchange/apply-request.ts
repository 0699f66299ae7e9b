import type { Item } from '@/components/exchange/model/payload';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { toPublished, toStated } from '@/lib/activity/activity';
import { revisionOf } from '@/lib/activity/revision';
import { zonedMinute } from '@/lib/time/zoned-time';
import { toLine } from '@/tools/import/value/line';
import type { ImportedActivity } from './import-state';

/** The effect of one entry of a file on an activity: the activity after it, or why it is left out. */
export type RequestOutcome =
  { taken: string; activity: PublishedActivity; state: ImportedActivity } | { problem: string };

/** The facts about the activity that an entry names. */
export interface Known {
  activity: PublishedActivity | undefined;
  state: ImportedActivity | undefined;
  /** The college's time zone. */
  timeZone: string;
  /** The student and the activity, as `--replace-approved` names them. */
  name: string;
  /** The approved activities that a request may replace. */
  replaceable: ReadonlySet<string>;
}

/**
 * A submitted activity is waiting for a decision, unless the same or a later state of it is already there. It replaces
 * an approved one only if that is named, because anybody can write a request.
 */
export async function applyRequest(item: Item<'request'>, known: Known): Promise<RequestOutcome> {
  const { activity, state, name, replaceable } = known;
  const problem = activity && (await problemOf(item, activity, known));
  if (problem) return { problem };
  const isApproved = activity?.status === 'Approved';
  if (isApproved && !replaceable.has(name))
    return {
      problem: `Left out: it is approved. If the student submitted it again, import the file with --replace-approved "${name}".`,
    };
  const again = `Submitted again: waiting for a decision.${isApproved ? ' It was approved.' : ''}`;
  const decisions = (activity && state?.decisions) ?? [];
  return {
    taken: activity ? again : 'New: waiting for a decision.',
    activity: toPublished(item.activity, item.fields, toLine),
    state: {
      revision: item.revision,
      at: item.at,
      decisions,
      revisions: state?.revisions ?? {},
    },
  };
}

async function problemOf(
  { revision, at }: Item<'request'>,
  activity: PublishedActivity,
  { state, timeZone }: Known,
): Promise<string | null> {
  if (state) {
    if (Date.parse(at) > Date.parse(state.at)) return null;
    return revision === state.revision
      ? 'Left out: already there.'
      : 'Left out: older than what is there.';
  }
  if ((await publishedRevision(activity)) === revision) return 'Left out: already there.';
  const day = zonedMinute(new Date(at), timeZone).slice(0, 10);
  const newest = activity.decision?.at ?? activity.dateAdded;
  return day < newest ? 'Left out: older than what is there.' : null;
}

/** The name of the state that the college published, which has no evidence and no note. */
export const publishedRevision = (activity: PublishedActivity): Promise<string> =>
  revisionOf(toStated(activity), null);
