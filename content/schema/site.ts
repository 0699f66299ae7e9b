import { z } from 'zod';
import { image, line, link, schemaReference } from './common';

const page = (what: string) =>
  z
    .strictObject({
      title: line(70).describe('The title in the browser tab and in search results.'),
      description: line(200).describe('One sentence for search results.'),
    })
    .describe(`The title and description of ${what}.`);

/** The college, the product and the words that every page shares. */
export const site = z.strictObject({
  $schema: schemaReference,
  product: line(40).describe('The name of the portal.'),
  college: line(80).describe('The full name of the college.'),
  sampleContent: z
    .boolean()
    .optional()
    .describe(
      'True where the figures and people on the public pages are invented; the pages then say so.',
    ),
  logo: image
    .extend({
      dark: image.optional().describe('The logo on a dark page; left out, the same picture.'),
    })
    .describe("The college's logo, shown on the profile page."),
  siteUrl: z
    .url({ protocol: /^https$/, error: 'Write a whole address that starts with https://.' })
    .regex(
      /^https:\/\/[^/?#]+$/,
      'Name the host only: leave out the closing slash and any path, which BASE_PATH names at the build.',
    )
    .describe('The host the site is published at, https, without a path or a closing slash.'),
  shareImage: line(200).describe('What the picture shows that a shared link carries.'),
  notice: line(200).describe('One line that says what kind of record this is.'),
  helpCentre: z
    .strictObject({
      text: line(120).describe('The sentence in the Help Center card.'),
      email: z.email().describe('The address that queries go to.'),
    })
    .describe('The Help Center card, which every page of the portal shows.'),
  passwords: line(160).describe('Who changes a password, in one sentence.'),
  passwordPage: z
    .url({ protocol: /^https$/, error: 'Write a whole address that starts with https://.' })
    .nullable()
    .describe(
      "The college's own page for changing a password; null where the sentence above is shown instead.",
    ),
  timeZone: line(60)
    .regex(/^(?:UTC|[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+)$/, 'Write a name such as Asia/Kolkata.')
    .describe("The college's time zone, by its name in the IANA database."),
  attendanceThreshold: z
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe(
      'The least attendance the college asks for, in percent; null where nothing is to be said of it.',
    ),
  offline: z
    .boolean()
    .describe(
      "Whether the public and the student's pages are kept on a student's device, to be read without a connection.",
    ),
  map: line(120).describe('The caption below the campus map.'),
  pages: z
    .strictObject({
      landing: page('the landing page'),
      login: page('the student login'),
      facultyLogin: page('the faculty login'),
      profile: page("the student's profile"),
      dashboard: page('the student dashboard'),
      subjects: page("the student's subjects"),
      assignments: page("the student's assignments"),
      chats: page("the student's chats"),
      settings: page("the student's settings"),
      facultyDashboard: page('the faculty dashboard'),
      facultyClassroom: page("the faculty's classroom"),
      facultyAssignments: page("the faculty's assignments"),
      facultySettings: page("the faculty's settings"),
      notFound: page('the page for an address that leads nowhere'),
    })
    .describe('What browser tabs and search results say about each page.'),
  newsletter: z
    .discriminatedUnion('by', [
      z.strictObject({
        by: z.literal('mail').describe("Subscribe opens the visitor's mail program."),
        address: z.email().describe('Who the mail is addressed to.'),
      }),
      z.strictObject({
        by: z.literal('endpoint').describe('Subscribe sends the address to a web address.'),
        url: z
          .url({ protocol: /^https$/, error: 'Write a whole address that starts with https://.' })
          .describe('Where the form is sent, by POST.'),
        field: line(40).describe('The name under which the email address is sent.'),
      }),
      z.strictObject({
        by: z.literal('nothing').describe('Subscribe sends nothing, and the page says so.'),
      }),
    ])
    .nullish()
    .describe('What the newsletter form in the footer does; null or left out, there is none.'),
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
