import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readCode } from '@/lib/record/access-code';
import { personKinds } from '@/lib/record/person';
import { accessCodeOf } from '@/tools/college/access-code';
import { readCollege } from '@/tools/college/college';
import { generationOf, readGenerations } from '@/tools/college/generations';
import { findRevocable, revoke } from '@/tools/college/revoke';
import { createSecret, readSecret } from '@/tools/college/secret';
import { refuseTracked } from '@/tools/college/tracked';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { writeCollege } from './college-folder';

const person = fc.record({
  kind: fc.constantFrom(...personKinds),
  id: fc.stringMatching(/^[A-Z0-9-]{3,16}$/),
});
const secret = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('every code has 24 characters that the login page accepts', () => {
  fc.assert(
    fc.property(secret, person, fc.integer({ min: 1, max: 99 }), (bytes, one, generation) => {
      const code = accessCodeOf(bytes, one, generation);
      expect(readCode(code)).toEqual({ code });
    }),
  );
});

test('the code of a person stays the same, so that a lost card is printed again', () => {
  const known = accessCodeOf(new Uint8Array(32), { kind: 'student', id: '25CSE1042' }, 1);
  expect(known).toBe('B1DZFVFV9KC9146GXBCH9FH0');
});

test('another generation, kind, id or secret has another code', () => {
  fc.assert(
    fc.property(secret, person, (bytes, one) => {
      const other = bytes.map((byte, index) => (index === 31 ? byte ^ 1 : byte));
      const kind = one.kind === 'student' ? 'teacher' : 'student';
      const codes = [
        accessCodeOf(bytes, one, 1),
        accessCodeOf(bytes, one, 2),
        accessCodeOf(bytes, { ...one, kind }, 1),
        accessCodeOf(bytes, { ...one, id: `${one.id}0` }, 1),
        accessCodeOf(other, one, 1),
      ];
      expect(new Set(codes).size).toBe(codes.length);
    }),
  );
});

test('the first time, a secret and an id are created, and read from then on', () => {
  const folder = join(writeFolder({}), 'college');
  const first = readCollege(folder);
  expect(first.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(readCollege(folder)).toEqual(first);
});

test('two colleges have different ids and secrets', () => {
  const [one, other] = [readCollege(writeFolder({})), readCollege(writeFolder({}))];
  expect(one.id).not.toBe(other.id);
  expect(one.secret).not.toEqual(other.secret);
});

test('a secret that was lost is not replaced', () => {
  const folder = writeFolder({});
  readCollege(folder);
  rmSync(join(folder, 'secret'));
  expect(() => readCollege(folder)).toThrow('Restore it from a backup');
});

test('a damaged id is refused', () => {
  const folder = writeFolder({ 'college.json': '{ "id": "ABC" }' });
  expect(() => readCollege(folder)).toThrow('26 characters');
  expect(readFileSync(join(folder, 'college.json'), 'utf8')).toBe('{ "id": "ABC" }');
});

describe('The secret', () => {
  const text = Buffer.alloc(32, 3).toString('base64url');

  /** A folder with a secret that only its owner can read. */
  function withSecret(content: string): string {
    const folder = writeFolder({ secret: content });
    chmodSync(join(folder, 'secret'), 0o600);
    return folder;
  }

  afterEach(() => delete process.env['EDIFY_SECRET_FILE']);

  test('a secret is created once, readable only by its owner, and read back', () => {
    const folder = writeFolder({});
    createSecret(folder);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(readSecret(folder)).toHaveLength(32);
    const before = readFileSync(join(folder, 'secret'), 'utf8');
    expect(() => createSecret(folder)).toThrow('EEXIST');
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(before);
  });

  test('EDIFY_SECRET_FILE names a secret outside the folder', () => {
    process.env['EDIFY_SECRET_FILE'] = join(withSecret(text), 'secret');
    expect(Buffer.from(readSecret(writeFolder({})))).toEqual(Buffer.alloc(32, 3));
  });

  test('a missing secret is not replaced: the printed cards would stop working', () => {
    expect(() => readSecret(writeFolder({}))).toThrow('Restore it from a backup');
  });

  test.each([
    ['too short', text.slice(0, 42)],
    ['too long', `${text}AAAA`],
    ['empty', ''],
    ['not base64url', `${text.slice(0, 42)}+`],
    ['a second spelling of the same bytes', `${text.slice(0, 42)}N`],
  ])('a secret that is %s is refused, without showing it', (_, content) => {
    const read = () => readSecret(withSecret(content));
    expect(read).toThrow('must be 32 bytes');
    if (content) expect(read).not.toThrow(content);
  });

  test.each([0o644, 0o640, 0o620, 0o660, 0o606, 0o610])(
    'a secret with mode %o is refused',
    (mode) => {
      const folder = withSecret(text);
      chmodSync(join(folder, 'secret'), mode);
      expect(() => readSecret(folder)).toThrow('Run "chmod 600');
    },
  );

  test('the mode that counts is that of the file, not of a link to it', () => {
    const folder = withSecret(text);
    const link = join(writeFolder({}), 'link');
    symlinkSync(join(folder, 'secret'), link);
    process.env['EDIFY_SECRET_FILE'] = link;
    expect(readSecret(writeFolder({}))).toHaveLength(32);
    chmodSync(join(folder, 'secret'), 0o640);
    expect(() => readSecret(writeFolder({}))).toThrow(`chmod 600 ${realpathSync(folder)}/secret`);
  });

  test('a secret that Git tracks is refused, wherever it is and through a link', () => {
    const folder = withSecret(text);
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
    git('init', '--quiet');
    const link = join(writeFolder({}), 'link');
    symlinkSync(join(folder, 'secret'), link);
    for (const file of [join(folder, 'secret'), link]) {
      process.env['EDIFY_SECRET_FILE'] = file;
      git('rm', '--cached', '--quiet', '--ignore-unmatch', 'secret');
      expect(readSecret(writeFolder({}))).toHaveLength(32);
      git('add', 'secret');
      expect(() => readSecret(writeFolder({}))).toThrow('Git tracks');
    }
  });
});

const generationsIn = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'generations.json'), 'utf8'));

test('Raises the generation of one person, each time by one', () => {
  const folder = writeCollege();
  expect(revoke(folder, findRevocable(folder, '26CSE1002'))).toBe(2);
  expect(revoke(folder, findRevocable(folder, ' 26cse1002 '))).toBe(3);
  expect(generationsIn(folder)).toEqual({ 'student 26CSE1002': 3 });
  expect(statSync(join(folder, 'generations.json')).mode & 0o077).toBe(0);
});

test('Leaves the generations of other people alone', () => {
  const folder = writeCollege();
  writeFileSync(join(folder, 'generations.json'), '{ "teacher PG-ENG-0301": 4 }');
  revoke(folder, findRevocable(folder, '26CSE1002'));
  expect(generationsIn(folder)).toEqual({ 'student 26CSE1002': 2, 'teacher PG-ENG-0301': 4 });
});

test('An unknown id is an error with the most similar ones', () => {
  const folder = writeCollege();
  expect(() => findRevocable(folder, '26CSE1O02')).toThrow('Did you mean 26CSE1002');
  expect(() => findRevocable(folder, 'nobody-at-all')).toThrow(
    'There is no record of "nobody-at-all".',
  );
});

const read = (text: string) =>
  readGenerations(writeFolder({ 'generations.json': text })).generations;

test('everybody has generation 1 unless it was raised', () => {
  const generations = read('{ "student 25CSE1042": 2 }');
  expect(generationOf(generations, { kind: 'student', id: '25CSE1042' })).toBe(2);
  expect(generationOf(generations, { kind: 'teacher', id: '25CSE1042' })).toBe(1);
  expect(readGenerations(writeFolder({})).generations).toEqual({});
});

test.each([
  ['{', 'not valid JSON'],
  ['[]', 'not valid JSON'],
  ['{ "25CSE1042": 2 }', '"25CSE1042" names nobody'],
  ['{ "staff 25CSE1042": 2 }', 'names nobody'],
  ['{ "student 25cse1042": 2 }', 'Write the id in capital letters'],
  ['{ "student 25CSE1042": 0 }', 'is 0. Write a whole number from 1'],
  ['{ "student 25CSE1042": "2" }', 'is "2". Write a whole number from 1'],
])('%s is refused', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('files of the college that Git tracks are refused', () => {
  const root = writeFolder({ 'college/secret': 'x', 'content/site.json': '{}' });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('add', 'content');
  expect(() => refuseTracked(root)).not.toThrow();
  git('add', 'college');
  expect(() => refuseTracked(root)).toThrow('Git tracks 1 file below college/');
});

test('so many tracked files that their list is larger than a megabyte are refused too', () => {
  const names = Array.from({ length: 5500 }, (_, index) => `college/${index}-${'x'.repeat(200)}`);
  const root = writeFolder(Object.fromEntries(names.map((name) => [name, ''])));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('add', 'college');
  expect(() => refuseTracked(root)).toThrow('Git tracks 5500 files below college/');
});

test('a folder that is no repository has nothing to refuse', () => {
  expect(() => refuseTracked(writeFolder({ 'college/secret': 'x' }))).not.toThrow();
});

test('this repository tracks nothing of a college', () => {
  expect(() => refuseTracked(process.cwd())).not.toThrow();
});

test('Git adds the files of the portal but not those of its college', () => {
  const ignore = readFileSync('.gitignore', 'utf8');
  const root = writeFolder({
    '.gitignore': ignore,
    'college/secret': 'x',
    'tools/college/tracked.ts': '',
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '.');
  expect(git('ls-files').trim().split('\n')).toEqual(['.gitignore', 'tools/college/tracked.ts']);
  expect(() => refuseTracked(root)).not.toThrow();
});
