import {
  plausibleMoment,
  toAttachment,
  type Item,
  type Payload,
} from '@/components/exchange/model/payload';
import { openEncrypted } from '@/components/exchange/model/encryption';
import {
  planLatest,
  receivedId,
  storeAttachment,
  type Candidate,
  type Plan,
} from '@/components/exchange/model/plan';
import { ExchangeError } from '@/components/exchange/model/problem';
import {
  fromLetter,
  readExchange,
  type LetterOf,
  type OpenedFile,
} from '@/components/exchange/model/file';
import { toStated } from '@/lib/activity/activity';
import { revisionOf } from '@/lib/activity/revision';
import type { DecryptionKey } from '@/lib/crypto/recipient';
import type { PublicKey } from '@/lib/crypto/es256';
import { isSameId } from '@/lib/record/person';
import { notify } from '@/lib/store/event';
import {
  change,
  now,
  put,
  type Change,
  type Records,
  type StoredRecords,
} from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import type { Step } from './activity-history';
import { asSent } from './decision-credential';
import {
  type ReviewStudent,
  isStudentStep,
  storeSubmission,
  submitting,
  type Submitted,
  keysByStudent,
  type StudentKeys,
} from './review';

/** The activities that are waiting for a decision and not withdrawn. */
export function requestable(activities: readonly OwnActivity[]): OwnActivity[] {
  return activities.filter(({ status, withdrawn }) => status === 'Pending' && !withdrawn);
}

/** The content of a request file for these activities. */
export async function makeRequest(
  student: ReviewStudent,
  activities: readonly OwnActivity[],
  replyKey: PublicKey | null = null,
): Promise<Payload<'request'>> {
  const madeAt = now();
  const items = activities.map(async (activity): Promise<Item<'request'>> => {
    const { id, dateAdded, evidence } = activity;
    const fields = toStated(activity);
    const history = (activity.history ?? []).map((step) => ({
      ...asSent(step),
      at: plausibleMoment(step.at, madeAt),
    }));
    const last = history.findLast(({ what }) => submitting.includes(what));
    return {
      activity: id,
      revision: await revisionOf(fields, evidence),
      at: last?.at ?? plausibleMoment(`${dateAdded}T00:00:00.000Z`, madeAt),
      fields,
      evidence: evidence ? toAttachment(evidence) : null,
      history,
    };
  });
  const reply = replyKey && { replyKey };
  return { madeAt, student: { ...student }, ...reply, items: await Promise.all(items) };
}

/** The content of a request file with submissions of one student, as this device received them. */
export function repeatRequest(
  student: ReviewStudent,
  submissions: readonly Records['submissions'][],
): Payload<'request'> {
  const madeAt = now();
  const items = submissions.map(({ activity, revision, fields, evidence, ...one }) => {
    const history = one.history
      .filter(({ what }) => isStudentStep(what))
      .map((step) => ({ ...asSent(step), at: plausibleMoment(step.at, madeAt) }));
    const file = evidence ? toAttachment(evidence) : null;
    return {
      activity,
      revision,
      at: history.at(-1)?.at ?? madeAt,
      fields,
      evidence: file,
      history,
    };
  });
  return { madeAt, student, items };
}

/**
 * Reads a request file, encrypted to one of these keys or not, and checks all of it; one that came in a letter is of the
 * letter's sender. Rejects with an ExchangeError.
 */
export async function readRequest(
  file: File,
  keys: readonly DecryptionKey[] = [],
  letter?: LetterOf,
): Promise<OpenedFile<'request'>> {
  const opened = await readExchange(await openEncrypted(file, 'request', keys), 'request', []);
  for (const { revision, fields, evidence } of opened.payload.items)
    if ((await revisionOf(fields, evidence)) !== revision)
      throw new ExchangeError(
        `“${fields.name}” in it is not what the student submitted: it was altered. Ask for the file again.`,
      );
  return fromLetter(opened, letter);
}

/** The records already in the review queue. */
interface RequestsContext {
  submissions: StoredRecords<'submissions'>;
  /** The student who submits on this device, if there is one, and those activities. */
  student: ReviewStudent | null;
  activities: readonly Pick<OwnActivity, 'id'>[];
  /** Returns what to add to the name of a sender, such as ", not in your register". */
  noteOn?: (student: ReviewStudent) => string;
}

/** Plans the import of these request files. */
export function planRequests(
  files: readonly OpenedFile<'request'>[],
  { submissions, student: own, activities, noteOn = () => '' }: RequestsContext,
): Plan {
  const localIds = new Set(activities.map(({ id }) => id));
  const keysOf = keysByStudent(
    submissions.values(),
    files.map(({ payload }) => payload),
  );
  const candidates = files.flatMap(({ payload: { student, items }, contents, letter }) =>
    items.map((item): Candidate => {
      const id = receivedId(student.rollNumber, item.activity);
      const isOwn =
        own && isSameId(student.rollNumber, own.rollNumber) && localIds.has(item.activity);
      return {
        id,
        versions: versionsIn(item.history, item.at),
        contentId: item.revision,
        title: item.fields.name,
        detail: `${nameOf(student)}${noteOn(student)}`,
        problem: isOwn ? 'Left out: submitted on this device and already in the list.' : null,
        again:
          letter && submissions.get(id)?.letter === undefined
            ? () => [answerTo(id, letter)]
            : undefined,
        changes: () =>
          importChanges(
            { id, student, ...keysOf(student.rollNumber), ...(letter && { letter: letter.id }) },
            item,
            contents,
          ),
      };
    }),
  );
  const plan = planLatest(candidates, (id) => {
    const stored = submissions.get(id);
    return stored && { versions: versionsIn(stored.history), contentId: stored.revision };
  });
  const senders = files.flatMap(({ payload: { student, items } }) =>
    items.map(() => nameOf(student)),
  );
  const taken = senders.filter((_, index) => plan.entries[index]?.taken);
  return { ...plan, changes: [...plan.changes, ...requestNotifications(taken)] };
}

/** A submission that came in a file came in a letter, too: the decision on it is for the sender of the letter. */
const answerTo = (id: string, { id: letter }: LetterOf): Change =>
  change('submissions', id, (stored) => {
    if (!stored) return null;
    const submission = { ...stored, letter };
    delete submission.sent;
    return submission;
  });

const nameOf = ({ name, rollNumber }: ReviewStudent) => `${name}, ${rollNumber}`;

/** One notification per student, as a file may have hundreds of submissions. */
function requestNotifications(taken: readonly string[]): Change[] {
  return [...new Set(taken)].map((who) => {
    const count = taken.filter((one) => one === who).length;
    const what = count === 1 ? 'a submission' : `${count} submissions`;
    return notify('faculty', `${who} asks for a decision on ${what}`);
  });
}

/** The moments of the student's steps, without duplicates. `at` is used for a submission without a history. */
function versionsIn(history: readonly Step[], at?: string): string[] {
  const moments = history.filter(({ what }) => isStudentStep(what)).map((step) => step.at);
  return [...new Set(moments.length === 0 && at ? [at] : moments)];
}

function importChanges(
  base: Pick<Submitted, 'id' | 'student' | 'letter'> & StudentKeys,
  { activity, revision, at, fields, evidence, history }: Item<'request'>,
  contents: OpenedFile<'request'>['contents'],
): Change[] {
  const attachment = evidence && storeAttachment(evidence, contents);
  const added = now();
  return [
    ...(attachment ? [put('files', attachment.change)] : []),
    change('submissions', base.id, (stored) =>
      storeSubmission(
        {
          ...base,
          activity,
          revision,
          fields,
          evidence: attachment?.facts ?? null,
          submittedAt: at,
          history,
        },
        stored,
        added,
      ),
    ),
  ];
}
