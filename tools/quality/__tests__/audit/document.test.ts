import { readFileSync } from 'node:fs';
import { markersOf, replaceBetweenMarkers } from '@/tools/quality/audit/document';

const { begin, end } = markersOf('audit');

test('the new table replaces the old one, and nothing else changes', () => {
  const document = `# Quality\n\n${begin}\n\n| old |\n\n${end}\n\nEnd $& of it.\n`;
  const once = replaceBetweenMarkers(document, '| $1 new |\n', 'docs/quality.md');
  expect(once).toBe(`# Quality\n\n${begin}\n\n| $1 new |\n\n${end}\n\nEnd $& of it.\n`);
  expect(replaceBetweenMarkers(once, '| $1 new |', 'docs/quality.md')).toBe(once);
});

test.each([`no markers`, `only ${begin}`, `only ${end}`, `${end} before ${begin}`])(
  'a document with %s is an error that says what it needs',
  (document) => {
    expect(() => replaceBetweenMarkers(document, '', 'docs/quality.md')).toThrow(
      `docs/quality.md has no markers for the table. Add a line "${begin}"`,
    );
  },
);

test('docs/quality.md has markers for the table', () => {
  const document = readFileSync('docs/quality.md', 'utf8');
  for (const command of ['audit', 'bench'] as const)
    expect(replaceBetweenMarkers(document, '| new |', 'docs/quality.md', command)).toContain(
      `${markersOf(command).begin}\n\n| new |`,
    );
});
