import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createSecret, readSecret } from '@/tools/college/secret';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

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
