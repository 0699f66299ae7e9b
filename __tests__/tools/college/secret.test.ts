import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecret, readSecret } from '@/tools/college/secret';
import { writeFolder } from '../write-folder';

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

test('a secret that every user can read is refused', () => {
  const folder = writeFolder({});
  writeFileSync(join(folder, 'secret'), text);
  chmodSync(join(folder, 'secret'), 0o644);
  expect(() => readSecret(folder)).toThrow('chmod 600');
});
