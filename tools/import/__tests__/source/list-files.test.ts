import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { brief, readFolder, readFrom } from './read-folder';

const table = 'id,full name\n1,Ann\n';

test('Files are read in the order of their paths, with their sizes and hashes', async () => {
  const { files, tables } = await readFolder({
    ...{ 'b.csv': table, 'a/z.csv': table, 'B.csv': table, 'a.csv': table },
  });
  const sha256 = createHash('sha256').update(table).digest('hex');
  expect(files).toEqual(
    ['B.csv', 'a.csv', 'a/z.csv', 'b.csv'].map((path) => ({ path, size: 19, sha256 })),
  );
  expect(tables.map(({ file, size }) => [file, size])).toEqual(files.map(({ path }) => [path, 19]));
});

test('Files that systems and programs leave in a folder are ignored', async () => {
  const { files, problems } = await readFolder({
    ...{ '.DS_Store': 'x', 'Thumbs.db': 'x', 'desktop.ini': 'x', '~$list.xlsx': 'x' },
    ...{ '__MACOSX/._list.csv': 'x', '.git/list.csv': table },
  });
  expect(files).toEqual([]);
  expect(problems).toEqual([]);
});

test('Links are not followed: outside the folder they are an error', async () => {
  const folder = writeFolder({ 'list.csv': table });
  const outside = writeFolder({ 'secret.csv': table });
  symlinkSync(join(outside, 'secret.csv'), join(folder, 'a.csv'));
  symlinkSync(outside, join(folder, 'b'));
  symlinkSync(join(folder, 'list.csv'), join(folder, 'c.csv'));
  symlinkSync(join(folder, 'gone.csv'), join(folder, 'd.csv'));
  symlinkSync(folder, join(folder, 'e'));
  const read = await readFrom(folder);
  expect(brief(read).sort()).toEqual([
    'error broken-link d.csv',
    'error link-outside a.csv',
    'error link-outside b',
    'error link-outside e',
    'note link c.csv',
  ]);
  expect(read.files.map(({ path }) => path)).toEqual(['list.csv']);
});

test('A folder with too many files is refused before they are read', async () => {
  const folder = writeFolder({ 'list.csv': table });
  for (let index = 0; index < 30; index += 1) mkdirSync(join(folder, `${index}`));
  for (let index = 0; index < 30; index += 1)
    writeFileSync(join(folder, '7', `${index}.csv`), table);
  const read = await readFrom(folder, { limits: { files: 40 } });
  expect(read.problems).toMatchObject([{ severity: 'error', code: 'too-many-files' }]);
  expect(read.tables).toEqual([]);
});

test('What is no file is an error, and is not waited for', async () => {
  const folder = writeFolder({ 'list.csv': table });
  execFileSync('mkfifo', [join(folder, 'pipe.csv')]);
  expect(brief(await readFrom(folder))).toEqual(['error special-file pipe.csv']);
});
