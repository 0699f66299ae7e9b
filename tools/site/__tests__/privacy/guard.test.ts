import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuTime } from '@/__tests__/cpu-time';
import { formatCode } from '@/lib/record/access-code';
import { sealedHeader } from '@/lib/record/derivation';
import { accessCodeOf } from '@/tools/college/access-code';
import { guardPrivacy } from '@/tools/site/privacy/guard';
import type { PersonalValue } from '@/tools/site/privacy/personal-value';
import { put } from '@/__tests__/content/read-content';
import { fixtureContent } from '@/__tests__/fixture/folder';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const name = 'Asha Verma';

/** An export in which only gated files mention the student. */
const clean = {
  'index.html': '<h1>Edify</h1><p>Aarav Sharma, 25CSE1042</p>',
  '404.html': '<p>Nothing here</p>',
  'sitemap.xml': '<loc>https://edify.example/</loc>',
  'calendar/2025.ics': 'SUMMARY:Quiz',
  '_next/static/chunks/app.js': 'let will="Verma",a=`Asha`.length',
  'MyProfile/index.html': `<h1>${name}</h1>`,
  'myprofile/index.html': `<h1>${name}</h1>`,
  'MyProfile/portrait.svg': '<svg></svg>',
  'images/library.svg': '<svg></svg>',
};

/** A content folder whose student is real and only behind the gate. */
function realContent(): string {
  const dir = join(writeFolder({}), 'content');
  cpSync(fixtureContent, dir, { recursive: true });
  change(dir, { sample: false, name, firstName: 'Ashaji', rollNumber: '26ECE2077' });
  change(dir, { handle: '@asha.v', email: 'asha@nilgiri.ac.in', city: 'Coonoor, Tamil Nadu' });
  change(dir, { 'photo.src': '/MyProfile/portrait.svg', 'photo.alt': name });
  return dir;
}

function change(dir: string, values: Readonly<Record<string, unknown>>): void {
  const file = join(dir, 'student/student.json');
  const student: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const [path, value] of Object.entries(values)) put(student, path, value);
  writeFileSync(file, JSON.stringify(student));
}

/** The guard's message, returned or thrown, for an export with some more files. */
function guard(
  files: Readonly<Record<string, string>>,
  contentDir = realContent(),
  records: readonly PersonalValue[] = [],
): string {
  const out = writeFolder({ ...clean, ...files });
  try {
    return guardPrivacy(contentDir, out, records);
  } catch (error) {
    expect(existsSync(out)).toBe(false);
    return (error as Error).message;
  }
}

test('the sample may appear anywhere', () => {
  expect(guard({}, fixtureContent)).toBe('privacy: 0 personal values, none in out/');
});

test('a real student behind the gate is no leak', () => {
  expect(guard({})).toMatch(/^privacy: \d personal values, none in out\/$/);
});

test.each([
  ['index.html', `<p>${name}</p>`, 'is in'],
  ['login/index.html', '<p>Asha&nbsp;Verma</p>', 'is in'],
  ['404.html', '<p>asha VERMA</p>', 'is in'],
  ['sitemap.xml', '<loc>https://e.example/p/asha-verma/</loc>', 'is in'],
  ['manifest.webmanifest', '{"name":"Asha\\u0020Verma"}', 'is in'],
  ['calendar/2025.ics', 'SUMMARY:Viva of Asha V\r\n erma', 'is in'],
  ['sw.js', 'const who="%41sha Verma"', 'is in'],
  ['robots.txt', '# Asha Verma', 'is in'],
  ['_next/static/chunks/app.js', `e.jsx("p",{children:"${name}"})`, 'is in'],
  ['images/asha-verma.svg', '<svg></svg>', 'is the name of'],
  ['Dashboard/asha_verma.pdf', '', 'is the name of'],
])('%s with the name fails the build and is listed', (file, text, reached) => {
  const message = guard({ [file]: text });
  expect(message).toContain('content/student/student.json: name');
  expect(message).toContain(`${reached} out/${file}`);
  expect(message).toContain('"Ash…" (10 characters)');
  expect(message).not.toContain(name);
  expect(message).toContain('out/ was removed');
});

test.each([
  ['the roll number', '26ece2077', 'rollNumber'],
  ['the address', 'mailto:asha@nilgiri.ac.in', 'email'],
  ['the handle', '@asha.v', 'handle'],
])('%s is found as well', (_what, text, field) => {
  expect(guard({ 'index.html': text })).toContain(`content/student/student.json: ${field}`);
});

test.each([
  ['split by a tag inside a word', '<p>As<b>ha Ve</b>rma</p>'],
  ['split by tags between words', '<td>Asha</td><td>Verma</td>'],
  ['split by a comment', 'Asha<!-- --> <!-- -->Verma'],
  ['with soft hyphens', 'As\u00adha Ver&shy;ma'],
  ['with zero-width characters', 'A\u200bsha V&#8203;erma'],
  ['as a string in a string', String.raw`"{\\\"name\\\":\\\"A\\u0073ha\\u0020Verma\\\"}"`],
  ['by number and by name', 'Asha&#x20;Verma, Asha&nbsp;Verma'],
  ['in an address in HTML', '&quot;name=%41sha%20Verma&quot;'],
  ['in the text of a drawing', '<svg><text>Asha <tspan>Ver</tspan><tspan>ma</tspan></text></svg>'],
])('a name %s is found', (_form, text) => {
  expect(guard({ 'index.html': text })).toContain('student.json: name');
});

test.each([
  ['separate words of a name', 'Asha met a Verma.'],
  ['one word of a name', 'Verma'],
  ['a part of a longer word', 'Ashay Vermaji'],
  ['what only looks like an escape', '100%ff and &#x110000; and \\u{110000}'],
])('%s is not a leak', (_form, text) => {
  expect(guard({ 'index.html': text })).toContain('none in out/');
});

test('pictures and PDFs are not read', () => {
  expect(guard({ 'images/a.png': name, 'a.pdf': name })).toContain('none in out/');
});

describe('A site with sealed records', () => {
  const person = { kind: 'student', id: '26MEC3001' } as const;
  const code = accessCodeOf(Buffer.alloc(32, 7), person, 1);
  const source = 'college/records/students/26MEC3001.json';
  const valueOf = (path: string, text: string) => ({ file: source, isRecord: true, path, text });
  const records: PersonalValue[] = [
    valueOf('name', 'Dr. Ilamathi Ravindran'),
    valueOf('id', person.id),
    valueOf('code', code),
    valueOf('code', formatCode(code)),
  ];
  const sealed = `${Buffer.from(sealedHeader).toString('base64url')}..QUJDRA.Ilamathi-Ravindran-26MEC3001.QUJDRA`;
  const people = {
    'people/people.json': JSON.stringify({ format: 1, college: '0'.repeat(26), buckets: 0 }),
    [`people/ab/${'0c'.repeat(15)}.jwe`]: sealed,
    'people/bucket/0ab.json': JSON.stringify({
      ['0c'.repeat(16)]: sealed,
      ['1d'.repeat(16)]: sealed,
    }),
  };
  const check = (files: Readonly<Record<string, string>> = {}, more: PersonalValue[] = []) =>
    guard({ ...people, ...files }, fixtureContent, [...records, ...more]);

  test('is no leak, and neither are letters by chance in a sealed record', () => {
    expect(check()).toBe('privacy: 4 personal values, none in out/');
  });

  test.each([
    ['the name in a public page', 'index.html', 'Ravindran, Ilamathi', 'name'],
    ['the name in a page of the portal', 'Dashboard/index.html', 'Ilamathi Ravindran', 'name'],
    ['the name in the data of a page', 'Dashboard/index.txt', '"Ilamathi\\u0020Ravindran"', 'name'],
    [
      'the name in the folder of the records',
      'people/people.json',
      '{"a":"Ilamathi Ravindran"}',
      'name',
    ],
    ['a record that is not sealed', 'people/ab/00.jwe', '{"name":"Ilamathi Ravindran"}', 'name'],
    ['the roll number in a file name', 'people/26mec3001.json', '{}', 'id'],
    ['the roll number in a script', '_next/static/chunks/a.js', 'x="26MEC3001"', 'id'],
    ['the code', 'sw.js', `const a="${code}"`, 'code'],
    ['the code in small letters', 'Settings/index.html', code.toLowerCase(), 'code'],
    ['the code as on a card', 'login/index.html', formatCode(code), 'code'],
    ['the code with hyphens', 'robots.txt', formatCode(code).replaceAll(' ', '-'), 'code'],
    ['the code in a file of keys', 'people/me.json', JSON.stringify({ ...person, code }), 'code'],
  ])('is refused with %s', (_, file, text, field) => {
    const message = check({ [file]: text });
    expect(message).toContain(`${source}: ${field}`);
    expect(message).toContain(`out/${file}`);
    expect(message).not.toContain(code);
  });

  test('may contain what the sample says, and words and numbers that a name or an id equals by chance', () => {
    const message = check({ 'index.html': 'In April, 4711 of Aarav Sharma, 25CSE1042' }, [
      valueOf('name', 'Aarav Sharma'),
      valueOf('id', '25CSE1042'),
      valueOf('name', 'April'),
      valueOf('name', 'Ms. April'),
      valueOf('id', '4711'),
    ]);
    expect(message).toBe('privacy: 4 personal values, none in out/');
  });

  test('is searched for twenty thousand people within seconds', () => {
    const many = Array.from({ length: 20_000 }, (_, at): PersonalValue[] => [
      valueOf('name', `Person${'abcdefghij'[at % 10]} Number${at}`),
      valueOf('id', `26XYZ${100_000 + at}`),
    ]).flat();
    const begun = cpuTime();
    const script = 'let a="some words of a script";'.repeat(60_000);
    expect(check({ '_next/static/chunks/large.js': script }, many)).toContain('none in');
    expect(cpuTime() - begun).toBeLessThan(15_000);
  });
});
