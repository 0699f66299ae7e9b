import { z } from 'zod';
import { id, image, line, link, listOf, schemaReference, text } from '../common';
import { published } from '../personal';

const figure = z.strictObject({
  value: line(12).describe('The figure as text, for example 50K+.'),
  label: line(40).describe('The name of what is counted.'),
});

const maxItems = 8;

const fact = z.strictObject({
  value: line(40).describe(
    'The fact as a short figure. {criteriaMet}, {criteria}, {criteriaPartly} and {codeBits} are the numbers that the product counts itself.',
  ),
  label: line(80).describe('The text; it may have the same numbers in braces.'),
  href: link.describe('Where it can be checked.'),
});

const step = z.strictObject({
  who: line(30).describe('Who does it.'),
  title: line(60).describe('What this person does.'),
});

const audience = z.strictObject({
  id,
  title: line(40).describe('For whom.'),
  text: line(160).describe('What they get.'),
  link: z
    .strictObject({
      text: line(40).describe('The text of the link.'),
      href: link.describe('Where it leads, for example /login/#tour.'),
    })
    .describe('Where they can see it.'),
});

const badge = z.strictObject({
  text: line(40).describe('The claim.'),
  href: link.describe(
    'Where its evidence is, for example /evidence/#accessibility for a claim of marketing/evidence.json.',
  ),
});

const feature = z.strictObject({
  id: id.describe(
    'A stable name. dashboard, tracker, approval, checker, scheduling and security show a piece of the product, any other name shows only the text.',
  ),
  title: line(60).describe('The name of the tool.'),
  text: line(200).describe('What it does, in one sentence.'),
});

const testimonial = z.strictObject({
  id,
  quote: line(320).describe('What the person said.'),
  name: published(line(120).describe('The name of the person.')),
  role: published(line(80).describe('The role and organisation of the person.')),
});

/** All text of the landing page. */
export const landing = z.strictObject({
  $schema: schemaReference,
  hero: z
    .strictObject({
      before: line(60).describe('The headline before the underlined word.'),
      underlined: line(30).describe('The one word with the marigold underline.'),
      after: text(60)
        .regex(/^ ?\S(?:[^\n\r]*\S)?$/u, 'Write one line of text without a space at the end.')
        .describe(
          'The rest of the headline, with a space before it unless it begins with a comma.',
        ),
      lead: line(200).describe('The sentence below the headline.'),
      picture: image
        .nullish()
        .describe(
          "The college's own picture below the buttons, on a site without the sample; null or left out for none.",
        ),
    })
    .describe('The first screen.'),
  demo: z
    .strictObject({
      heading: line(80).describe('The heading of the pictures, for screen readers.'),
      video: link
        .nullish()
        .describe('The address of the demo video; null or left out for no video.'),
      alt: line(200).describe(
        'What the picture of the dashboard shows, for people who cannot see it.',
      ),
    })
    .describe('The section that shows the product.'),
  facts: z
    .array(fact)
    .max(maxItems)
    .nullish()
    .describe(
      'The strip below the pictures: what is true of the product, with a link to the check; empty or left out for none.',
    ),
  loop: z
    .strictObject({
      heading: line(80).describe('The heading of the section.'),
      text: line(120).describe('The sentence next to it.'),
      tour: line(120).nullish().describe('A second sentence, on a site with the sample.'),
      student: step.describe('The first step.'),
      teacher: step.describe('The second step.'),
      employer: step
        .extend({
          unsigned: line(60).describe('The title on a site whose teachers have no keys.'),
        })
        .describe('The third step.'),
    })
    .nullish()
    .describe('How a request goes through three hands; null or left out for no such section.'),
  audiences: listOf(audience)
    .shape.items.max(maxItems)
    .nullish()
    .describe('For whom the portal is; empty or left out for none.'),
  features: z
    .strictObject({
      heading: line(80).describe('The heading of the features section.'),
      items: listOf(feature).shape.items.max(maxItems).describe('The tools; may be empty.'),
    })
    .describe('The features section.'),
  testimonials: z
    .strictObject({
      heading: line(80).describe('The heading of the testimonials section.'),
      items: listOf(testimonial)
        .shape.items.max(maxItems)
        .describe('The testimonials; may be empty.'),
    })
    .nullish()
    .describe('The testimonials section; null or left out for none.'),
  figures: z
    .array(figure)
    .max(maxItems)
    .nullish()
    .describe('The figures below the testimonials; empty or left out for none.'),
  callToAction: z
    .strictObject({
      heading: line(80).describe('The heading of the call to action.'),
    })
    .nullish()
    .describe('The call to action at the end of the page; null or left out for none.'),
  footer: z
    .strictObject({
      newsletter: line(160)
        .nullish()
        .describe('What a subscriber gets; null or left out for no newsletter.'),
      contact: z.email().describe('The address for enquiries.'),
      badges: z
        .array(badge)
        .max(maxItems)
        .nullish()
        .describe(
          'The compliance badges, each a claim that is true and a link to its evidence; empty or left out for none.',
        ),
    })
    .describe('The footer of the page.'),
});

export type Landing = z.infer<typeof landing>;
