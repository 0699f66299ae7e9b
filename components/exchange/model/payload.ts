import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import {
  bytes,
  day,
  digest,
  ecKey,
  filled,
  moment,
  sender,
  signedText,
  text,
  time,
} from '@/lib/store/field-schema';
import { history, statedActivity, stepName } from '@/lib/store/kind/activity';
import { classChange, earlier } from '@/lib/store/schema';

/** Id of an activity or assignment inside a file; short enough to be prefixed with a roll number. */
const entryId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9:-]{0,79}$/, 'must be a short plain name'),
);

/** An attached file; its content is found in the exchange file by SHA-256. */
const attachment = v.strictObject({
  name: filled(limits.file.name),
  size: v.pipe(bytes, v.maxValue(limits.file.size, 'is over 5 MB')),
  sha256: digest,
});

const nonEmptyList = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(1, 'must not be empty'), v.maxLength(limits.exchange.items));

const teacher = v.strictObject({
  name: filled(limits.person),
  employeeId: filled(limits.personId),
});

const request = v.strictObject({
  madeAt: moment,
  student: sender,
  /** The key that the student wants the decisions encrypted to. */
  replyKey: v.optional(ecKey),
  items: nonEmptyList(
    v.strictObject({
      activity: entryId,
      revision: digest,
      /** When this state of the activity was submitted. */
      at: moment,
      fields: v.strictObject(statedActivity),
      evidence: v.nullable(attachment),
      history,
    }),
  ),
});

const decisions = v.strictObject({
  madeAt: moment,
  student: sender,
  by: teacher,
  items: nonEmptyList(
    v.strictObject({
      activity: entryId,
      /** The state of the activity that was decided on. */
      revision: digest,
      name: filled(limits.activity.name),
      what: v.picklist(['approved', 'rejected', 'returned']),
      at: moment,
      by: filled(limits.person),
      reason: v.optional(filled(limits.decision.reason)),
      /** The earlier decisions of the faculty on this activity. */
      earlier: v.optional(v.pipe(v.array(stepName), v.maxLength(limits.decision.earlier))),
      /** The approval as a credential for the student. */
      credential: v.optional(signedText),
    }),
  ),
});

const assignments = v.strictObject({
  madeAt: moment,
  by: teacher,
  items: nonEmptyList(
    v.strictObject({
      assignment: entryId,
      at: moment,
      changed: moment,
      earlier,
      name: filled(limits.assignment.name),
      section: filled(limits.section),
      due: day,
      instructions: text(limits.assignment.instructions),
      closed: v.boolean(),
      by: text(limits.person),
      files: v.pipe(v.array(attachment), v.maxLength(limits.assignment.files)),
    }),
  ),
});

const handins = v.strictObject({
  madeAt: moment,
  student: sender,
  items: nonEmptyList(
    v.strictObject({
      assignment: entryId,
      name: filled(limits.assignment.name),
      handedIn: moment,
      earlier,
      file: attachment,
    }),
  ),
});

const changes = v.strictObject({
  madeAt: moment,
  by: teacher,
  items: nonEmptyList(
    v.strictObject({
      /** The id of the class in the timetable. */
      meeting: entryId,
      day,
      /** The section and the course. */
      name: filled(limits.cancellation.title),
      start: time,
      end: time,
      ...classChange,
      reason: filled(limits.cancellation.reason),
      by: filled(limits.person),
      /** When it was changed, and when it was restored. */
      at: moment,
      restored: v.nullable(moment),
      sequence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.sequence)),
    }),
  ),
});

/** The schema of each kind of file. */
export const payloads = { request, decisions, assignments, handins, changes } as const;

/** The kinds of files that students and faculty exchange. */
export type ExchangeKind = keyof typeof payloads;

/** The content of a file of this kind. */
export type Payload<K extends ExchangeKind> = v.InferOutput<(typeof payloads)[K]>;

/** One entry of a file of this kind. */
export type Item<K extends ExchangeKind> = Payload<K>['items'][number];

interface KindLabel {
  name: string;
  /** Where it is opened. */
  page: string;
  /** The noun for an entry, singular and plural. */
  entry: readonly [string, string];
}

/** The texts about each kind of file. */
export const kindLabels: Record<ExchangeKind, KindLabel> = {
  request: {
    name: 'a request file',
    page: 'Student Profiles on the faculty dashboard',
    entry: ['submission', 'submissions'],
  },
  decisions: {
    name: 'a decision file',
    page: 'Your Activities on the student dashboard',
    entry: ['decision', 'decisions'],
  },
  assignments: {
    name: 'an assignment file',
    page: 'Assignments on the student side',
    entry: ['assignment', 'assignments'],
  },
  handins: {
    name: 'a file of handed-in work',
    page: 'Assignments on the faculty side',
    entry: ['file of work', 'files of work'],
  },
  changes: {
    name: 'a file of changed classes',
    page: 'Subjects on the student side',
    entry: ['change', 'changes'],
  },
};

/** What tells the entries of a file apart. */
export function entryIdOf(item: Item<ExchangeKind>): string {
  if ('meeting' in item) return `${item.meeting}:${item.day}`;
  return 'activity' in item ? item.activity : item.assignment;
}

type Attachment = v.InferOutput<typeof attachment>;

/** A stored file as an exchange file describes it, without its local id. */
export function toAttachment({ name, size, sha256 }: Attachment): Attachment {
  return { name, size, sha256 };
}

export function attachmentsOf(item: Item<ExchangeKind>): Attachment[] {
  if ('files' in item) return item.files;
  const one = 'file' in item ? item.file : 'evidence' in item ? item.evidence : null;
  return one ? [one] : [];
}
