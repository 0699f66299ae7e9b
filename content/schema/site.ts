import { z } from 'zod';
import { weakPairs, type CollegeColors } from './color';
import { day, image, line, link, rule, schemaReference } from './common';
import { limits } from './limits';

const page = (what: string) =>
  z
    .strictObject({
      title: line(70).describe('The title in the browser tab and in search results.'),
      description: line(200).describe('One sentence for search results.'),
    })
    .describe(`The title and description of ${what}.`);

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'Write the colour as #0b5563.');

const colors = z
  .strictObject({
    brand: color.describe('The colour of links and buttons, for example #0b5563.'),
    accent: color.describe('The colour that marks something, for example #f0a020.'),
    dark: z
      .strictObject({
        brand: color.optional().describe('In place of the first colour.'),
        accent: color.optional().describe('In place of the second colour.'),
      })
      .optional()
      .describe('The colours in the dark theme; if left out, they are derived.'),
  })
  .check(
    rule(z.custom<CollegeColors>(), (chosen, context) => {
      for (const { color: name, theme, text, ratio } of weakPairs(chosen))
        context.addIssue({
          code: 'custom',
          path: theme === 'dark' && chosen.dark?.[name] ? ['dark', name] : [name],
          message: `In the ${theme} theme, ${text} has a contrast of only ${ratio.toFixed(1)}:1.`,
          params: { allowed: 'a contrast of at least 4.5:1' },
        });
    }),
  );

const words = (target: string) =>
  z
    .array(line(30).describe('A word.'))
    .max(20)
    .describe(`Words under which the search finds ${target}.`);

/** The college, the product and the text that all pages share. */
export const site = z.strictObject({
  $schema: schemaReference,
  product: line(40).describe('The name of the portal.'),
  college: line(limits.college).describe('The full name of the college.'),
  sampleContent: z
    .boolean()
    .optional()
    .describe(
      'True if the figures and people on the public pages are invented; the pages then say so.',
    ),
  openSample: z
    .boolean()
    .describe(
      'True to open the sample student and teacher to visitors who are not signed in. Set it to false for a real college: its pages then ask visitors to sign in.',
    ),
  campusIdentity: z
    .boolean()
    .optional()
    .describe(
      'True if the web server knows who asks and answers /people/me.json; the login pages then offer the campus account. If left out, they do not.',
    ),
  dropBox: z
    .boolean()
    .optional()
    .describe(
      'True if the web server has a drop box, to which devices send encrypted letters: docs/deploying.md says how to set it up. If left out, people send each other files.',
    ),
  logo: image
    .extend({
      dark: image
        .optional()
        .describe('The logo in the dark theme; if left out, the same picture is used.'),
    })
    .describe(
      "The college's logo, shown on the profile page and, if openSample is false, on the landing page, the login pages, the sidebar and the access cards.",
    ),
  colors: colors.optional().describe("The college's colours; left out for those of the product."),
  siteUrl: z
    .url({ protocol: /^https$/, error: 'Write a full address that starts with https://.' })
    .regex(
      /^https:\/\/[^/?#]+$/,
      'Write the host only, without a trailing slash or a path. Set the path with BASE_PATH when you build.',
    )
    .describe('The host of the published site, with https and without a path or a trailing slash.'),
  shareImage: line(200)
    .nullish()
    .describe(
      'A description of the preview picture of a shared link; null or left out for no picture.',
    ),
  notice: line(200).describe(
    'One line that says that the record is a sample, shown on its pages if openSample is true.',
  ),
  helpCentre: z
    .strictObject({
      text: line(120).describe('The sentence in the Help Center card.'),
      email: z.email().describe('The address that queries go to.'),
    })
    .describe('The Help Center card on every page of the portal.'),
  security: z
    .strictObject({
      contact: z
        .url({
          protocol: /^(?:https|mailto)$/,
          error: 'Write mailto: and an email address, or a full address that starts with https://.',
        })
        .describe('Where somebody who found a vulnerability writes.'),
      expires: day.describe('The last day on which this is right, at most a year ahead.'),
      policy: z
        .url({ protocol: /^https$/, error: 'Write a full address that starts with https://.' })
        .optional()
        .describe('The page that says how the college handles reports.'),
    })
    .optional()
    .describe(
      'What /.well-known/security.txt says (RFC 9116). If left out, there is no such file.',
    ),
  passwords: line(160).describe('The way to change a password, in one sentence.'),
  passwordPage: z
    .url({ protocol: /^https$/, error: 'Write a full address that starts with https://.' })
    .nullable()
    .describe(
      "The college's page for changing a password; null to show the sentence above instead.",
    ),
  search: z
    .strictObject({
      attendance: words('the attendance'),
      assignments: words('the pending assignments'),
      marks: words('the marks of each subject'),
      points: words('the activity points'),
      submit: words('the form for a new activity'),
      week: words('the timetable of the week'),
    })
    .optional()
    .describe('Other words under which the search finds what it suggests first.'),
  timeZone: line(60)
    .regex(/^(?:UTC|[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+)$/, 'Write a name such as Asia/Kolkata.')
    .describe("The college's time zone, by its name in the IANA database."),
  attendanceThreshold: z
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe('The minimum attendance the college requires, in percent; null if there is none.'),
  signedDecisionsOnly: z
    .boolean()
    .optional()
    .describe(
      'True to refuse decision files that are not signed with a published key, in the portal and by college import. If left out, they are recorded and shown as not signed.',
    ),
  credentialYears: z
    .int()
    .min(1)
    .max(50)
    .optional()
    .describe(
      'The number of years for which a credential of the college is valid; if left out, credentials do not expire.',
    ),
  offline: z
    .boolean()
    .optional()
    .describe(
      'False if no page is stored on a device for offline use. If left out, the portal’s pages are stored.',
    ),
  map: line(120).describe('The caption below the campus map.'),
  pages: z
    .strictObject({
      landing: page('the landing page'),
      login: page('the student login'),
      facultyLogin: page('the faculty login'),
      verify: page('the page that checks credentials'),
      evidence: page('the page with the evidence for the claims'),
      accessibility: page('the page about accessibility'),
      profile: page("the student's profile"),
      dashboard: page('the student dashboard'),
      progress: page("the student's progress"),
      subjects: page("the student's subjects"),
      classes: page("the student's attendance of each class"),
      assignments: page("the student's assignments"),
      chats: page("the student's chats"),
      settings: page("the student's settings"),
      facultyDashboard: page('the faculty dashboard'),
      facultyProgress: page("the progress of a teacher's students"),
      facultyClassroom: page("the faculty's classroom"),
      facultyRegister: page("the faculty's register"),
      facultyEvents: page("the lists of a teacher's events"),
      facultyAssignments: page("the faculty's assignments"),
      facultySettings: page("the faculty's settings"),
      notFound: page('the page for an unknown address'),
    })
    .describe('The title and description of each page in browser tabs and search results.'),
  newsletter: z
    .discriminatedUnion('by', [
      z.strictObject({
        by: z.literal('mail').describe("Subscribe opens the visitor's email program."),
        address: z.email().describe('The address that the email goes to.'),
      }),
      z.strictObject({
        by: z.literal('endpoint').describe('Subscribe sends the email address to a URL.'),
        url: z
          .url({ protocol: /^https$/, error: 'Write a full address that starts with https://.' })
          .describe('The URL that the form is posted to.'),
        field: line(40).describe('The form field that carries the email address.'),
      }),
      z.strictObject({
        by: z.literal('nothing').describe('Subscribe sends nothing, and the page says so.'),
      }),
    ])
    .nullish()
    .describe('The action of the newsletter form in the footer; null or left out for no form.'),
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

export type Site = z.infer<typeof site>;

/** A topic that the search suggests before anything is typed. */
export type SearchTopic = keyof NonNullable<Site['search']>;
