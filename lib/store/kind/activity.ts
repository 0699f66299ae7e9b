import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { dutyDays } from './event-list';
import { bytes, day, digest, fileId, filled, moment, signedText, text } from '../field-schema';

const { activity: limit } = limits;

/** An activity as the student describes it. */
export const statedActivity = {
  name: filled(limit.name),
  category: filled(limit.category),
  dateAdded: day,
  issuer: text(limit.issuer),
  date: v.nullable(day),
  credits: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(limit.credits))),
  note: text(limit.note),
  level: v.optional(text(limit.level)),
  hours: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(limit.hours)))),
  proof: v.optional(text(limit.proof)),
};

export type StatedActivity = v.InferOutput<v.StrictObjectSchema<typeof statedActivity, undefined>>;

export const status = v.picklist(['Pending', 'Approved', 'Rejected']);

/** A stored file that belongs to a record. */
export const evidence = v.strictObject({
  file: fileId,
  name: filled(limits.file.name),
  size: bytes,
  sha256: digest,
});

/** The fields of an activity that a student can change. */
const changeable = [...Object.keys(statedActivity), 'evidence'].filter(
  (field) => field !== 'dateAdded',
) as (Exclude<keyof StatedActivity, 'dateAdded'> | 'evidence')[];

const difference = v.strictObject({
  field: v.picklist(changeable),
  from: text(limit.note),
  to: text(limit.note),
});

/** The name of a step in a history, such as "approved@2026-01-31T09:30:00Z". */
export const stepName = filled(limits.stepName);

/** An event in an activity's history. */
const step = v.strictObject({
  /** From the clock of the device that recorded it; shown, but not used for the order. */
  at: moment,
  /** The step before it; null for the first. */
  after: v.optional(v.nullable(stepName)),
  what: v.picklist([
    'submitted',
    'changed',
    'resubmitted',
    'withdrawn',
    'approved',
    'rejected',
    'returned',
  ]),
  by: v.optional(filled(limits.person)),
  reason: v.optional(filled(limits.decision.reason)),
  /** The state of the activity that was decided on. */
  revision: v.optional(digest),
  changed: v.optional(v.pipe(v.array(difference), v.maxLength(changeable.length))),
  /** The source of a decision made on another device, and the published key that verified its signature. */
  source: v.optional(
    v.strictObject({
      kind: v.literal('file'),
      keyId: v.nullable(digest),
      /** The decisions before this one, on the device where it was made. */
      earlier: v.optional(v.pipe(v.array(stepName), v.maxLength(limits.decision.earlier))),
      /** The credential that came with an approval. */
      credential: v.optional(signedText),
    }),
  ),
});

/** The steps of an activity. */
export const history = v.pipe(v.array(step), v.maxLength(limits.steps));

export const storedActivity = {
  ...statedActivity,
  status,
  evidence: v.nullable(evidence),
  withdrawn: v.boolean(),
  history,
  /** The days on which the classes count as on duty, once it is approved. */
  duty: v.optional(dutyDays),
};

export type StoredActivity = v.InferOutput<v.StrictObjectSchema<typeof storedActivity, undefined>>;
