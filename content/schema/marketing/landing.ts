import { z } from 'zod';
import { id, line, link, listOf, schemaReference } from '../common';
import { published } from '../personal';

const figure = z.strictObject({
  value: line(12).describe('The figure as it is shown, for example 50K+.'),
  label: line(40).describe('What it counts.'),
});

/** The most entries of a list on the landing page. */
const maxItems = 8;

/** One of the tools that the landing page presents. */
const feature = z.strictObject({
  id: id.describe(
    'A stable name: dashboard, tracker, approval, checker, scheduling and security show a piece of the product, any other name the words alone.',
  ),
  title: line(60).describe('The name of the tool.'),
  text: line(200).describe('What it does, in one sentence.'),
});

const testimonial = z.strictObject({
  id,
  quote: line(320).describe('What the person said.'),
  name: published(line(120).describe('Who said it.')),
  role: published(line(80).describe('What the person does, and where.')),
});

/** Everything the landing page says. */
export const landing = z.strictObject({
  $schema: schemaReference,
  hero: z
    .strictObject({
      before: line(60).describe('The headline up to the underlined word.'),
      underlined: line(30).describe('The one word with the marigold underline.'),
      after: line(60).describe('The rest of the headline.'),
      lead: line(200).describe('The sentence beside the headline.'),
    })
    .describe('The first screen.'),
  demo: z
    .strictObject({
      heading: line(80).describe('The heading of the demo section.'),
      text: line(200).describe('The sentence below it.'),
      video: link.describe('The address of the demo video.'),
      alt: line(200).describe(
        'What the picture of the dashboard shows, for people who cannot see it.',
      ),
    })
    .describe('The section that shows the product.'),
  statistics: z
    .array(figure)
    .max(maxItems)
    .nullish()
    .describe('The strip below the hero; empty or left out, there is none.'),
  features: z
    .strictObject({
      heading: line(80).describe('The heading of the features section.'),
      items: listOf(feature).shape.items.max(maxItems).describe('The tools; may be empty.'),
    })
    .describe('The section of the tools.'),
  testimonials: z
    .strictObject({
      heading: line(80).describe('The heading of the testimonials section.'),
      items: listOf(testimonial)
        .shape.items.max(maxItems)
        .describe('The quotations; may be empty.'),
    })
    .nullish()
    .describe('The section of the quotations; null or left out, there is none.'),
  rating: z
    .strictObject({
      score: z.number().min(0).max(5).describe('The rating, out of 5.'),
      text: line(120).describe('What the rating is of.'),
      figures: z
        .array(figure)
        .max(maxItems)
        .describe('The figures beside the rating; may be empty.'),
    })
    .nullish()
    .describe('The rating strip; null or left out, there is none.'),
  callToAction: z
    .strictObject({
      heading: line(80).describe('The heading of the closing call.'),
      text: line(200).describe('The sentence below it.'),
    })
    .describe('The closing call.'),
  footer: z
    .strictObject({
      newsletter: line(160)
        .nullish()
        .describe('What a subscriber gets; null or left out, there is no newsletter.'),
      contact: z.email().describe('The address for enquiries.'),
      badges: z
        .array(line(40))
        .max(maxItems)
        .nullish()
        .describe('The compliance badges; empty or left out, there are none.'),
    })
    .describe('The foot of the page.'),
});

/** The parsed content of marketing/landing.json. */
export type Landing = z.infer<typeof landing>;
