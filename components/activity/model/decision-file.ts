import { limits } from '@/content/schema/limits';
import { openEncrypted } from '@/components/exchange/model/encryption';
import { plausibleMoment, type Item, type Payload } from '@/components/exchange/model/payload';
import type { Plan, PlanEntry } from '@/components/exchange/model/plan';
import { ExchangeError } from '@/components/exchange/model/problem';
import { readExchange, type OpenedFile } from '@/components/exchange/model/file';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { toStated } from '@/lib/activity/activity';
import { revisionOf } from '@/lib/activity/revision';
import type { DecryptionKey } from '@/lib/crypto/recipient';
import { groupByPerson, isSameId } from '@/lib/record/person';
import { notify } from '@/lib/store/event';
import { now, type Change, type Records } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { outcomes, stepName, type Step } from './activity-history';
import { recordStep } from './activity-write';
import { addCredential, credentialIn, hasNewCredential } from './decision-credential';
import { decisionOn, statusAfter, notificationText } from './decision';
import type { ReviewStudent } from './review';

type Submission = Records['submissions'];

/** Received submissions that are decided on as they are, by roll number. Each student gets a separate file. */
export function decidedByStudent(submissions: Iterable<Submission>): Map<string, Submission[]> {
  const decided = [...submissions].filter((submission) => decisionOn(submission));
  return groupByPerson(decided, ({ student }) => student.rollNumber);
}

/** The content of a decision file for these submissions of one student. Throws an ExchangeError if there are none. */
export function makeDecisions(
  by: Payload<'decisions'>['by'],
  submissions: readonly Submission[],
): Payload<'decisions'> {
  const madeAt = now();
  const items = submissions.flatMap((submission): Item<'decisions'>[] => {
    const decision = decisionOn(submission);
    if (!decision) return [];
    const { what, reason } = decision;
    const at = plausibleMoment(decision.at, madeAt);
    const { activity, revision, fields } = submission;
    const base = { activity, revision, name: fields.name, what, at, by: decision.by ?? by.name };
    const earlier = decisionsBefore(submission, decision);
    return [{ ...base, ...(reason && { reason }), ...(earlier.length > 0 && { earlier }) }];
  });
  const [first] = submissions;
  if (!first || items.length === 0)
    throw new ExchangeError('Nothing is decided yet, so there is nothing to save.');
  return { madeAt, student: first.student, by, items };
}

/** The names of the decisions before the current one. */
function decisionsBefore({ history }: Submission, decision: Step): string[] {
  const names = history
    .filter(({ what }) => (outcomes as readonly Step['what'][]).includes(what))
    .map(stepName);
  return names.filter((name) => name !== stepName(decision)).slice(-limits.decision.earlier);
}

interface DecisionReading {
  /** The published keys that can verify signed decisions. */
  keys: readonly FacultyKey[];
  /** The keys that decisions for this student are encrypted to. */
  decryptionKeys?: readonly DecryptionKey[];
  /** True if the college accepts only decisions that are signed with a published key. */
  signedOnly?: boolean;
}

/** Reads a decision file for this student, encrypted or not, and checks all of it. Rejects with an ExchangeError. */
export async function readDecisions(
  file: File,
  student: ReviewStudent,
  { keys, decryptionKeys = [], signedOnly = false }: DecisionReading,
): Promise<OpenedFile<'decisions'>> {
  const plain = await openEncrypted(file, 'decisions', decryptionKeys);
  const opened = await readExchange(plain, 'decisions', keys);
  const { student: whom } = opened.payload;
  if (!isSameId(whom.rollNumber, student.rollNumber))
    throw new ExchangeError(
      `It is for ${whom.name} (${whom.rollNumber}), and this portal is for ${student.name} (${student.rollNumber}). Give it to ${whom.name}.`,
    );
  if (signedOnly && opened.signature.state !== 'signed')
    throw new ExchangeError(unsignedText[opened.signature.state]);
  return opened;
}

const unsignedText = {
  unsigned:
    'It is not signed, and the college accepts only signed decisions. Ask the faculty for a signed file.',
  unknown:
    'It is signed with a key that the college does not publish, and the college accepts only signed decisions. Ask the faculty for a file that is signed with a published key.',
} as const;

const outcomeTexts = {
  approved: 'Will be recorded as approved.',
  rejected: 'Will be recorded as rejected.',
  returned: 'Will be recorded as returned for a change.',
} as const;

/** Plans the import of these decision files. */
export async function planDecisions(
  files: readonly OpenedFile<'decisions'>[],
  activities: readonly OwnActivity[],
): Promise<Plan> {
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  const stepsByActivity = new Map<string, Step[]>();
  const entries: PlanEntry[] = [];
  const changes: Change[] = [];
  for (const [index, { payload, signature }] of files.entries())
    for (const item of payload.items) {
      const activity = byId.get(item.activity);
      const steps = stepsByActivity.get(item.activity) ?? [...(activity?.history ?? [])];
      const adds = activity !== undefined && hasNewCredential(item, steps, signature);
      const problem = adds ? null : await problemOf(item, activity, steps);
      const by = signature.key?.name ?? item.by;
      entries.push({
        key: `${index}:${item.activity}`,
        title: item.name,
        detail: item.reason ? `${by}: ${item.reason}` : by,
        outcome: problem ?? (adds ? 'Will add its credential.' : outcomeTexts[item.what]),
        taken: problem === null,
      });
      if (problem !== null || !activity) continue;
      const step: Step = {
        at: item.at,
        what: item.what,
        by,
        ...(item.reason && { reason: item.reason }),
        revision: item.revision,
        source: {
          kind: 'file',
          keyId: signature.key?.id ?? null,
          ...(item.earlier && { earlier: item.earlier }),
          ...credentialIn(item, signature),
        },
      };
      stepsByActivity.set(item.activity, [...steps, step]);
      if (adds) changes.push(addCredential(activity, step));
      else
        changes.push(
          recordStep(activity, { status: statusAfter[item.what] }, step),
          notify('student', notificationText(item.what, activity.name, by), activity.id),
        );
    }
  return { entries, changes };
}

async function problemOf(
  item: Item<'decisions'>,
  activity: OwnActivity | undefined,
  steps: readonly Step[],
): Promise<string | null> {
  if (!activity)
    return 'Left out: it is not among your activities on this device. Open the file on the device you submitted it from.';
  const name = stepName(item);
  if (steps.some((step) => stepName(step) === name)) return 'Left out: already recorded.';
  if (activity.withdrawn) return 'Left out: you withdrew this activity.';
  if ((await revisionOf(toStated(activity), activity.evidence)) !== item.revision)
    return 'Left out: you changed this activity after you sent it. Send a new request file.';
  if (steps.some(({ source }) => source?.earlier?.includes(name)))
    return 'Left out: a later decision is already recorded.';
  return null;
}
