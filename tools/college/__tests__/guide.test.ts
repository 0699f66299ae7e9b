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
