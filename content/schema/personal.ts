import { z } from 'zod';

/** The kind of a personal value: `identity` names one person, `detail` may also apply to others or to a place. */
export type PersonalKind = 'identity' | 'detail';

/** The fields about one person. The build fails if one of their values is in a public file. */
export const personalFields = z.registry<{ kind: PersonalKind }>();

/** Marks a field, and all text in it, as personal. Call it last: every method of a schema returns a new schema. */
export function personal<T extends z.ZodType>(schema: T, kind: PersonalKind = 'identity'): T {
  const marked = schema.clone();
  personalFields.add(marked, { kind });
  return marked;
}

/** True if the people in a file are invented. Without it they count as real. */
export const sample = z
  .boolean()
  .optional()
  .describe(
    'True if every person in this file is invented. If it is false or left out, the build fails when a personal value of this file would become public.',
  );

/** The fields of public files that name a person on purpose, such as the author of a testimonial. */
export const publishedFields = z.registry<{ published: true }>();

/** Marks a field of a public file as naming a person on purpose. */
export function published<T extends z.ZodType>(schema: T): T {
  const marked = schema.clone();
  publishedFields.add(marked, { published: true });
  return marked;
}
