import { readFileSync } from 'node:fs';
import { assignmentFields } from '@/components/assignment/model/assignment-form';
import { noticeFields } from '@/components/notice/model/notice-form';
import { facultyAssignments } from '@/content/schema/faculty/assignment';
import { notices } from '@/content/schema/faculty/notice';
import { schemas } from '@/lib/store/schema';

const schema = 'content/schema';
const store = 'lib/store/schema.ts';
const notice = 'components/notice';

interface Kind {
  /** The files of the college's schema and of the form. */
  files: { published: string; form: string };
  published: object;
  stored: object;
  asked: object;
  /** Fields that the site sets, so that no form asks for them. */
  set: readonly string[];
  /** Fields that only the college's files have, such as counts. */
  imported?: readonly string[];
  /** Files that name the fields one by one, each with the fields that it leaves out on purpose. */
  named: Readonly<Record<string, readonly string[]>>;
}

const storedIn = (kind: 'assignments' | 'notices') =>
  schemas[kind].options[0].entries.fields.entries;

/** Fields of an activity are compared in __tests__/lib/activity/activity.test.tsx. */
const kinds: Readonly<Record<string, Kind>> = {
  assignment: {
    files: {
      published: `${schema}/faculty/assignment.ts`,
      form: 'components/assignment/model/assignment-form.ts',
    },
    published: facultyAssignments.shape.items.element.shape,
    stored: storedIn('assignments'),
    asked: assignmentFields,
    set: ['files', 'closed', 'by'],
    imported: ['handedIn'],
    named: {},
  },
  notice: {
    files: {
      published: `${schema}/faculty/notice.ts`,
      form: `${notice}/model/notice-form.ts`,
    },
    published: notices.shape.items.element.shape,
    stored: storedIn('notices'),
    asked: noticeFields,
    set: ['at', 'by'],
    named: {
      [`${notice}/faculty/notice-dialog.tsx`]: ['at', 'by'],
      [`${notice}/model/notifications.ts`]: ['expires'],
      [`${notice}/faculty/faculty-notification.tsx`]: ['text', 'by'],
    },
  },
};

/** What is missing where, as sentences. */
function missingIn({ files, published, stored, asked, set, imported = [], named }: Kind): string[] {
  const fields = Object.keys(stored);
  const without = (all: readonly string[], less: readonly string[]) =>
    all.filter((field) => !less.includes(field));
  const says = (field: string, from: string, to: string, list?: 'set' | 'named') =>
    `${from} has "${field}" and ${to} does not. Add it there${list ? `, or to "${list}" in this test` : ''}.`;
  return [
    ...without(Object.keys(published), ['id', ...imported, ...fields]).map((field) =>
      says(field, files.published, store),
    ),
    ...without(fields, [...set, ...Object.keys(asked)]).map((field) =>
      says(field, store, files.form, 'set'),
    ),
    ...without(Object.keys(asked), fields).map((field) => says(field, files.form, store)),
    ...Object.entries(named).flatMap(([file, less]) => {
      const text = readFileSync(file, 'utf8');
      return without(fields, less)
        .filter((field) => !new RegExp(`\\b${field}\\b`).test(text))
        .map((field) => says(field, store, file, 'named'));
    }),
  ];
}

test.each(Object.keys(kinds))('Every field of one %s is wherever it has to be', (kind) => {
  expect(missingIn(kinds[kind]!)).toEqual([]);
});

test('A field that is only in the schema of the college is named with the place that lacks it', () => {
  const { notice: whole } = kinds;
  const published = { ...whole!.published, colour: {} };
  expect(missingIn({ ...whole!, published })).toEqual([
    'content/schema/faculty/notice.ts has "colour" and lib/store/schema.ts does not. Add it there.',
  ]);
  const stored = { ...whole!.stored, colour: {} };
  expect(missingIn({ ...whole!, stored })).toHaveLength(4);
});
