import { readFileSync } from 'node:fs';
import { replaceBetweenMarkers } from '@/tools/quality/measure/document';

const [begin, end] = ['<!-- seal:begin -->', '<!-- seal:end -->'];

test('the new table replaces the old one, and nothing else changes', () => {
  const document = `# Quality\n\n${begin}\n\n| old |\n\n${end}\n\nEnd $& of it.\n`;
  const once = replaceBetweenMarkers(document, '| $1 new |\n', 'seal');
  expect(once).toBe(`# Quality\n\n${begin}\n\n| $1 new |\n\n${end}\n\nEnd $& of it.\n`);
  expect(replaceBetweenMarkers(once, '| $1 new |', 'seal')).toBe(once);
});

test.each([`no markers`, `only ${begin}`, `only ${end}`, `${end} before ${begin}`])(
  'a document with %s is an error that says what it needs',
  (document) => {
    expect(() => replaceBetweenMarkers(document, '', 'seal')).toThrow(
      `docs/quality.md has no markers for the table. Add a line "${begin}"`,
    );
  },
);

test.each(['audit', 'bench', 'scale', 'seal', 'import', 'reading'])(
  'docs/quality.md has markers for the table of %s',
  (command) => {
    const document = readFileSync('docs/quality.md', 'utf8');
    expect(replaceBetweenMarkers(document, '| new |', command)).toContain(
      `<!-- ${command}:begin -->\n\n| new |`,
    );
  },
);
