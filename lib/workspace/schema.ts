import * as v from 'valibot';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const filled = (longest: number) => v.pipe(text(longest), v.regex(/\S/, 'must not be empty'));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9:-]{0,99}$/, 'must be a short plain name'));
const day = v.pipe(v.string(), v.isoDate('must be a day such as 2026-01-31'));
const moment = v.pipe(v.string(), v.isoTimestamp('must be a moment such as 2026-01-31T09:30:00Z'));
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'));
const credits = v.pipe(v.number(), v.minValue(0), v.maxValue(40));

/** What a person adds to a list, or changes in a record of the college, which itself stays as it is. */
const overlay = <T extends v.ObjectEntries>(entries: T) =>
  v.variant('origin', [
    v.strictObject({
      id,
      origin: v.literal('device'),
      removed: v.literal(false),
      at: moment,
      fields: v.strictObject(entries),
    }),
    v.strictObject({
      id,
      origin: v.literal('content'),
      removed: v.boolean(),
      at: moment,
      fields: v.partial(v.strictObject(entries)),
    }),
  ]);

const evidence = v.strictObject({ file: id, name: filled(255), size: bytes, sha256: digest });

const difference = v.strictObject({
  field: v.picklist(['name', 'category', 'issuer', 'date', 'credits', 'note', 'evidence']),
  from: text(600),
  to: text(600),
});

const step = v.strictObject({
  at: moment,
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
});

const picture = v.optional(v.nullable(id));

/** The shape of every record that is kept on the device, by its store. */
export const schemas = {
  activities: overlay({
    name: filled(120),
    status: v.picklist(['Pending', 'Approved', 'Rejected']),
    category: v.picklist(['Workshop', 'Hackathon', 'Course']),
    dateAdded: day,
    issuer: text(80),
    date: v.nullable(day),
    credits: v.nullable(credits),
    note: text(600),
    evidence: v.nullable(evidence),
    withdrawn: v.boolean(),
    history: v.pipe(v.array(step), v.maxLength(500)),
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
    date: filled(40),
    kind: v.picklist(['activity', 'internship']),
    picture,
  }),
  orders: v.strictObject({ id, ids: v.pipe(v.array(id), v.maxLength(20_000)) }),
  profile: v.strictObject({ id: v.literal('photo'), file: id }),
  marks: v.strictObject({ id, at: moment }),
  events: v.strictObject({ id, at: moment, title: filled(200), about: v.optional(id) }),
  drafts: v.strictObject({
    id,
    at: moment,
    fields: v.record(v.string(), text(4000)),
    file: v.nullable(id),
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
  }),
} as const;
