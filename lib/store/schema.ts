import * as v from 'valibot';
import {
  bytes,
  category,
  credits,
  day,
  digest,
  fileId,
  filled,
  id,
  moment,
  sender,
  status,
  text,
  time,
} from './field';

/** Moments that name the earlier versions of a record, the oldest first; they are never compared. */
export const earlier = v.optional(v.pipe(v.array(moment), v.maxLength(100)));

/**
 * What a person adds to a list, or changes in a record of the college, which itself stays as it is: `at` is when it came
 * to be and gives its place in the list, `changed` when it was last changed.
 */
const overlay = <T extends v.ObjectEntries>(entries: T) =>
  v.variant('origin', [
    v.strictObject({
      id,
      origin: v.literal('device'),
      removed: v.literal(false),
      at: moment,
      changed: v.optional(moment),
      earlier,
      fields: v.strictObject(entries),
    }),
    v.strictObject({
      id,
      origin: v.literal('content'),
      removed: v.boolean(),
      at: moment,
      changed: v.optional(moment),
      fields: v.partial(v.strictObject(entries)),
    }),
  ]);

const evidence = v.strictObject({ file: fileId, name: filled(255), size: bytes, sha256: digest });

const difference = v.strictObject({
  field: v.picklist(['name', 'category', 'issuer', 'date', 'credits', 'note', 'evidence']),
  from: text(600),
  to: text(600),
});

/** What names a step of a history, such as "approved@2026-01-31T09:30:00Z". */
export const stepName = filled(80);

/** Something that happened to an activity. */
export const step = v.strictObject({
  /** By the clock of the device that recorded it: it is shown, and says nothing about the order. */
  at: moment,
  /** The step before it; null for the first one. Histories of earlier versions of the site do not say. */
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
  by: v.optional(filled(80)),
  reason: v.optional(filled(500)),
  changed: v.optional(v.pipe(v.array(difference), v.maxLength(7))),
  /** Where a decision came from when it was not made on this device, and the published key whose signature fitted. */
  source: v.optional(
    v.strictObject({
      kind: v.literal('file'),
      keyId: v.nullable(digest),
      /** The decisions that this one came after, where it was made. */
      earlier: v.optional(v.pipe(v.array(stepName), v.maxLength(50))),
    }),
  ),
});

/** All that happened to it. */
export const history = v.pipe(v.array(step), v.maxLength(500));
const picture = v.optional(v.nullable(fileId));

/** What was done, as a student describes it. */
export const activity = {
  name: filled(120),
  category,
  dateAdded: day,
  issuer: text(80),
  date: v.nullable(day),
  credits: v.nullable(credits),
  note: text(600),
};

/** What is in a form: whole texts, also those that are too long to be saved, and the files that were chosen. */
const filledIn = {
  fields: v.record(v.string(), v.string()),
  file: v.nullable(fileId),
  files: v.optional(v.pipe(v.array(evidence), v.maxLength(10))),
};

/** The shape of every record that is kept on the device, by its store. */
export const schemas = {
  activities: overlay({
    ...activity,
    status,
    evidence: v.nullable(evidence),
    withdrawn: v.boolean(),
    history,
  }),
  achievements: overlay({ name: filled(40), picture }),
  projects: overlay({
    title: filled(80),
    technology: text(120),
    about: text(600),
    href: v.union([
      v.literal('#'),
      v.pipe(v.string(), v.maxLength(400), v.regex(/^https?:\/\/\S+$/, 'must be a web address')),
    ]),
    picture,
  }),
  entries: overlay({
    title: filled(80),
    description: text(200),
    date: filled(60),
    kind: v.picklist(['activity', 'internship']),
    picture,
  }),
  assignments: overlay({
    name: filled(120),
    section: filled(20),
    due: day,
    instructions: text(2000),
    files: v.pipe(v.array(evidence), v.maxLength(10)),
    closed: v.boolean(),
    by: text(80),
  }),
  notices: overlay({
    title: filled(120),
    at: v.pipe(v.string(), v.isoDateTime('must be a moment such as 2026-01-31T09:30')),
    text: text(2000),
    audience: v.picklist(['faculty', 'students', 'everyone']),
    pinned: v.boolean(),
    expires: v.nullable(day),
    by: text(80),
  }),
  decisions: v.strictObject({ id, at: moment, status, history }),
  submissions: v.strictObject({
    id,
    at: moment,
    student: sender,
    activity: id,
    revision: digest,
    fields: v.strictObject(activity),
    evidence: v.nullable(evidence),
    status,
    history,
  }),
  handins: v.strictObject({
    id,
    at: moment,
    name: filled(120),
    /** When it was marked as done or not done; what was handed in keeps its moment. */
    changed: v.optional(moment),
    done: v.boolean(),
    file: v.nullable(evidence),
    earlier,
  }),
  received: v.strictObject({
    id,
    at: moment,
    assignment: id,
    name: filled(120),
    student: sender,
    handedIn: moment,
    file: evidence,
    earlier,
  }),
  cancellations: v.strictObject({
    id,
    at: moment,
    lesson: id,
    day,
    title: filled(160),
    start: time,
    end: time,
    reason: filled(300),
    by: filled(80),
    restored: v.nullable(moment),
    sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  keys: v.strictObject({
    id: v.literal('signing'),
    at: moment,
    keyId: digest,
    name: filled(80),
    employeeId: filled(16),
    publicKey: v.strictObject({
      kty: v.literal('EC'),
      crv: v.literal('P-256'),
      x: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
      y: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    }),
    privateKey: v.custom<CryptoKey>(
      (value) => Object.prototype.toString.call(value) === '[object CryptoKey]',
      'must be a key of this browser',
    ),
  }),
  orders: v.strictObject({ id, ids: v.pipe(v.array(id), v.maxLength(20_000)) }),
  profile: v.strictObject({ id: v.literal('photo'), file: fileId }),
  marks: v.strictObject({ id, at: moment }),
  events: v.strictObject({
    id,
    at: moment,
    title: filled(200),
    about: v.optional(id),
    for: v.optional(v.picklist(['student', 'faculty'])),
    page: v.optional(v.literal('assignments')),
  }),
  drafts: v.strictObject({
    id,
    at: moment,
    // The form that it is of; a draft of an earlier release is named like its form.
    form: v.optional(v.string()),
    ...filledIn,
    // What the form showed before anything was changed in it.
    opened: v.optional(v.strictObject(filledIn)),
  }),
  files: v.strictObject({
    id,
    name: filled(255),
    type: text(100),
    size: bytes,
    sha256: digest,
    blob: v.blob(),
  }),
  aside: v.strictObject({
    id,
    at: moment,
    store: text(40),
    reason: text(400),
    value: v.unknown(),
  }),
  meta: v.strictObject({
    id: v.literal('backup'),
    changedAt: v.nullable(moment),
    exportedAt: v.nullable(moment),
    /** While an export is written: the first change since it began. */
    during: v.optional(v.nullable(moment)),
  }),
} as const;
