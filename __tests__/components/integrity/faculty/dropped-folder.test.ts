import {
  addFiles,
  readDroppedFiles,
  toOwnedFiles,
  withFlatOwners,
} from '@/components/integrity/faculty/dropped-folder';
import { sharedBeginnings } from '@/components/integrity/faculty/flat-download';

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

describe('Files of a download without folders', () => {
  const peopleOf = (...names: string[]) =>
    toOwnedFiles(names.map((name) => file(name))).map(
      ({ owner, person }) => person ?? `? ${owner}`,
    );

  test('of Canvas belong to the student whose name they begin with, late or not', () => {
    expect(
      peopleOf(
        'iyeranu_LATE_7_90_pump.pdf',
        'nairravi_8_91_pump-1.pdf',
        'nairravi_8_92_data_2.pdf',
      ),
    ).toEqual(['iyeranu', 'nairravi', 'nairravi']);
  });

  test('of two students with one name stay apart', () => {
    expect(peopleOf('nairravi_8_91_a.pdf', 'nairravi_9_92_a.pdf', 'iyeranu_7_90_a.pdf')).toEqual([
      ...['nairravi (8)', 'nairravi (9)', 'iyeranu'],
    ]);
  });

  test('of Brightspace and Blackboard belong to the student whom they name', () => {
    expect(
      peopleOf(
        '71-204 - Ravi Nair - Nov 2, 2026 430 PM - pump.pdf',
        '71-204 - Ravi Nair - Nov 2, 2026 4:31 PM - data - final.pdf',
        '72-204 - Anu Iyer - November 3, 2026 1101 AM - pump.pdf',
      ),
    ).toEqual(['Ravi Nair', 'Ravi Nair', 'Anu Iyer']);
    expect(
      peopleOf(
        'Pump test_rnair_attempt_2026-11-02-16-30-05_pump_1.pdf',
        'Pump test_rnair_attempt_2026-11-02-16-30-05.txt',
        'Pump test_a.iyer_attempt_2026-11-03-11-01-00_pump.pdf',
      ),
    ).toEqual(['rnair', 'rnair', 'a.iyer']);
  });

  test('that only have numbers in their names belong to nobody', () => {
    expect(peopleOf('report_2026_11_ravi.pdf', 'report_2026_12_anu.pdf')).toEqual([
      ...['? report_2026_11_ravi', '? report_2026_12_anu'],
    ]);
    expect(peopleOf('essay.pdf', 'essay.pdf')).toEqual(['? essay', '? essay']);
  });

  test('are recognised when they are added one after the other', () => {
    const first = addFiles([], toOwnedFiles([file('nairravi_8_91_a.pdf')]));
    const all = addFiles(first, toOwnedFiles([file('iyeranu_7_90_a.pdf')]));
    expect(all.map(({ owner }) => owner)).toEqual(['nairravi', 'iyeranu']);
  });

  test('that begin alike are asked about, unless all do', () => {
    const names = ['ravi_pump.pdf', 'ravi_data.pdf', 'anu_pump.pdf'];
    expect(sharedBeginnings(names)).toEqual(['ravi']);
    expect(sharedBeginnings(['pump_ravi.pdf', 'pump_anu.pdf'])).toEqual([]);
    const files = withFlatOwners(toOwnedFiles(names.map((name) => file(name))), true);
    expect(files.map(({ person }) => person)).toEqual(['ravi', 'ravi', 'anu']);
  });

  test('in folders of Brightspace belong to one student, however often work was handed in', () => {
    expect(
      ownersOf(
        'class/71-204 - Ravi Nair - Nov 2, 2026 430 PM/pump.pdf',
        'class/71-204 - Ravi Nair - Nov 3, 2026 915 AM/pump.pdf',
        'class/72-204 - Anu Iyer- Nov 3, 2026 1101 AM/pump.pdf',
      ),
    ).toEqual(['Ravi Nair', 'Ravi Nair', 'Anu Iyer']);
  });
});
