import fc from 'fast-check';
import { findReader, isUnread } from '@/tools/import/mapping/find-reader';
import { emptyMapping, type Mapping } from '@/tools/import/mapping/mapping';
import { isPrivateHeader } from '@/tools/import/template/private-header';
import { plainTemplates } from '@/tools/import/template/plain/templates';
import { tableOf } from '../template/read-table';

/** What a table is read as, or why it is not read. */
function readAs(file: string, header: string, mapping: Partial<Mapping> = {}): string {
  const table = tableOf({ file, header: header.split('|'), rows: [] });
  const found = findReader(table, { ...emptyMapping, ...mapping });
  return isUnread(found) ? `not read: ${found.reason.code}` : found.reader.format;
}

test.each([
  // A header that the template does not know keeps a table from being read, and so does a list beside another.
  ['a.csv', 'Roll No|Student Name|Section', 'list of students'],
  ['a.csv', 'Roll No|Student Name|Section|Hostel', 'not read: unknown-headers'],
  ['a.csv', 'Roll No|Student Name|Section||', 'list of students'],
  ['a.csv', 'S.No|Roll No|Student Name|Father Name|Caste|Remarks', 'list of students'],
  ['a.csv', 'Roll No|Name||Roll No|Name', 'not read: repeated-headers'],
  // Where the headers are those of several templates, the whole name counts, and a part of it does not.
  ['a.csv', 'ID|Name', 'not read: several-templates'],
  ['teachers.csv', 'ID|Name', 'list of teachers'],
  ['2026-11-02/Teachers list (2).csv', 'ID|Name', 'list of teachers'],
  ['teachers of our students.csv', 'ID|Name', 'not read: several-templates'],
  // A table that is named after another template is not read.
  ['students.csv', 'Student|Section|Email', 'not read: other-name'],
  ['a.csv', 'Student|Section|Email', 'list of enrolments'],
  ['marks.csv', 'Roll No|Student Name|Section', 'not read: other-name'],
  // An address is no id.
  ['students.csv', 'Email|Student Name', 'not read: unknown-headers'],
  // Proposals are never taken without asking.
  ['students.csv', 'Matrikelnummer|Vorname|Nachname', 'not read: unknown-headers'],
  // Figures beside people are no list of people.
  ['a.csv', 'Email|First Name|Last Name|Section|late_days|hw1|hw2', 'not read: unknown-headers'],
  // Forms that are known and not supported.
  ['a.csv', 'Section|Course Code|Day Order|Start Time|End Time', 'not read: day-orders'],
  ['a.csv', 'a@x.edu|25CS001|Mira', 'not read: no-header'],
  // A system has all its documented headers, or it is none.
  ['users.csv', 'user_id|login_id|full_name|email|status', 'Canvas users.csv'],
  ['users.csv', 'user_id|login_id|full_name|email|status|house', 'not read: unknown-headers'],
  ['a.csv', 'username|firstname|lastname|course1|profile_field_x', 'Moodle user upload'],
])('%s with %s is %s', (file, header, expected) => {
  expect(readAs(file, header)).toBe(expected);
});

test('A branch and a section stop without a pattern for the class', () => {
  const header = 'Roll No|Student Name|Branch|Section';
  expect(readAs('a.csv', header)).toBe('not read: class-pattern');
  expect(readAs('a.csv', header, { class: '{branch}-{section}' })).toBe('list of students');
});

const headersOf = plainTemplates.map((template) => {
  const fields = Object.entries(template.fields);
  const needed = fields.filter(([, { required }]) => required).map(([name]) => name);
  const groups = (template.oneOf ?? []).map(([name = '']) => name);
  const names = [...new Set([...needed, ...groups])];
  return { template, names };
});

test('No template reads a table with a header that it does not know', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...headersOf),
      fc
        .string({ minLength: 3, maxLength: 12 })
        .filter((name) => /^[b-df-hj-np-tv-xz]{3,}$/i.test(name)),
      fc.nat(20),
      ({ template, names }, stranger, at) => {
        const header = names.map((name) => template.fields[name]?.headers[0] ?? '');
        if (isPrivateHeader(stranger)) return;
        header.splice(at % (header.length + 1), 0, `Zq ${stranger}`);
        expect(readAs('a.csv', header.join('|'))).not.toBe(template.format);
      },
    ),
  );
});
