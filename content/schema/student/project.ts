import { z } from 'zod';
import { id, image, line, link, listOf } from '../common';

/** Something the student built. */
const project = z.strictObject({
  id,
  title: line(80).describe('The name of the project.'),
  technology: line(120).describe('What it is made with.'),
  about: z
    .string()
    .min(1)
    .max(600)
    .nullable()
    .describe('What it does and how, a few sentences; null for none.'),
  image: image.describe('A picture of it.'),
  href: link.describe("Where it can be seen; '#' while there is no address."),
});

/** The projects on the profile. */
export const projects = listOf(project);

/** One project. */
export type Project = z.infer<typeof project>;
