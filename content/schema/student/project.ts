import { z } from 'zod';
import { id, image, line, link, listOf } from '../common';
import { personal, sample } from '../personal';

const project = z.strictObject({
  id,
  title: line(80).describe('The name of the project.'),
  technology: line(120).describe('The technologies used.'),
  about: personal(
    z
      .string()
      .min(1)
      .max(600)
      .nullable()
      .describe('What it does and how, in a few sentences; null for none.'),
    'detail',
  ),
  image: personal(image.describe('A picture of it.')),
  href: personal(link.describe("The address of the project; '#' while there is none."), 'detail'),
});

export const projects = listOf(project).extend({ sample });

export type Project = z.infer<typeof project>;
