import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from '@/__tests__/full-run';
import { hostileExports } from '@/tools/quality/import/hostile-exports';
import { run } from '@/tools/college/__tests__/import/college-in';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

/** Others of the same kind are quicker. The benchmark imports all of them with fifteen times as much, and measures. */
const slow = [
  '1,000 columns',
  'daily events',
  'daily events of ten years',
  'yearly events on no day',
  'rows without values',
  'events on every day of the year',
];

/** Their limits are larger than the files of this test: only the benchmark imports them. */
const large = ['marks of one gradebook', 'marks in rows'];

const names = Object.keys(hostileExports).filter(
  (name) => !large.includes(name) && (isFull || !slow.includes(name)),
);

test('The document says how many exports are tried', () => {
  const count = Object.keys(hostileExports).length;
  expect(readFileSync('docs/quality.md', 'utf8')).toContain(`${count} exports of 3 million`);
});

test.each(names.map((name) => [name, hostileExports[name]!] as const))(
  'An import of %s ends with a sentence',
  async (_, { files, says }) => {
    const folder = writeFolder({});
    mkdirSync(join(folder, 'in'));
    for (const [path, content] of Object.entries(files(200_000)))
      writeFileSync(join(folder, 'in', path), content);
    expect((await run(folder)).text).toContain(says);
  },
  20_000,
);
