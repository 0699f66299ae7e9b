import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import type { SiteContent } from '@/tools/site/content/personal-text';
import { personalValues } from '@/tools/site/privacy/personal-value';
import { put, readContent } from '@/__tests__/content/read-content';

const files = Object.keys(catalogue) as ContentFile[];

/** The committed content, with some values replaced. */
function contents(changes: [ContentFile, string, unknown][]): SiteContent {
  const all = Object.fromEntries(files.map((file) => [file, readContent(file)]));
  for (const [file, path, value] of changes) put(all[file], path, value);
  return all as SiteContent;
}

const texts = (changes: [ContentFile, string, unknown][]) =>
  personalValues(contents(changes), []).map(({ text }) => text);

test('the committed content is a sample and has no personal values', () => {
  expect(personalValues(contents([]), [])).toEqual([]);
});

test('a real student has names, ids and contacts, each with its place', () => {
  const values = personalValues(
    contents([
      ['student/student.json', 'sample', false],
      ['student/student.json', 'name', 'Asha Verma'],
      ['student/student.json', 'rollNumber', '26ECE2077'],
    ]),
    [],
  );
  const found = values.map(({ text }) => text);
  expect(found).toEqual(
    expect.arrayContaining(['Asha Verma', '26ECE2077', 'aarav.sharma@peepalgrove.example']),
  );
  for (const shared of ['B.Tech. Computer Science and Engineering', '2025-29', 'Hindi', 'Aarav'])
    expect(found).not.toContain(shared);
  expect(values[0]).toEqual({
    text: 'Asha Verma',
    file: 'content/student/student.json',
    path: 'name',
    isRecord: false,
  });
});

test('a file that is not marked as a sample is about real people', () => {
  expect(texts([['faculty/faculty-profile.json', 'sample', undefined]])).toContain('PG-ENG-0217');
});

test('each file is marked for its own people, wherever they appear in it', () => {
  const changes: [ContentFile, string, unknown][] = [
    ['faculty/student-rows.json', 'sample', false],
    ['student/activities.json', 'sample', false],
  ];
  const values = texts(changes);
  expect(values).toEqual(expect.arrayContaining(['Diya Nair', '25CSE1017']));
  expect(values).not.toContain('aarav.sharma@peepalgrove.example');
  expect(values).not.toContain('Coursera');
});

test('a person whom the college quotes by name is public on purpose', () => {
  const quoted: [ContentFile, string, unknown][] = [
    ['student/student.json', 'sample', false],
    ['student/student.json', 'name', 'Asha Verma'],
    ['student/student.json', 'photo.alt', ''],
    ['marketing/landing.json', 'testimonials.items[0].name', 'Asha Verma'],
  ];
  expect(texts(quoted)).not.toContain('Asha Verma');
});

test('of a record, what the content says is left out', () => {
  const value = { file: 'record', path: 'name', isRecord: true };
  const records = [
    { ...value, text: 'Aarav Sharma' },
    { ...value, text: 'Ilamathi Ravindran' },
  ];
  expect(personalValues(contents([]), records)).toEqual([records[1]]);
});
