import { plausibleMoment } from '@/components/exchange/model/moment';
import { toAttachment, type Item, type Payload } from '@/components/exchange/model/payload';
import {
  storeAttachment,
  planLatest,
  receivedId,
  type Candidate,
  type Plan,
} from '@/components/exchange/model/plan';
import { ExchangeError } from '@/components/exchange/model/problem';
import { readExchange, type OpenedFile } from '@/components/exchange/model/read-file';
import { notify } from '@/lib/store/event';
import { digest } from '@/lib/store/file';
import {
  change,
  now,
  put,
  type Change,
  type StoredRecords,
  type Records,
} from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { appendStep, stepName, type Step } from './activity-history';
import type { ReviewStudent } from './review';

/** The submitted fields of an activity, with missing values filled in. */
export function submittedFields(activity: OwnActivity): Item<'request'>['fields'] {
  const { name, category, dateAdded, issuer, date, credits, note } = activity;
  const open = { issuer: issuer ?? '', date: date ?? null, credits: credits ?? null };
  return { name, category, dateAdded, ...open, note: note ?? '' };
}

/** The SHA-256 of the submitted fields and evidence. A decision is valid only for this state of an activity. */
export function revisionOf(
  { name, category, dateAdded, issuer, date, credits, note }: Item<'request'>['fields'],
  evidence: { sha256: string } | null | undefined,
): Promise<string> {
  const said = [name, category, dateAdded, issuer, date, credits, note, evidence?.sha256 ?? null];
  return digest(new Blob([JSON.stringify(said)]));
}

/** The activities that are waiting for a decision and not withdrawn. */
export function requestable(activities: readonly OwnActivity[]): OwnActivity[] {
  return activities.filter(({ status, withdrawn }) => status === 'Pending' && !withdrawn);
}

const submitting: readonly Step['what'][] = ['submitted', 'changed', 'resubmitted'];

/** The content of a request file for these activities. */
export async function makeRequest(
  student: ReviewStudent,
  activities: readonly OwnActivity[],
): Promise<Payload<'request'>> {
  const madeAt = now();
  const items = activities.map(async (activity): Promise<Item<'request'>> => {
    const { id, dateAdded, evidence } = activity;
    const fields = submittedFields(activity);
    const history = (activity.history ?? []).map((step) => ({
      ...step,
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
  return { madeAt, student: { ...student }, items: await Promise.all(items) };
}

/** Reads a request file and checks all of it. Rejects with an ExchangeError. */
export async function readRequest(file: File): Promise<OpenedFile<'request'>> {
  const opened = await readExchange(file, 'request', []);
  for (const { revision, fields, evidence } of opened.payload.items)
    if ((await revisionOf(fields, evidence)) !== revision)
      throw new ExchangeError(
        `“${fields.name}” in it is not what the student submitted: it was altered. Ask for the file again.`,
      );
  return opened;
}

/** The records already in the review queue. */
export interface RequestsContext {
  submissions: StoredRecords<'submissions'>;
  /** The student of this portal, with the activities submitted on this device. */
  student: ReviewStudent;
  activities: readonly Pick<OwnActivity, 'id'>[];
}

/** Plans the import of these request files. */
export function planRequests(
  files: readonly OpenedFile<'request'>[],
  { submissions, student: own, activities }: RequestsContext,
): Plan {
  const localIds = new Set(activities.map(({ id }) => id));
  const candidates = files.flatMap(({ payload: { student, items }, contents }) =>
    items.map((item): Candidate => {
      const id = receivedId(student.rollNumber, item.activity);
      const isOwn = student.rollNumber === own.rollNumber && localIds.has(item.activity);
      return {
        id,
        versions: versionsIn(item.history, item.at),
        contentId: item.revision,
        title: item.fields.name,
        detail: `${student.name}, ${student.rollNumber}`,
        refusal: isOwn ? 'Left out: submitted on this device and already in the list.' : null,
        changes: () => importChanges(id, student, item, contents),
      };
    }),
  );
  const plan = planLatest(candidates, (id) => {
    const stored = submissions.get(id);
    return stored && { versions: versionsIn(stored.history), contentId: stored.revision };
  });
  return { ...plan, changes: [...plan.changes, ...requestNotifications(plan.entries)] };
}

/** One notification per student, as a file may have hundreds of submissions. */
function requestNotifications(entries: Plan['entries']): Change[] {
  const taken = entries.filter((entry) => entry.taken).map(({ detail }) => detail);
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
  id: string,
  student: Records['submissions']['student'],
  { activity, revision, at, fields, evidence, history }: Item<'request'>,
  contents: OpenedFile<'request'>['contents'],
): Change[] {
  const attachment = evidence && storeAttachment(evidence, contents);
  return [
    ...(attachment ? [put('files', attachment.change)] : []),
    change('submissions', id, (current) => ({
      id,
      at: now(),
      student,
      activity,
      revision,
      fields,
      evidence: attachment?.facts ?? null,
      status: 'Pending',
      history: mergeHistory(current?.history ?? [], history, at),
    })),
  ];
}

/**
 * The local history in its order, followed by new student steps from the file. Decisions in the file are left out,
 * because only the faculty decide.
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

/** The submission step that the file adds, or the resubmission if the activity was already decided on. */
function submissionSteps(known: readonly Step[], at: string): Step[] {
  const last = known.at(-1);
  if (!last || !known.some(({ what }) => isStudentStep(what))) return [{ at, what: 'submitted' }];
  if (!isStudentStep(last.what)) return [{ at, what: 'resubmitted' }];
  const decided = known.some(({ what }) => !isStudentStep(what));
  return last.what === 'changed' && decided ? [{ at: last.at, what: 'resubmitted' }] : [];
}

function isStudentStep(what: Step['what']): boolean {
  return submitting.includes(what) || what === 'withdrawn';
}
