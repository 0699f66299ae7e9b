import { readDroppedFiles, toOwnedFile } from '@/components/integrity/faculty/dropped-folder';

const file = (name: string, path = '') =>
  Object.defineProperty(new File(['x'], name), 'webkitRelativePath', { value: path });

const fileEntry = (fullPath: string) => ({
  isFile: true,
  isDirectory: false,
  fullPath,
  file: (resolve: (file: File) => void) => resolve(file(fullPath.split('/').at(-1)!)),
});

const folderEntry = (entries: object[]) => ({
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const parts = [entries.slice(0, 1), entries.slice(1)].filter(({ length }) => length > 0);
    return { readEntries: (resolve: (part: object[]) => void) => resolve(parts.shift() ?? []) };
  },
});

const drop = (entries: (object | null)[], files: File[] = []) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as never;

test('Names a work after its file, or after the folder that a student has in the chosen folder', () => {
  expect(toOwnedFile(file('Asha Verma.pdf')).owner).toBe('Asha Verma');
  expect(toOwnedFile(file('Asha.pdf', 'class/Asha.pdf')).owner).toBe('Asha');
  expect(
    toOwnedFile(file('essay.pdf', 'class/Asha Verma_123_assignsubmission_file/essay.pdf')).owner,
  ).toBe('Asha Verma');
  expect(toOwnedFile(file('essay.pdf', 'class/கவின்/essay.pdf')).owner).toBe('கவின்');
});

test('Reads all files of dropped folders, in any depth and number of parts', async () => {
  const inner = folderEntry([fileEntry('/class/Asha/essay.pdf')]);
  const folder = folderEntry([fileEntry('/class/a.pdf'), fileEntry('/class/b.pdf'), inner]);
  const found = await readDroppedFiles(drop([folder, fileEntry('/c.pdf')]));
  expect(found.map(({ owner }) => owner).sort()).toEqual(['Asha', 'a', 'b', 'c']);
});

test('Reads dropped files where the browser has no entries', async () => {
  const found = await readDroppedFiles(drop([null], [file('a.pdf')]));
  expect(found.map(({ owner }) => owner)).toEqual(['a']);
});
