import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '@/content/parse';
import { binPath } from '@/tools/command/run';
import { fixtureContent, fixturePublic } from '@/__tests__/fixture/folder';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { checkContent } from '@/tools/site/content/report-content';

/** A copy of the sample college, to break. */
function copyOfContent(): string {
  const dir = writeFolder({});
  cpSync(fixtureContent, dir, { recursive: true });
  return dir;
}

/** Runs the command a contributor runs. */
function runCheck(dir: string) {
  const args = [binPath('tsx'), 'tools/site/command/content-check.ts', dir, fixturePublic];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

test('the sample college has no errors', () => {
  expect(checkContent(fixtureContent, fixturePublic).problems).toEqual([]);
});

test('a site without the sample is warned of what is left of it, and has no errors', () => {
  const dir = copyOfContent();
  expect(checkContent(dir, fixturePublic).warnings).toEqual([]);
  const site = JSON.parse(readFileSync(join(dir, 'site.json'), 'utf8')) as object;
  const own = { ...site, openSample: false, passwords: 'Ask the library.' };
  writeFileSync(join(dir, 'site.json'), JSON.stringify(own));
  const { problems, warnings } = checkContent(dir, fixturePublic);
  expect(problems).toEqual([]);
  const left = warnings.map(({ file, path }) => `${file} ${path}`);
  expect(left).toHaveLength(22);
  expect(left).toEqual(
    expect.arrayContaining([
      'site.json college',
      'site.json security.contact',
      'marketing/landing.json testimonials',
      'marketing/landing.json hero',
    ]),
  );
  const { status, text } = runCheck(dir);
  expect(status).toBe(0);
  expect(text).toMatch(/warning: .*landing\.json: figures .*\n.*still the sample's/);
});

test('the rest of the headline may begin with a space, and nothing ends with one', () => {
  const dir = copyOfContent();
  const file = join(dir, 'marketing/landing.json');
  const landing = JSON.parse(readFileSync(file, 'utf8')) as { hero: { after: string } };
  for (const [after, count] of [
    [' in one record.', 0],
    ['  in one record.', 1],
    [' in one record. ', 1],
  ] as const) {
    writeFileSync(file, JSON.stringify({ ...landing, hero: { ...landing.hero, after } }));
    expect(checkContent(dir, fixturePublic).problems).toHaveLength(count);
  }
});

test('every error in every file is listed in one run', () => {
  const dir = copyOfContent();
  writeFileSync(join(dir, 'site.json'), '{\n  "name": "A",\n}');
  writeFileSync(join(dir, 'student/attendance.json'), '{ "present": "many", "colour": 1 }');
  rmSync(join(dir, 'student/subjects.json'));
  writeFileSync(join(dir, 'student/subject.json'), '[]');

  const { problems } = checkContent(dir, fixturePublic);
  const about = (file: string) => problems.filter((problem) => problem.file === file);
  expect(about('site.json')).toEqual([
    expect.objectContaining({
      message: 'is not valid JSON at line 2, column 14. Remove the comma before }.',
      found: '"name": "A",',
    }),
  ]);
  expect(about('student/attendance.json').length).toBeGreaterThan(1);
  expect(about('student/subjects.json')[0]?.message).toBe('is missing');
  expect(about('student/subject.json')[0]).toMatchObject({
    message: 'is not a file of the site',
    allowed: expect.stringContaining('student/subjects.json'),
  });
});

test('the command exits with 0 for valid content, and with 1 and a list for errors', () => {
  const valid = runCheck(fixtureContent);
  expect(valid.text).toMatch(/content: \d+ files, no errors/);
  expect(valid.status).toBe(0);

  const dir = copyOfContent();
  writeFileSync(join(dir, 'site.json'), '{');
  rmSync(join(dir, 'student/subjects.json'));
  const broken = runCheck(dir);
  expect(broken.status).toBe(1);
  expect(broken.text).toContain('content/site.json');
  expect(broken.text).toContain('line 1, column 2');
  expect(broken.text).toContain('content/student/subjects.json');
  expect(broken.text).toMatch(/content: \d+ files, 2 errors/);
});

/** Problems in one file after a change to its text. */
function broken(file: string, change: (text: string) => string | Buffer) {
  const dir = copyOfContent();
  writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')));
  return checkContent(dir, fixturePublic).problems;
}

test('an error has its line and the id of its entry', () => {
  const problems = broken('student/activities.json', (text) =>
    text.replace('"status": "Rejected"', '"status": "Done"'),
  );
  expect(problems).toMatchObject([
    { path: 'items[2].status', line: 38, entry: 'data-structures-java' },
  ]);
  expect(problems[0] && formatProblem(problems[0])).toContain(
    'content/student/activities.json: items[2].status (line 38, entry "data-structures-java")\n',
  );
});

test('an unknown name is reported in its own line, and a missing one in the line of its entry', () => {
  const problems = broken('faculty/classes.json', (text) =>
    text.replace('"course": "DECO"', '"cours": "DECO"'),
  );
  expect(problems.map(({ path, line, entry }) => [path, line, entry])).toEqual([
    ['items[1].course', 13, 'period-2'],
    ['items[1]', 19, 'period-2'],
  ]);
});

test.each([
  [0xe9, 'the byte E9 after ""name": "Ren"; in Windows-1252 it is "é"'],
  [0x92, 'the byte 92 after ""name": "Ren"; in Windows-1252 it is "’"'],
])('a file that is not UTF-8 is refused, with the byte and its line', (byte, found) => {
  const problems = broken('student/chats.json', () =>
    Buffer.concat([Buffer.from('{\n  "name": "Ren'), Buffer.from([byte]), Buffer.from('"\n}')]),
  );
  expect(problems).toMatchObject([
    { file: 'student/chats.json', message: 'is not plain UTF-8 at byte 17, line 2', found },
  ]);
});

test.each([
  ['a change of direction', '\u202E', 'U+202E after "Cloud "'],
  ['a control character', '\\u0007', 'U+0007 after "Cloud "'],
  ['a letter that was lost in a conversion', '\uFFFD', 'U+FFFD after "Cloud "'],
])('%s in a text is an error', (_what, sign, found) => {
  const problems = broken('student/activities.json', (text) =>
    text.replace('Cloud Foundations', `Cloud ${sign}Foundations`),
  );
  expect(problems).toMatchObject([{ path: 'items[0].name', found, line: 7 }]);
});

test('joiners and marks that Indian and Arabic scripts need are allowed', () => {
  expect(
    broken('student/activities.json', (text) =>
      text.replace('Cloud Foundations Workshop', 'ক্\u200dষ می\u200cخواهم \u200eC\u200f'),
    ),
  ).toEqual([]);
});

test('a picture of a real person in the public folder is an error, of an invented one it is not', () => {
  const real = (text: string) =>
    text.replace('"sample": true', '"sample": false').replace('.example"', '.ac.in"');
  expect(broken('student/student.json', real)).toMatchObject([
    {
      path: 'photo.src',
      message: 'This picture of a real person is in a folder that anybody can open.',
      line: 23,
    },
  ]);
});

test('a site without a contact for vulnerabilities, or with one that has expired, has a warning', () => {
  const warningsOf = (change: (site: Record<string, unknown>) => void) => {
    const dir = copyOfContent();
    const file = join(dir, 'site.json');
    const site = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    change(site);
    writeFileSync(file, JSON.stringify(site));
    const { problems, warnings } = checkContent(dir, fixturePublic);
    expect(problems).toEqual([]);
    return warnings.map(({ path, message }) => `${path} ${message}`);
  };
  expect(warningsOf((site) => delete site['security'])).toEqual([
    'security has no contact for who finds a vulnerability',
  ]);
  const contact = 'https://college.example/security';
  expect(warningsOf((site) => (site['security'] = { contact, expires: '2020-01-01' }))).toEqual([
    'security has expired',
  ]);
});
