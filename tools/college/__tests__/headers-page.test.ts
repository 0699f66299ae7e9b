import { readFileSync, writeFileSync } from 'node:fs';
import { isPrivateHeader } from '@/tools/import/template/private-header';
import { sectionFields } from '@/tools/import/template/plain/section-field';
import { plainTemplates } from '@/tools/import/template/plain/templates';
import type { Template } from '@/tools/import/template/template';
import { neededFields } from '@/tools/import/template/match';
import { fieldLabel } from '@/tools/import/mapping/find-reader';

const file = 'docs/import/headers.md';

const intro = `# Headers that are read without asking

A table is read if all its headers are in the list of one kind of table. Case, accents, spaces and punctuation do not count, so that
\`Roll No.\` is \`roll_number\`. Columns with no header, private columns (telephone, caste, father and others), \`S No\`, \`Sl No\`, \`Sr No\`,
\`#\`, \`Remarks\` and \`Signature\` may always be there. Anything else is asked about in \`college/import.html\`. The word in brackets is what
\`kind\` is in \`college/mapping.json\`. Registers, counts, gradebooks, results below course codes and timetable grids are in
[timetables, attendance, marks and credits](figures.md).
`;

const hasPlace = (template: Template) => template.fields['courseNumber'] !== undefined;
const namesIn = (headers: readonly string[]) =>
  headers.filter((name) => !isPrivateHeader(name)).join(', ');

/** Returns a function that writes a list of names once and then says in which kind of table and column it is. */
function namedOnce() {
  const places = new Map<string, string>();
  return (names: string, place: string): string => {
    const first = places.get(names);
    if (first === undefined) places.set(names, place);
    return first !== undefined && names.split(', ').length > 4 ? `as ${first}` : names;
  };
}

/** The columns of a section and its course are the same everywhere, and those of weekdays are the same seven times. */
function rowsOf(template: Template, once: ReturnType<typeof namedOnce>): string[] {
  const isShared = (field: string) =>
    template.id !== 'sections' && hasPlace(template) && field in sectionFields;
  const rows = Object.entries(template.fields)
    .filter(([field]) => !isShared(field) && !/^[A-Z]/.test(field))
    .map(
      ([field, { headers, check }]) =>
        `- **${fieldLabel(field)}**${check ? ' (compared)' : ''}: ${once(namesIn(headers), `**${fieldLabel(field)}** of the ${template.format}`)}`,
    );
  return [
    ...rows,
    ...('Monday' in template.fields ? ['- **monday** to **sunday**: Monday, Mon and so on'] : []),
    ...(template.id !== 'sections' && hasPlace(template)
      ? ['- **section** and **course**: as in the list of sections']
      : []),
  ];
}

/** The page of all headers, as the templates have them. */
function headersPage(): string {
  const once = namedOnce();
  const sections = plainTemplates.map((template) => {
    const { id = '', format, ignore = [], words = [] } = template;
    const needed = neededFields(template).map((group) => {
      const labels = group.filter((field) => !/^[A-Z]/.test(field)).map(fieldLabel);
      return labels.slice(0, 6).join(' or ');
    });
    return [
      `## ${format.charAt(0).toUpperCase()}${format.slice(1)} (\`${id}\`)`,
      `Needs: ${needed.join('; ')}. The file or sheet may be called ${words.map((word) => `\`${word}\``).join(', ')}.`,
      rowsOf(template, once).join('\n'),
      ...(ignore.length > 0
        ? [
            `May also have, and is not read: ${once([...new Set(ignore)].join(', '), `in the ${format}`)}.`,
          ]
        : []),
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
