import * as v from 'valibot';
import { limits, personIdPattern } from '@/content/schema/limits';

/** A string of at most this many UTF-16 code units. */
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
/** The same, with at least one character that is not white space. */
export const filled = (longest: number) =>
  v.pipe(text(longest), v.regex(/\S/, 'must not be empty'));
/** The id of a record. That of a received record starts with the roll number, up to seven characters for each of its own. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-][a-z0-9:-]{0,599}$/, 'must be a short plain name'),
);
/** The id of a stored file; a separate schema, so a test can find every such field. */
export const fileId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9:-]{0,99}$/, 'must be a short plain name'),
);
/** An ISO date. */
export const day = v.pipe(v.string(), v.isoDate('must be a date such as 2026-01-31'));
const noMoment = 'must be a date and time such as 2026-01-31T09:30:00Z';
/** An ISO timestamp with a time zone that browsers read; they read none of "+05". */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp(noMoment),
  v.check((text) => !Number.isNaN(Date.parse(text)), noMoment),
);
/** Timestamps that identify earlier versions of a record, oldest first; never compared by time. */
export const earlier = v.optional(v.pipe(v.array(moment), v.maxLength(limits.earlier)));
/** A time of day, HH:MM from 00:00 to 23:59. */
export const time = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30'),
);
/** A size in bytes. */
export const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A SHA-256 in hexadecimal. */
export const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256'));
/** A compact JSON Web Signature (RFC 7515). */
export const signedText = v.pipe(
  text(limits.credential),
  v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'must be a signed credential'),
);
/** The roll number of a student. */
export const rollNumber = v.pipe(
  text(limits.personId),
  v.regex(personIdPattern, 'must be letters and digits, and . _ / @ + - between them'),
);
const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must have 43 letters and digits'));
/** A public key on the curve P-256, as a JSON Web Key (RFC 7517). */
export const ecKey = v.strictObject({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: coordinate,
  y: coordinate,
});
/** The private half of such a key; only a record of the same device holds it. */
export const ecPrivateKey = coordinate;
/** The student that a submission comes from. */
export const sender = v.strictObject({ name: filled(limits.person), rollNumber });
