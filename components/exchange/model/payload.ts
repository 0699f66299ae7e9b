import * as v from 'valibot';
import { bytes, day, digest, filled, moment, sender, text } from '@/lib/store/field';
import { activity, earlier, history, stepName } from '@/lib/store/schema';
import { maxFileSize } from '@/lib/text/file-size';

/** The most entries that one file carries. */
export const maxItems = 5000;

/** What names an activity or an assignment between devices; shorter than an id, so that a roll number fits before it. */
const entryId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9:-]{0,79}$/, 'must be a short plain name'),
);

/** A PDF that the file carries, found there by its SHA-256. */
const attachment = v.strictObject({
  name: filled(255),
  size: v.pipe(bytes, v.maxValue(maxFileSize, 'is over 5 MB')),
  sha256: digest,
});

const nonEmptyList = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(1, 'must not be empty'), v.maxLength(maxItems));

const teacher = v.strictObject({ name: filled(80), employeeId: filled(16) });

const request = v.strictObject({
  madeAt: moment,
  student: sender,
  items: nonEmptyList(
    v.strictObject({
      activity: entryId,
      revision: digest,
      /** When this state of it was submitted. */
      at: moment,
      fields: v.strictObject(activity),
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
      /** The state of it that was decided on. */
      revision: digest,
      name: filled(120),
      what: v.picklist(['approved', 'rejected', 'returned']),
      at: moment,
      by: filled(80),
      reason: v.optional(filled(500)),
      /** The decisions that the faculty made on it before this one. */
      earlier: v.optional(v.pipe(v.array(stepName), v.maxLength(50))),
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
      name: filled(120),
      section: filled(20),
      due: day,
      instructions: text(2000),
      closed: v.boolean(),
      by: text(80),
      files: v.pipe(v.array(attachment), v.maxLength(10)),
    }),
  ),
});

const handins = v.strictObject({
  madeAt: moment,
  student: sender,
  items: nonEmptyList(
    v.strictObject({
      assignment: entryId,
      name: filled(120),
      handedIn: moment,
      earlier,
      file: attachment,
    }),
  ),
});

/** What each kind of file says. */
export const payloads = { request, decisions, assignments, handins } as const;

/** The kinds of files that the two sides send each other. */
export type ExchangeKind = keyof typeof payloads;

/** What a file of a kind says. */
export type Payload<K extends ExchangeKind> = v.InferOutput<(typeof payloads)[K]>;

/** One entry of such a file. */
export type Item<K extends ExchangeKind> = Payload<K>['items'][number];

/** What a kind of file is called, and where it is opened. */
export const kindLabels: Record<ExchangeKind, { name: string; page: string }> = {
  request: { name: 'a request file', page: 'Student Profiles on the faculty dashboard' },
  decisions: { name: 'a decision file', page: 'Your Activities on the student dashboard' },
  assignments: { name: 'an assignment file', page: 'Assignments on the student side' },
  handins: { name: 'a file of handed-in work', page: 'Assignments on the faculty side' },
};

type Attachment = v.InferOutput<typeof attachment>;

/** A PDF of a record as a file names it: without the place where this device keeps it. */
export function toAttachment({ name, size, sha256 }: Attachment): Attachment {
  return { name, size, sha256 };
}

/** The PDFs that an entry names. */
export function attachmentsOf(item: Item<ExchangeKind>): Attachment[] {
  if ('files' in item) return item.files;
  const one = 'file' in item ? item.file : 'evidence' in item ? item.evidence : null;
  return one ? [one] : [];
}
