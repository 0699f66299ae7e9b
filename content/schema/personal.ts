import { z } from 'zod';

/** How much a personal value says: `identity` names one person, `detail` may be said of others or of a place too. */
export type PersonalKind = 'identity' | 'detail';

/** The fields that say something of one person; what the build keeps away from everything public. */
export const personalFields = z.registry<{ kind: PersonalKind }>();

/** Marks a field, and every text below it, as personal. Mark last: what is called on a schema makes a new one. */
export function personal<T extends z.ZodType>(schema: T, kind: PersonalKind = 'identity'): T {
  const marked = schema.clone();
  personalFields.add(marked, { kind });
  return marked;
}

/** Whether the persons of a file are invented; a file that does not say so is about real ones. */
export const sample = z
  .boolean()
  .optional()
  .describe(
    'True where every person in this file is invented. Left out or false, the build fails when a personal value of this file would become public.',
  );

/** The fields of public files that name a person because the college publishes it, such as who is quoted. */
export const publishedFields = z.registry<{ published: true }>();

/** Marks a field of a public file that names a person on purpose. */
export function published<T extends z.ZodType>(schema: T): T {
  const marked = schema.clone();
  publishedFields.add(marked, { published: true });
  return marked;
}
