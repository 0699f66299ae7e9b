import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { hiddenPattern, mayHaveHiddenCharacters } from '@/tools/file/hidden-character';
import { takeInventory, writeInventory } from '@/tools/file/inventory';
import { distanceOf, nearestOf } from '@/tools/file/nearest';
import { showElapsed, showProgress } from '@/tools/file/progress';
import { writeFiles } from '@/tools/file/write-files';

const mayHave = (json: string) => mayHaveHiddenCharacters(Buffer.from(json));

test('every hidden character is noticed as it is and escaped', () => {
  const codes = Array.from({ length: 0x1_0000 }, (_, code) => code);
  const hidden = codes.filter((code) => hiddenPattern.test(String.fromCharCode(code)));
  const escape = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  expect(hidden.filter((code) => !mayHave(`["a${escape(code)}"]`))).toEqual([]);
  // JSON allows the first 32 and half a surrogate pair only as escapes.
  const written = hidden.filter((code) => code > 0x1f && !(code >= 0xd800 && code <= 0xdfff));
  expect(written.filter((code) => !mayHave(`["“a” ${String.fromCharCode(code)}"]`))).toEqual([]);
});

test.each([
  '["Anna’s – “notes”…"]',
  '["« 5 °C »", "தமிழ்", "王，明", "ﬁ"]',
  '{"a": "\\"b\\" \\\\ c\\n"}',
])('%s has none', (json) => {
  expect(mayHave(json)).toBe(false);
});

const target = { basePath: '/portal', siteUrl: 'https://college.example' };
const product = { name: 'edify', version: '1.2.3' };

describe('The inventory of a build', () => {
  it('has the size and the hash of every file except itself', () => {
    const dir = writeFolder({
      'package.json': JSON.stringify(product),
      'out/index.html': 'a',
      'out/b/c.txt': 'cc',
    });
    const out = join(dir, 'out');
    writeInventory(out, dir, target);
    const list = JSON.parse(readFileSync(join(out, 'build.json'), 'utf8'));
    expect(list).toMatchObject({ ...product, ...target });
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(list.files).toEqual({
      'b/c.txt': { size: 2, sha256: sha256('cc') },
      'index.html': { size: 1, sha256: sha256('a') },
    });
    expect(takeInventory(out, product, target)).toEqual(list);
  });

  it('does not list the sealed records, which change without a release', () => {
    const out = writeFolder({
      'index.html': 'a',
      'people/ab/1.jwe': 'a',
      'people/people.json': '{}',
    });
    const first = takeInventory(out, product, target);
    expect(Object.keys(first.files)).toEqual(['index.html']);
    writeFileSync(join(out, 'people/ab/1.jwe'), 'b');
    expect(takeInventory(out, product, target)).toEqual(first);
  });

  it('has a different content hash when a byte or a name changes', () => {
    const out = writeFolder({ 'index.html': 'a' });
    const hash = () => takeInventory(out, product, target).contentHash;
    const first = hash();
    writeFileSync(join(out, 'index.html'), 'b');
    const second = hash();
    renameSync(join(out, 'index.html'), join(out, 'other.html'));
    expect(new Set([first, second, hash()]).size).toBe(3);
  });
});

test.each([
  ['BIO-12', ['CHE-112', 'BIO-112'], 'BIO-112'],
  ['frist_name', ['last_name', 'first_name'], 'first_name'],
  ['rollno', ['Roll No', 'Name'], 'Roll No'],
  ['cs101', ['CS101', 'CS102'], 'CS101'],
  ['physics', ['chemistry', 'history of art'], undefined],
  ['', ['a', 'b'], undefined],
])('the name that is most like %s', (value, names, nearest) => {
  expect(nearestOf(value, names)).toBe(nearest);
});

test('Texts of more than 200 characters are not compared', () => {
  const long = 'a'.repeat(201);
  expect(nearestOf(long, [`${long}b`])).toBeUndefined();
  expect(nearestOf('BIO-12', [long, 'BIO-112'])).toBe('BIO-112');
  expect(distanceOf(long, long, 4)).toBe(4);
});

test('Comparing ends when it has cost enough', () => {
  const effort = { left: 6 * 1000 };
  const names = Array.from({ length: 1000 }, () => 'chemistry');
  expect(nearestOf('BIO-12', [...names, 'BIO-112'], effort)).toBeUndefined();
  expect(effort.left).toBeLessThan(0);
});

function watch(isTTY: boolean, moments: number[]): string[] {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => Boolean(written.push(text)) };
  const show = showProgress(stream, () => moments.shift() ?? 0);
  for (let done = 1; done <= 4; done += 1) show('compress', done, 4);
  return written;
}

describe('The progress of a long step', () => {
  it('is one line in a terminal, cleared at the end', () => {
    expect(watch(true, [0, 200, 400, 400, 420, 440])).toEqual([
      '\r\x1b[Kcompress: 1 of 4',
      '\r\x1b[Kcompress: 2 of 4',
      '\r\x1b[K',
    ]);
  });

  it('is an occasional line in a log, and none for a short step', () => {
    expect(watch(false, [0, 11_000, 11_000, 12_000, 13_000])).toEqual(['compress: 1 of 4\n']);
    expect(watch(false, [0, 100, 200, 300])).toEqual([]);
  });
});

test('A long step shows its seconds in one line until it ends', () => {
  jest.useFakeTimers();
  const written: string[] = [];
  const stream = { isTTY: true, write: (text: string) => Boolean(written.push(text)) };
  const end = showElapsed('building', stream);
  jest.advanceTimersByTime(2000);
  end();
  jest.advanceTimersByTime(2000);
  jest.useRealTimers();
  expect(written).toEqual(['\r\x1b[Kbuilding: 1 s', '\r\x1b[Kbuilding: 2 s', '\r\x1b[K']);
});

test('Writes files that only this user can read, and leaves nothing else behind', () => {
  const folder = writeFolder({ 'a.json': 'old' });
  writeFiles(
    new Map([
      [join(folder, 'a.json'), 'new'],
      [join(folder, 'b.json'), 'b'],
    ]),
  );
  expect(readdirSync(folder)).toEqual(['a.json', 'b.json']);
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('new');
  expect(statSync(join(folder, 'a.json')).mode & 0o077).toBe(0);
});

test('Puts the old texts back if one of the files cannot be written', () => {
  const folder = writeFolder({ 'a.json': 'old' });
  mkdirSync(join(folder, 'c.json'));
  const files = ['a.json', 'b.json', 'c.json'].map((name) => [join(folder, name), 'new'] as const);
  expect(() => writeFiles(new Map(files))).toThrow();
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['a.json', 'c.json']);
});
