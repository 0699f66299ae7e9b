import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Text that is added to a file, before a text that occurs in it. */
type Edit = readonly [file: string, before: string, added: string];

const titles =
  '    "library": { "title": "Library | Edify", "description": "The books of the student." },\n';
const inSite = ['    "settings": {\n', titles] as const;

/** The student's page /Library/, as docs/architecture.md describes how to add one. */
export const pageEdits: readonly Edit[] = [
  ['lib/site/routes.ts', "  settings: '/Settings/'", "  library: '/Library/',\n"],
  [
    'components/shell/audience.tsx',
    '    { href: routes.settings,',
    '    { href: routes.library, label: \'Library\', icon: <BookOpenIcon aria-hidden="true" /> },\n',
  ],
  ['content/schema/site.ts', '      settings: page(', '      library: page("the library"),\n'],
  ['content/site.json', ...inSite],
  ['__tests__/fixture/content/site.json', ...inSite],
  ['content/schema/common.ts', "  'Settings',\n", "  'Library',\n"],
  ['__tests__/export/page.test.ts', '  settings: listed(', "  library: ['Library'],\n"],
  [
    '__tests__/export/page.test.ts',
    '  settings: signedOut(',
    "  library: signedOut('library', 'roll number'),\n",
  ],
  [
    '__tests__/app/signed-out.test.tsx',
    '  { Page: SettingsPage,',
    "  { Page: LibraryPage, what: 'library', to: '/login/#to=/Library/' },\n",
  ],
  [
    '__tests__/app/signed-out.test.tsx',
    'import ProfilePage',
    "import LibraryPage from '@/app/(student)/Library/page';\n",
  ],
  [
    '__tests__/app/own-record.test.tsx',
    '  {\n    route: routes.settings,',
    `  {
    route: routes.library,
    show: ({ student }: Records) => <LibraryPage sample={student} {...parts} />,
  },
`,
  ],
  [
    '__tests__/app/own-record.test.tsx',
    'import { ProfilePage }',
    "import { LibraryPage } from '@/app/(student)/Library/library';\n",
  ],
];

/** The optional field "venue" of a notice, as docs/architecture.md describes how to add one. */
export const fieldEdits: readonly Edit[] = [
  ['content/schema/limits.ts', 'title: 120, text: 2000', 'venue: 80, '],
  [
    'content/schema/faculty/notice.ts',
    '  at: minute',
    "  venue: line(limits.notice.venue).optional().describe('Where it takes place.'),\n",
  ],
  [
    '__tests__/content/contract.test.ts',
    "  'faculty/keys.json': [",
    "  'faculty/notices.json': ['venue'],\n",
  ],
  [
    'lib/store/schema.ts',
    '    text: text(limits.notice.text)',
    '    venue: v.optional(text(limits.notice.venue)),\n',
  ],
  [
    'components/notice/model/notice-form.ts',
    '  text: linesField(limits.notice.text',
    "  venue: lineField(limits.notice.venue, 'The venue'),\n",
  ],
  ['components/notice/model/notice-form.ts', "  text: 'Text'", "  venue: 'Venue',\n"],
  [
    'components/notice/faculty/notice-fields.tsx',
    "      <TextField\n        {...control('text')}",
    '      <FormField {...control(\'venue\')} label="Venue (optional)" type="text" />\n',
  ],
  ['__tests__/components/notice/model/notice.test.ts', "  text: 'Nobody", "  venue: 'Hall A',\n"],
  ['components/notice/model/notifications.ts', 'by } = fields', 'venue, '],
  ['components/notice/model/notifications.ts', 'by ? [by]', 'venue ? [venue] : '],
  ['components/notice/faculty/faculty-notifications.ts', '  audience,\n}', '  venue,\n'],
  ['components/notice/faculty/faculty-notifications.ts', "audience === '", 'venue ? [venue] : '],
];

const folder = 'app/(student)/Library';

/** The files of the page. */
export const pageFiles: Readonly<Record<string, string>> = {
  [`${folder}/library.tsx`]: `'use client';

import { PageHeading } from '@/components/page/page-heading';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { StudentRecord } from '@/content/schema/record/student-record';

export function LibraryPage({ sample, signedOut }: OwnPageProps<StudentRecord>) {
  return (
    <OwnRecord kind="student" sample={sample} signedOut={signedOut}>
      {({ student }) => (
        <>
          <PageHeading title="Library" />
          <p>{student.name}</p>
        </>
      )}
    </OwnRecord>
  );
}
`,
  [`${folder}/page.tsx`]: `import { SignedOut } from '@/components/session/signed-out';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { LibraryPage } from './library';

export const metadata = portalMetadata(site, 'library');

const route = routes.library;

export default function Page() {
  return (
    <LibraryPage
      sample={shownSample?.student ?? null}
      signedOut={<SignedOut kind="student" route={route} what="library" title="Library" />}
    />
  );
}
`,
};

/** Writes new files into a copy of the checkout. */
export function writeFiles(copy: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
}

/** Applies edits to a copy of the checkout. Throws with the file if the text before which one belongs is gone. */
export function applyEdits(copy: string, edits: readonly Edit[]): void {
  for (const [file, before, added] of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(before))
      throw new Error(
        `${file} has no text ${JSON.stringify(before)}. Correct the edit in tools/quality/contribute.ts.`,
      );
    writeFileSync(
      join(copy, file),
      text.replace(before, () => added + before),
    );
  }
}
