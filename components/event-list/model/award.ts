import { appendStep, stepName, type Step } from '@/components/activity/model/activity-history';
import { recordStep } from '@/components/activity/model/activity-write';
import { notificationText, statusAfter } from '@/components/activity/model/decision';
import type { ReviewStudent } from '@/components/activity/model/review';
import type { OpenedFile } from '@/components/exchange/model/file';
import type { Item } from '@/components/exchange/model/payload';
import type { Plan, PlanEntry } from '@/components/exchange/model/plan';
import { ExchangeError } from '@/components/exchange/model/problem';
import { eventActivityId, type Activity } from '@/lib/activity/activity';
import { revisionOf } from '@/lib/activity/revision';
import { isSameId } from '@/lib/record/person';
import { notify } from '@/lib/store/event';
import { now, put, type Change, type Records, type StoredRecords } from '@/lib/store/record';

interface Recorded {
  student: ReviewStudent;
  stored: StoredRecords<'activities'>;
  published: readonly Activity[];
  /** True if the college accepts only what a published key signed. */
  signedOnly: boolean;
}

/** Plans what a teacher's letter about an event records on the device of a participant. Throws an ExchangeError. */
export async function planAwards(
  { payload, signature }: OpenedFile<'award'>,
  { student, stored, published, signedOnly }: Recorded,
): Promise<Plan> {
  if (!isSameId(payload.student.rollNumber, student.rollNumber))
    throw new ExchangeError(`It is for ${payload.student.name}, and this portal is not.`);
  if (signedOnly && signature.state !== 'signed')
    throw new ExchangeError('It is not signed, and the college accepts only signed decisions.');
  const by = signature.key?.name ?? payload.by.name;
  const entries: PlanEntry[] = [];
  const changes: Change[] = [];
  for (const item of payload.items) {
    const id = eventActivityId(item.event);
    const { what, at, reason, credential, activity } = item;
    const step: Step = {
      ...{ at, what, by, ...(reason && { reason }) },
      revision: await revisionOf(activity, null),
      source: {
        kind: 'file',
        keyId: signature.key?.id ?? null,
        ...(credential && signature.key && { credential }),
      },
    };
    const before = stored.get(id);
    const college = published.find((one) => one.id === id);
    const problem = problemOf(step, before?.fields.history, before?.fields.withdrawn);
    entries.push({
      ...{ key: id, title: activity.name, taken: problem === null },
      detail:
        what === 'approved' ? 'approved, not yet in the college’s record' : `rejected: ${reason}`,
      outcome: problem ?? 'New.',
    });
    if (problem !== null) continue;
    const duty = item.duty ? { duty: { from: item.from, to: item.to } } : {};
    const status = statusAfter[what];
    const known = { id, origin: before?.origin ?? 'content', decision: college?.decision } as const;
    changes.push(
      before || college
        ? recordStep(known, { status, ...duty }, step)
        : put('activities', added(id, item, step, duty)),
      notify('student', notificationText(what, activity.name, by), id),
    );
  }
  return { entries, changes };
}

function problemOf(
  step: Step,
  history: readonly Step[] = [],
  isWithdrawn: boolean | undefined,
): string | null {
  if (history.some((one) => stepName(one) === stepName(step))) return 'Left out: already recorded.';
  if (isWithdrawn) return 'Left out: you withdrew this activity.';
  return history.some(({ at, by }) => by && at > step.at)
    ? 'Left out: a later decision is already recorded.'
    : null;
}

/** The activity of a participant, new on this device. */
function added(
  id: string,
  { activity, what }: Item<'award'>,
  step: Step,
  duty: { duty?: { from: string; to: string } },
): Records['activities'] {
  return {
    ...{ id, origin: 'device', removed: false, at: now() },
    fields: {
      ...{ ...activity, status: statusAfter[what], evidence: null, withdrawn: false, ...duty },
      history: appendStep([], step),
    },
  };
}
