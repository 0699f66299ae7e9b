import { z } from 'zod';
import { id, line, link, listOf, schemaReference } from '../common';

const sentences = (what: string) => z.array(line(400)).max(12).describe(what);

const claim = z.strictObject({
  id: id.describe('A stable name. A badge of the landing page links to /evidence/# and this name.'),
  name: line(40).describe('The claim, as the badge words it.'),
  text: line(400).describe('What the claim means.'),
  checks: sentences('How it is checked, one sentence for each check.'),
  limits: sentences('What the claim does not cover; never empty it to make the claim larger.'),
  visitor: line(400).nullish().describe('How a visitor can check it; null or left out for no way.'),
  page: z
    .strictObject({
      text: line(60).describe('The text of the link.'),
      href: link.describe('Its address, for example /verify/.'),
    })
    .nullish()
    .describe('Where a visitor can check it; null or left out for no link.'),
  sources: z
    .array(line(120))
    .max(8)
    .describe('The documents and tests that say more, as paths in the source code.'),
});

/** The page with the evidence for what the badges on the landing page claim. */
export const evidence = z.strictObject({
  $schema: schemaReference,
  heading: line(80).describe('The heading of the page.'),
  lead: line(300).describe('The sentence below it.'),
  claims: listOf(claim).shape.items.max(8).describe('The claims; may be empty.'),
  notClaimed: z
    .strictObject({
      heading: line(80).describe('The heading of the last section.'),
      text: line(600).describe('What is not claimed, and why.'),
    })
    .nullish()
    .describe('What is not claimed; null or left out for no such section.'),
});

export type Evidence = z.infer<typeof evidence>;
