import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardPrivacy } from '@/tools/privacy/guard';
import { put } from '../../content/read-content';
import { fixtureContent } from '../../fixture/folder';
import { writeFolder } from '../write-folder';

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
function guard(files: Readonly<Record<string, string>>, contentDir = realContent()): string {
  const out = writeFolder({ ...clean, ...files });
  try {
    return guardPrivacy(contentDir, out);
  } catch (error) {
    expect(existsSync(out)).toBe(false);
    return (error as Error).message;
  }
}

test('the sample may appear anywhere', () => {
  expect(guard({}, fixtureContent)).toBe('privacy: every person is a sample');
});

test('a real student behind the gate is reported in one line, with what was searched', () => {
  expect(guard({})).toBe(
    'privacy: 9 personal values of 1 content file, none in 5 public files and 1 chunk',
  );
});

test.each([
  ['index.html', `<p>${name}</p>`, 'would be in'],
  ['login/index.html', '<p>Asha&nbsp;Verma</p>', 'would be in'],
  ['404.html', '<p>asha VERMA</p>', 'would be in'],
  ['sitemap.xml', '<loc>https://e.example/p/asha-verma/</loc>', 'would be in'],
  ['manifest.webmanifest', '{"name":"Asha\\u0020Verma"}', 'would be in'],
  ['calendar/2025.ics', 'SUMMARY:Viva of Asha V\r\n erma', 'would be in'],
  ['sw.js', 'const who="%41sha Verma"', 'would be in'],
  ['robots.txt', '# Asha Verma', 'would be in'],
  ['_next/static/chunks/app.js', `e.jsx("p",{children:"${name}"})`, 'would be in the script'],
  ['images/asha-verma.svg', '<svg></svg>', 'would be in the file name'],
  ['Dashboard/asha_verma.pdf', '', 'would be in the file name'],
])('%s with the name fails the build and is listed', (file, text, reached) => {
  const message = guard({ [file]: text });
  expect(message).toContain('content/student/student.json: name');
  expect(message).toContain(`${reached} out/${file}`);
  expect(message).toContain('"Ash…" (10 characters)');
  expect(message).not.toContain(name);
  expect(message).toContain('privacy: 1 personal value would become public; out/ was removed.');
});

test.each([
  ['the roll number', '26ece2077', 'rollNumber'],
  ['the address', 'mailto:asha@nilgiri.ac.in', 'email'],
  ['the handle', '@asha.v', 'handle'],
  ['the city', 'Coonoor, Tamil Nadu', 'city'],
  ['the first name', 'Good morning, Ashaji', 'firstName'],
])('%s is found as well', (_what, text, field) => {
  expect(guard({ 'index.html': text })).toContain(`content/student/student.json: ${field}`);
});

test('a photo in a public folder is listed, with where to put it', () => {
  const dir = realContent();
  change(dir, { 'photo.src': '/images/portrait.svg' });
  const message = guard({ 'images/portrait.svg': '<svg></svg>' }, dir);
  expect(message).toContain('content/student/student.json: photo.src');
  expect(message).toContain('would be the public picture out/images/portrait.svg');
  expect(message).toContain('public/MyProfile/');
});

test('the list of offline files may name a picture behind the gate, but no person', () => {
  const offlineList = '["/MyProfile/portrait.svg"]';
  expect(guard({ 'sw.js': offlineList })).toContain('none in');
  expect(guard({ 'index.html': offlineList })).toContain('content/student/student.json: photo.src');
  expect(guard({ 'sw.js': '["/MyProfile/asha-verma.svg"]' })).toContain('student.json: name');
});

test('many files are counted instead of listed, and the script says what to do', () => {
  const chunks = Array.from({ length: 9 }, (_, at) => [`_next/static/chunks/${at}.js`, name]);
  const message = guard(Object.fromEntries(chunks) as Record<string, string>);
  expect(message).toContain('and in 3 other files');
  expect(message).toContain('as a prop');
});

test('ten thousand students are searched for in a large script within seconds', () => {
  const dir = realContent();
  const items = Array.from({ length: 10_000 }, (_, at) => ({
    id: `row-${at}`,
    name: `Student${at} Verma`,
    certificationBy: 'NPTEL',
    rollNumber: `26ECE${at}`,
    status: 'Pending',
  }));
  writeFileSync(join(dir, 'faculty/student-rows.json'), JSON.stringify({ items }));
  const begun = Date.now();
  const script = `${'let a="some words of a script";'.repeat(60_000)}"Student9999 Verma"`;
  const message = guard({ '_next/static/chunks/large.js': script }, dir);
  expect(message).toContain('content/faculty/student-rows.json: items[9999].name');
  expect(message).toContain('privacy: 1 personal value would');
  expect(Date.now() - begun).toBeLessThan(15_000);
});
