import { z } from 'zod';
import { limits, personIdPattern } from './limits';

/** Returns true if a "YYYY-MM-DD" day exists. Text in another form passes, because the pattern refuses it. */
function isRealDay(text: string): boolean {
  // Every month has these days; a record has thousands of them, and dates are slow.
  if (/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/.test(text)) return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return true;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * A rule between fields. It is checked when the fields it reads are valid, even if the file has other errors.
 * By default zod skips it then, and its error would only appear in a second run.
 */
export const rule = <T>(
  reads: z.ZodType<T>,
  judge: (value: T, context: z.core.$RefinementCtx<T>) => void,
) => {
  const check = z.superRefine<T>(judge);
  // Without an error so far, all fields are valid.
  const when = ({ value, issues }: z.core.ParsePayload) =>
    issues.length === 0 || reads.safeParse(value).success;
  Object.defineProperty(check._zod.def, 'when', { get: () => (compiles ? undefined : when) });
  return check;
};

let compiles = false;

/** Compiles a schema. `z.compile` refuses conditions, but it stops at the first error: until then a rule has none. */
export function compileRules<S extends z.ZodType>(schema: S, compile: (schema: S) => S): S {
  compiles = true;
  try {
    return compile(schema);
  } finally {
    compiles = false;
  }
}

/** A text of at most this many UTF-16 code units, as devices count. zod counts a character of two units once. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .check(({ value, issues }) => {
      if (value.length <= longest || [...value].length > longest) return;
      issues.push({
        code: 'custom',
        input: value,
        message: 'This text is too long. Some characters, such as emoji, count as two.',
        params: { allowed: `at most ${longest} characters` },
      });
    });

/** One line of text: no line breaks, no spaces at either end. */
export const line = (longest = 120) =>
  text(longest).regex(
    /^\S(?:[^\n\r]*\S)?$/u,
    'Write one line of text without spaces at either end.',
  );

export const id = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens.')
  .describe(
    'A stable name for this entry, unique in this file: lowercase letters, digits, hyphens.',
  );

/** A day, "YYYY-MM-DD". */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the day as YYYY-MM-DD.')
  .refine(isRealDay, 'This day does not exist. Write a real day as YYYY-MM-DD.');

export const weekday = z.enum([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

/** A time of day, "HH:mm". */
export const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:mm, in 24-hour time.');

/** The time when something ends, "HH:mm". After midnight, the hours of the day before go on: 24:30 is half past midnight. */
export const endTime = z
  .string()
  .regex(
    /^(?:[0-3]\d|4[0-7]):[0-5]\d$/,
    'Write the time as HH:mm, in 24-hour time; 24:30 is half past midnight of the next day.',
  );

/** A month, "YYYY-MM". */
export const monthKey = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Write the month as YYYY-MM, from 01 to 12.');

/** A date and time in the college's time zone, "YYYY-MM-DDTHH:mm". */
export const minute = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/,
    'Write the date and time as YYYY-MM-DDTHH:mm, in 24-hour time.',
  )
  .refine(
    (text) => isRealDay(text.slice(0, 10)),
    'This day does not exist. Write a real date and time as YYYY-MM-DDTHH:mm.',
  );

/** The folders below public/ that can hold pictures: a public one, and those of the portal, which the web server can protect. */
export const pictureFolders = [
  'images',
  'MyProfile',
  'Dashboard',
  'Progress',
  'Subjects',
  'Classes',
  'Assignments',
  'Chats',
  'Settings',
  'faculty-dashboard',
  'faculty-progress',
  'faculty-classroom',
  'faculty-register',
  'faculty-events',
  'faculty-assignments',
  'faculty-settings',
] as const;

/** A picture under public/. Its size reserves its space on the page. */
export const image = z.strictObject({
  src: z
    .templateLiteral(['/', z.string()], 'Start it with /images/.')
    .check(
      z.regex(
        new RegExp(
          `^/(?:${pictureFolders.join('|')})/(?!.*\\.\\.)[\\w./-]+\\.(?:svg|png|jpg|webp|avif)$`,
        ),
        'Use an svg, png, jpg, webp or avif file in /images/ or in a portal folder such as /MyProfile/, named with letters, digits, dots, slashes and hyphens.',
      ),
    )
    .describe(
      'The file below public/, for example /images/photo.svg. /MyProfile/photo.jpg is protected like the page.',
    ),
  width: z.int().min(1).max(8000).describe('Its width in pixels.'),
  height: z.int().min(1).max(8000).describe('Its height in pixels.'),
  alt: z
    .string()
    .max(200)
    .describe('A description of the picture; empty if the text next to it says the same.'),
});

/** The address of a link: https, mailto, a path of the site, or '#'. */
export const link = text(limits.link).regex(
  /^(?:https:\/\/[^\s]+|mailto:[^\s]+|\/[^\s]*|#[^\s]*)$/,
  "Start it with https://, mailto:, / or #. Use '#' alone while there is no address.",
);

/** The day a figure was taken and what it counts. */
export const basis = z.strictObject({
  asOf: day.describe('The day these figures were taken.'),
  basis: line(limits.basis).describe('The basis of the figures, as a short phrase.'),
});

const personId = text(limits.personId).regex(
  personIdPattern,
  'Use letters and digits, and between them single spaces or the characters . _ / @ + -.',
);

export const rollNumber = personId.describe('The roll number.');

export const employeeId = personId.describe('The employee id.');

/** The short name of a student or teacher. */
export const handle = z
  .string()
  .regex(/^@[a-z0-9._-]{2,30}$/, 'Write @ and 2 to 30 lowercase letters, digits, dots or hyphens.')
  .describe('The short name shown in the profile menu.');

export const status = z.enum(['Pending', 'Approved', 'Rejected']);

export const schemaReference = z.string().optional().describe('The schema file, for editors.');

/** Refuses entries that share an id. The error is on the second one. */
export const uniqueIds = rule(z.array(z.unknown()), (entries, context) => {
  const first = new Map<unknown, number>();
  for (const [index, entry] of entries.entries()) {
    const own = (entry as { id?: unknown } | null)?.id;
    const earlier = first.get(own);
    if (own === undefined) continue;
    if (earlier === undefined) first.set(own, index);
    else
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `Entry ${earlier + 1} of this list already has this id.`,
        params: { allowed: 'an id that no other entry has' },
      });
  }
});

/** A file that is a list of entries with unique ids. */
export const listOf = <T extends z.ZodType<{ id: string }>>(entry: T) =>
  z.strictObject({
    $schema: schemaReference,
    items: z
      .array(entry)
      .max(10_000)
      .check(uniqueIds)
      .describe('The entries, in the order they are shown; may be empty.'),
  });

/** Refuses a list that is not sorted by `at`, newest first. The error is on the entry that is too far down. */
export const newestFirst = rule(
  z.object({ items: z.array(z.object({ at: minute })) }),
  ({ items }, context) => {
    for (const [index, { at }] of items.entries()) {
      const earlier = items[index - 1]?.at;
      if (earlier !== undefined && earlier < at)
        context.addIssue({
          code: 'custom',
          path: ['items', index, 'at'],
          message: 'Put the newest first: this one is newer than the one above it.',
          params: { allowed: `a moment up to ${earlier}` },
        });
    }
  },
);
