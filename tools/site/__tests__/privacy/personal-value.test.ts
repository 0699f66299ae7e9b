import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import { personalValues, type SiteContent } from '@/tools/site/privacy/personal-value';
import { put, readContent } from '@/__tests__/content/read-content';

const files = Object.keys(catalogue) as ContentFile[];

/** The committed content, with some values replaced. */
function contents(changes: [ContentFile, string, unknown][]): SiteContent {
  const all = Object.fromEntries(files.map((file) => [file, readContent(file)]));
  for (const [file, path, value] of changes) put(all[file], path, value);
  return all as SiteContent;
}

const texts = (changes: [ContentFile, string, unknown][]) =>
  personalValues(contents(changes)).map(({ text }) => text);

test('the committed content is a sample and has no personal values', () => {
  expect(personalValues(contents([]))).toEqual([]);
});

test('a real student has names, ids, contacts, own texts and the photo', () => {
  const values = personalValues(
    contents([
      ['student/student.json', 'sample', false],
      ['student/student.json', 'name', 'Asha Verma'],
      ['student/student.json', 'firstName', 'Asha'],
      ['student/student.json', 'rollNumber', '26ECE2077'],
    ]),
  );
  const found = values.map(({ text }) => text);
  expect(found).toEqual(
    expect.arrayContaining(['Asha Verma', 'Asha', '26ECE2077', 'aarav.sharma@peepalgrove.example']),
  );
  for (const shared of ['B.Tech. Computer Science and Engineering', '2025-29', 'Hindi'])
    expect(found).not.toContain(shared);
  expect(values[0]).toMatchObject({ kind: 'identity', file: 'student/student.json' });
  expect(values.filter(({ picture }) => picture).map(({ text }) => text)).toEqual([
    '/images/aarav-sharma.svg',
  ]);
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
  expect(values).toEqual(expect.arrayContaining(['Diya Nair', '25CSE1017', 'Prof. Arjun Nair']));
  expect(values).not.toContain('aarav.sharma@peepalgrove.example');
  expect(values).not.toContain('Coursera');
});

test('a city or first name that public content contains is ignored, a full name is not', () => {
  const said: [ContentFile, string, unknown][] = [
    ['student/student.json', 'sample', false],
    ['student/student.json', 'name', 'Asha Verma'],
    ['student/student.json', 'firstName', 'Asha'],
    ['student/student.json', 'city', 'Pune'],
    ['marketing/landing.json', 'hero.lead', 'Asha Verma studies in Pune.'],
  ];
  expect(texts(said)).toContain('Asha Verma');
  expect(texts(said)).not.toContain('Asha');
  expect(texts(said)).not.toContain('Pune');
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

test('values under four characters are not searched for', () => {
  const short: [ContentFile, string, unknown][] = [
    ['student/student.json', 'sample', false],
    ['student/student.json', 'firstName', 'Om'],
  ];
  expect(texts(short)).not.toContain('Om');
});
