import { readFileSync, writeFileSync } from 'node:fs';
import { isPrivateHeader } from '@/tools/import/template/private-header';
import { sectionFields } from '@/tools/import/template/plain/section-field';
import { plainTemplates } from '@/tools/import/template/plain/templates';
import type { Template } from '@/tools/import/template/template';
import { neededFields } from '@/tools/import/template/match';
import { fieldLabel } from '@/tools/import/mapping/find-reader';

const file = 'docs/import/headers.md';

const intro = `# Headers that are read without asking

A table is read if all its headers are known for one kind of table. This page has the columns that each kind needs, with their usual
headers and how many more are known, and those that it also reads or leaves out. \`college/import.html\` says of each column what it was
read as, and asks about every header that is not known. A list with a column **person** may also have the usual columns of a list of
students. Case, accents, spaces and punctuation do not count: \`Roll No.\` is
\`roll_number\`. Columns with no header, private columns (telephone, caste, father and others), \`S No\`, \`#\`, \`Remarks\` and \`Signature\`
may always be there. The word in brackets is what \`kind\` is in \`college/mapping.json\`. Registers, counts, gradebooks, results below
course codes and timetable grids are in [timetables, attendance, marks and credits](figures.md).
`;

const hasPlace = (template: Template) => template.fields['courseTitle'] !== undefined;

/** Returns the names that a header may have, at most three of them and the number of the others. */
function namesIn(headers: readonly string[]): string {
  const names = headers.filter((name) => !isPrivateHeader(name));
  const shown = names.slice(0, names.length === 4 ? 4 : 3);
  const others = names.length - shown.length;
  return shown.join(', ') + (others > 0 ? ` and ${others} more` : '');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the columns that a kind of table needs, each with its usual headers where it is first named. */
function neededRows(template: Template, named: Set<string>): string[] {
  return neededFields(template).map((group) => {
    const fields = group.filter((field) => !/^[A-Z]/.test(field)).slice(0, 4);
    const columns = fields.map((field) => {
      const row = `**${fieldLabel(field)}**: ${namesIn(template.fields[field]?.headers ?? [])}`;
      if (named.has(row)) return `**${fieldLabel(field)}** as above`;
      named.add(row);
      return row;
    });
    return `- needs ${columns.join('; or ')}`;
  });
}

/** Returns the other columns that are read, each by its first header. */
function otherColumns(template: Template): string {
  const needed = new Set(neededFields(template).flat());
  const isSection = (field: string) => hasPlace(template) && field in sectionFields;
  const others = Object.entries(template.fields)
    .filter(([field]) => !needed.has(field) && !isSection(field) && !/^[A-Z]/.test(field))
    .map(([field, { headers }]) => {
      const [first = ''] = headers.filter((name) => !isPrivateHeader(name));
      const label = capital(fieldLabel(field));
      return label.toLowerCase() === first.toLowerCase() ? label : `${label} (${first})`;
    });
  return [...others, ...(hasPlace(template) ? ['those of a section and its course'] : [])].join(
    ', ',
  );
}

/** The page of all headers, as the templates have them. */
function headersPage(): string {
  const named = new Set<string>();
  const sections = plainTemplates.map((template) => {
    const { id = '', format, ignore = [], words = [] } = template;
    const others = otherColumns(template);
    return [
      `## ${capital(format)} (\`${id}\`)`,
      [
        `- name of the file or sheet: ${namesIn(words)}`,
        ...neededRows(template, named),
        ...(others === '' ? [] : [`- also reads: ${others}`]),
        ...(ignore.length > 0 && !ignore.includes('Student ID')
          ? [`- leaves out: ${namesIn([...new Set(ignore)])}`]
          : []),
      ].join('\n'),
    ].join('\n\n');
  });
  return `${[intro.trim(), ...sections].join('\n\n')}\n`;
}

test('The page of headers is what the templates have (write it with WRITE_HEADERS=1)', () => {
  const page = headersPage()
    .replaceAll('*', String.raw`*`)
    .replaceAll('SPRIDEN_ID', '`SPRIDEN_ID`');
  if (process.env['WRITE_HEADERS']) writeFileSync(file, page);
  expect(readFileSync(file, 'utf8')).toBe(page);
});
