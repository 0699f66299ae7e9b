import { z } from 'zod';
import { image, line, link, schemaReference } from './common';

const page = z.strictObject({
  title: line(70).describe('The title in the browser tab and in search results.'),
  description: line(200).describe('One sentence for search results.'),
});

/** The college, the product and the words that every page shares. */
export const site = z.strictObject({
  $schema: schemaReference,
  product: line(40).describe('The name of the portal.'),
  college: line(80).describe('The full name of the college.'),
  logo: image.describe("The college's logo, shown on the profile page."),
  siteUrl: z
    .url({ protocol: /^https$/ })
    .regex(/[^/]$/, 'Leave out the closing slash.')
    .describe('The address the site is published at, https, no closing slash.'),
  notice: line(200).describe('One line that says what kind of record this is.'),
  helpCentre: z.strictObject({
    text: line(120).describe('The sentence in the Help Center card.'),
    email: z.email().describe('The address that queries go to.'),
  }),
  passwords: line(160).describe('Who changes a password, in one sentence.'),
  map: line(120).describe('The caption below the campus map.'),
  pages: z.strictObject({
    landing: page,
    login: page,
    facultyLogin: page,
    profile: page,
    dashboard: page,
    subjects: page,
    assignments: page,
    chats: page,
    settings: page,
    facultyDashboard: page,
    facultyClassroom: page,
    facultyAssignments: page,
    facultySettings: page,
    notFound: page,
  }),
  social: z
    .array(
      z.strictObject({
        name: line(40).describe('The name of the network.'),
        href: link.describe("The college's page there."),
      }),
    )
    .max(8)
    .describe('Links to social networks, shown in the footer.'),
});

/** The parsed content of site.json. */
export type Site = z.infer<typeof site>;
