import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '@/hosting/content/check';
import { binPath } from '@/hosting/run';
import { fixtureContent, fixturePublic } from '../../fixture/folder';
import { writeFolder } from '../write-folder';

/** A copy of the sample college, to break. */
function copyOfContent(): string {
  const dir = writeFolder({});
  cpSync(fixtureContent, dir, { recursive: true });
  return dir;
}

/** Runs the command a contributor runs. */
function runCheck(dir: string) {
  const args = [binPath('tsx'), 'hosting/content-check.ts', dir, fixturePublic];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

test('the sample college has no mistakes', () => {
  expect(checkContent(fixtureContent, fixturePublic).problems).toEqual([]);
});

test('every mistake in every file is listed in one run', () => {
  const dir = copyOfContent();
  writeFileSync(join(dir, 'site.json'), '{\n  "name": "A",\n}');
  writeFileSync(join(dir, 'student/attendance.json'), '{ "present": "many", "colour": 1 }');
  rmSync(join(dir, 'student/subjects.json'));
  writeFileSync(join(dir, 'student/subject.json'), '[]');

  const { problems } = checkContent(dir, fixturePublic);
  const about = (file: string) => problems.filter((problem) => problem.file === file);
  expect(about('site.json')).toEqual([
    expect.objectContaining({ message: 'is not valid JSON at line 3, column 1', found: '}' }),
  ]);
  expect(about('student/attendance.json').length).toBeGreaterThan(1);
  expect(about('student/subjects.json')[0]?.message).toBe('is missing');
  expect(about('student/subject.json')[0]).toMatchObject({
    message: 'is not a file of the site',
    allowed: expect.stringContaining('student/subjects.json'),
  });
});

test('a byte order mark, which some editors write, is named', () => {
  const dir = copyOfContent();
  writeFileSync(join(dir, 'site.json'), '\uFEFF{}');
  expect(checkContent(dir, fixturePublic).problems[0]?.message).toBe('is not plain UTF-8');
});

test('an empty folder misses every file', () => {
  const { files, problems } = checkContent(writeFolder({}));
  expect(files).toBe(0);
  expect(problems.length).toBeGreaterThan(10);
  expect(new Set(problems.map(({ message }) => message))).toEqual(new Set(['is missing']));
});

test('JSON Schema files in the folder are not content', () => {
  const dir = copyOfContent();
  mkdirSync(join(dir, 'schema/json'), { recursive: true });
  writeFileSync(join(dir, 'schema/json/x.schema.json'), '{}');
  expect(checkContent(dir, fixturePublic).problems).toEqual([]);
});

test('the command ends with 0 on sound content and with 1 and the list on mistakes', () => {
  const sound = runCheck(fixtureContent);
  expect(sound.text).toMatch(/content: \d+ files, no mistakes/);
  expect(sound.status).toBe(0);

  const dir = copyOfContent();
  writeFileSync(join(dir, 'site.json'), '{');
  rmSync(join(dir, 'student/subjects.json'));
  const broken = runCheck(dir);
  expect(broken.status).toBe(1);
  expect(broken.text).toContain('content/site.json');
  expect(broken.text).toContain('line 1, column 2');
  expect(broken.text).toContain('content/student/subjects.json');
  expect(broken.text).toMatch(/content: \d+ files, 2 mistakes/);
});
