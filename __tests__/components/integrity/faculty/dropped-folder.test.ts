import {
  addFiles,
  readDroppedFiles,
  toOwnedFiles,
} from '@/components/integrity/faculty/dropped-folder';

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

const ownersOf = (...paths: string[]) =>
  toOwnedFiles(paths.map((path) => file(path.split('/').at(-1)!, path))).map(({ owner }) => owner);

test('Names a work after its file, or after the folder that a student has in the chosen folder', () => {
  expect(ownersOf('Asha Verma.pdf')).toEqual(['Asha Verma']);
  expect(ownersOf('class/Asha.pdf', 'class/Kabir.pdf')).toEqual(['Asha', 'Kabir']);
  expect(ownersOf('class/Asha Verma_123_assignsubmission_file/essay.pdf')).toEqual(['Asha Verma']);
  expect(ownersOf('class/கவின்/essay.pdf')).toEqual(['கவின்']);
});

test('Names the files of a project after the student, not after the folders of the project', () => {
  const project = (name: string) => [`class/${name}/src/Main.java`, `class/${name}/src/Stack.java`];
  expect(ownersOf(...project('Asha'), ...project('Kabir'))).toEqual([
    ...['Asha', 'Asha', 'Kabir', 'Kabir'],
  ]);
});

test('A project with more folders than the class has students does not name them', () => {
  const project = (name: string) =>
    ['src/main/java', 'tests', 'docs'].map((folder) => `class/${name}/${folder}/a.txt`);
  const owners = new Set(ownersOf(...project('Asha'), ...project('Kabir')));
  expect([...owners]).toEqual(['Asha', 'Kabir']);
});

test('Names works after the folders of students that are dropped without the class', async () => {
  const student = (name: string) => folderEntry([fileEntry(`/${name}/essay.pdf`)]);
  const both = await readDroppedFiles(drop([student('Asha'), student('Kabir')]));
  expect(both.map(({ owner }) => owner)).toEqual(['Asha', 'Kabir']);
  const one = await readDroppedFiles(drop([student('Asha')]));
  expect(one.map(({ owner }) => owner)).toEqual(['Asha']);
});

test('Copies with one name, size and time are files of their own, a folder that is added again is not', () => {
  const copy = () => new File(['x'], 'essay.pdf', { lastModified: 1 });
  expect(addFiles(toOwnedFiles([copy()]), toOwnedFiles([copy()]))).toHaveLength(2);
  const inFolder = () =>
    toOwnedFiles(
      ['class/Asha/a/essay.pdf', 'class/Asha/b/essay.pdf'].map((value) =>
        Object.defineProperty(copy(), 'webkitRelativePath', { value }),
      ),
    );
  const added = addFiles([], inFolder());
  expect(added).toHaveLength(2);
  expect(addFiles(added, inFolder())).toHaveLength(2);
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
