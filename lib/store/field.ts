import * as v from 'valibot';

/** A text of at most so many characters. */
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
/** The same, with something to see. */
export const filled = (longest: number) =>
  v.pipe(text(longest), v.regex(/\S/, 'must not be empty'));
/** What names a record. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9:-]{0,99}$/, 'must be a short plain name'),
);
/** The id of a stored file: a field of its own, so that none is forgotten in the list of such fields. */
export const fileId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9:-]{0,99}$/, 'must be a short plain name'),
);
/** A day of the calendar. */
export const day = v.pipe(v.string(), v.isoDate('must be a day such as 2026-01-31'));
/** A moment in world time. */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment such as 2026-01-31T09:30:00Z'),
);
/** A time of the day. */
export const time = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/, 'must be a time such as 09:30'));
/** A size in bytes. */
export const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A SHA-256. */
export const digest = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'),
);
/** Credits of an activity. */
export const credits = v.pipe(v.number(), v.minValue(0), v.maxValue(40));

/** How something that was submitted stands. */
export const status = v.picklist(['Pending', 'Approved', 'Rejected']);
/** The kinds of activities. */
export const category = v.picklist(['Workshop', 'Hackathon', 'Course']);
/** A student's roll number. */
export const rollNumber = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9]{4,16}$/, 'must be 4 to 16 capital letters and digits'),
);
/** Whom something comes from. */
export const sender = v.strictObject({ name: filled(80), rollNumber });
