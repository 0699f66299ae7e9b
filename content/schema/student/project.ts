import { z } from 'zod';
import { id, image, line, link, listOf } from '../common';
import { personal, sample } from '../personal';

/** Something the student built. */
const project = z.strictObject({
  id,
  title: line(80).describe('The name of the project.'),
  technology: line(120).describe('What it is made with.'),
  about: personal(
    z
      .string()
      .min(1)
      .max(600)
      .nullable()
      .describe('What it does and how, a few sentences; null for none.'),
    'detail',
  ),
  image: personal(image.describe('A picture of it.')),
  href: personal(link.describe("Where it can be seen; '#' while there is no address."), 'detail'),
});

/** The projects on the profile. */
export const projects = listOf(project).extend({ sample });

/** One project. */
export type Project = z.infer<typeof project>;
