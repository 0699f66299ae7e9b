import { z } from 'zod';

/** Whether "YYYY-MM-DD" names a day that exists; anything of another form is for the pattern to refuse. */
function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return true;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * A rule between fields. It is judged as soon as the fields it reads are sound, whatever else is wrong in the
 * file; zod alone would skip it, and a second run would be needed to see it broken.
 */
export const rule = <T>(
  reads: z.ZodType<T>,
  judge: (value: T, context: z.core.$RefinementCtx<T>) => void,
) => z.superRefine<T>(judge, { when: ({ value }) => reads.safeParse(value).success });

/** One line of text: no line breaks, no blanks at the ends. */
export const line = (longest = 120) =>
  z
    .string()
    .max(longest)
    .regex(/^\S(?:[^\n\r]*\S)?$/u, 'Write one line of text without blanks at its ends.');

/** A stable identifier, unique within its file. */
export const id = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')
  .describe('A stable name for this entry, unique in this file: small letters, digits, hyphens.');

/** A day of the calendar, "YYYY-MM-DD". */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the day as YYYY-MM-DD.')
  .refine(isRealDay, 'This day does not exist. Write a real day as YYYY-MM-DD.');

/** A day of the week. */
export const weekday = z.enum([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

/** A month of the calendar, "YYYY-MM". */
export const monthKey = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Write the month as YYYY-MM, from 01 to 12.');

/** A moment in the college's own time, "YYYY-MM-DDTHH:mm". */
export const minute = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/,
    'Write the moment as YYYY-MM-DDTHH:mm, 24 hours.',
  )
  .refine((text) => isRealDay(text.slice(0, 10)), 'This day does not exist.');

/** Where a picture may stand below public/: the public folder, and those of the portal, which a gate can protect. */
export const pictureFolders = [
  'images',
  'MyProfile',
  'Dashboard',
  'Subjects',
  'Assignments',
  'Chats',
  'Settings',
  'faculty-dashboard',
  'faculty-classroom',
  'faculty-assignments',
  'faculty-settings',
] as const;

/** A picture under public/, with the size that keeps its place on the page. */
export const image = z.strictObject({
  src: z
    .templateLiteral(['/', z.string()], 'Start it with /images/.')
    .check(
      z.regex(
        new RegExp(
          `^/(?:${pictureFolders.join('|')})/(?!.*\\.\\.)[\\w./-]+\\.(?:svg|png|jpg|webp|avif)$`,
        ),
        'Name an svg, png, jpg, webp or avif file in /images/ or in a folder of the portal such as /MyProfile/: letters, digits, dots, slashes, hyphens.',
      ),
    )
    .describe(
      'The file below public/, for example /images/photo.svg; /MyProfile/photo.jpg stands behind the gate.',
    ),
  width: z.int().min(1).max(8000).describe('Its width in pixels.'),
  height: z.int().min(1).max(8000).describe('Its height in pixels.'),
  alt: z
    .string()
    .max(200)
    .describe('What it shows, in words; empty when the text beside it says the same.'),
});

/** An address that a link may lead to: https, mailto, a path of the site, or '#'. */
export const link = z
  .string()
  .max(400)
  .regex(
    /^(?:https:\/\/[^\s]+|mailto:[^\s]+|\/[^\s]*|#[^\s]*)$/,
    "Start it with https://, mailto:, / or #; a bare '#' has no target yet.",
  );

/** The day a figure was taken and what it counts. */
export const basis = z.strictObject({
  asOf: day.describe('The day these figures were taken.'),
  basis: line(160).describe('What the figures count, in one sentence part.'),
});

/** The state of a submission: waiting, accepted or turned down. */
export const status = z.enum(['Pending', 'Approved', 'Rejected']);

/** A reference to the JSON Schema file, for editors. */
export const schemaReference = z.string().optional().describe('The schema file, for editors.');

/** Refuses entries that share an id, and names the second one. */
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
        message: `Entry [${earlier}] has this id already.`,
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

/** Refuses a list that is not ordered by `at`, newest first, and names the entry that stands too late. */
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
