import { z } from 'zod';

/** Whether "YYYY-MM-DD" names a day that exists. */
function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** One line of text: no line breaks, no blanks at the ends. */
export const line = (longest = 120) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^\S(?:[^\n\r]*\S)?$/u, 'Write one line without blanks at its ends.');

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

/** A picture under public/, with the size that keeps its place on the page. */
export const image = z.strictObject({
  src: z
    .templateLiteral(['/images/', z.string()])
    .check(z.regex(/\.(?:svg|png|jpg|webp|avif)$/, 'Name an svg, png, jpg, webp or avif file.'))
    .describe('The file below public/, for example /images/photo.svg.'),
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
export function uniqueIds(entries: readonly { id: string }[], context: z.RefinementCtx): void {
  const first = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const earlier = first.get(entry.id);
    if (earlier === undefined) first.set(entry.id, index);
    else
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `Entry ${earlier} has this id already. Give each entry its own.`,
      });
  }
}

/** A file that is a list of entries with unique ids. */
export const listOf = <T extends z.ZodType<{ id: string }>>(entry: T) =>
  z.strictObject({
    $schema: schemaReference,
    items: z
      .array(entry)
      .max(10_000)
      .superRefine(uniqueIds)
      .describe('The entries, in the order they are shown; may be empty.'),
  });
