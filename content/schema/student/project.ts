import { z } from 'zod';
import { id, image, line, link, listOf, text } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';

const project = z.strictObject({
  id,
  title: line(limits.project.title).describe('The name of the project.'),
  technology: line(limits.project.technology).describe('The technologies used.'),
  about: personal(
    text(limits.project.about)
      .min(1)
      .nullable()
      .describe('What it does and how, in a few sentences; null for none.'),
    'detail',
  ),
  image: personal(image.describe('A picture of it.')),
  href: personal(link.describe("The address of the project; '#' while there is none."), 'detail'),
});

export const projects = listOf(project).extend({ sample });

export type Project = z.infer<typeof project>;
