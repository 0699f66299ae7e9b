import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findReaders } from '@/tools/college/import/source-table';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { headerScore } from '@/tools/import/mapping/header-score';
import { emptyMapping } from '@/tools/import/mapping/mapping';
import { readSources } from '@/tools/import/source/read-sources';

const guides = readdirSync('docs/import').map((page) => ({
  page,
  text: readFileSync(join('docs/import', page), 'utf8'),
}));

test('Every table that the guides show is read without a problem, but for the one that they ask about', async () => {
  const shown = guides.flatMap(({ page, text }) =>
    [...text.matchAll(/```csv\n(.*?)```/gs)].map(([, csv = ''], index) => [
      `${page.slice(0, -3)}-${index}.csv`,
      csv,
    ]),
  );
  expect(shown.length).toBeGreaterThan(12);
  const problems: string[] = [];
  const folder = writeFolder(Object.fromEntries(shown) as Record<string, string>);
  const { tables } = await readSources(folder, headerScore, ({ code }) => problems.push(code));
  const { readable, unread } = await findReaders(tables, emptyMapping);
  for (const { table, reader } of readable) {
    let count = 0;
    await reader.read(table, {
      sink: { add: () => void (count += 1) },
      report: ({ code }) => problems.push(`${table.file}: ${code}`),
      onRows: () => undefined,
    });
    if (count === 0) problems.push(`${table.file}: nothing`);
  }
  expect(problems).toEqual([]);
  expect(unread.map(({ table }) => table.header.join())).toEqual([
    'Reg,Pupil,Stream,Mail,Joined,Mobile',
  ]);
});

/** The code of the import as one text, in which strings of several lines are one. */
const source = ['tools/import', 'tools/college']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => `${folder}/${path}`))
  .filter((path) => path.endsWith('.ts') && !path.includes('__tests__'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
  .replace(/['"`] \+\s+['"`]/g, '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first sentences of messages with a part that depends on what is wrong. */
const patterns = [...source.matchAll(/message: `([^`]*)`/g)].flatMap(([, template = '']) => {
  const parts = (template.split('. ')[0] ?? '').split(/\$\{[^}]*\}/);
  // A sentence of few letters of its own would be every sentence.
  return parts.join('').length < 15 ? [] : new RegExp(`^${parts.map(escaped).join('.+')}`);
});

const explained = guides.flatMap(({ text }) =>
  [...(text.split('## Usual problems')[1] ?? '').matchAll(/^\| ([^|]+?) +\|/gm)]
    .map(([, message = '']) => message.replace(/ \(.*\)$/, ''))
    .slice(2),
);

test.each(explained)('The import says "%s", which a guide explains', (message) => {
  const isSaid =
    source.includes(message) || patterns.some((pattern) => pattern.test(`${message}.`));
  expect(isSaid).toBe(true);
});
