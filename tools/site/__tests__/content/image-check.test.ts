import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { imageCheck } from '@/tools/file/image-check';
import { fixtureContent, fixturePublic } from '@/__tests__/fixture/folder';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { checkContent } from '@/tools/site/content/report-content';

const publicDir = writeFolder({
  'images/face.svg':
    '<?xml version="1.0"?>\n<svg width="320" height="240px" viewBox="0 0 1 1"></svg>',
  'images/box.svg': '<svg viewBox="0 0 96 48" width="100%"></svg>',
  'images/deep/icon.svg': "<svg viewBox='0,0,40,40'></svg>",
});

const image = (src: string, width: number, height: number) => ({ src, width, height, alt: '' });

const checkImages = imageCheck(publicDir);
const check = (value: unknown) => checkImages('student/student.json', value);

test('a photo behind the gate is looked up in the folder of its page', () => {
  expect(check({ photo: image('/MyProfile/face.png', 7, 630) })).toEqual([
    expect.objectContaining({ message: 'There is no picture at public/MyProfile/face.png.' }),
  ]);
});

test('a picture that exists with the stated size is no problem', () => {
  expect(
    check({
      photo: image('/images/face.svg', 320, 240),
      items: [
        { image: image('/images/box.svg', 96, 48) },
        { icon: image('/images/deep/icon.svg', 40, 40) },
      ],
    }),
  ).toEqual([]);
});

test('a missing picture is reported with the pictures in its folder', () => {
  expect(check({ items: [{ image: image('/images/nobody.svg', 1, 1) }] })).toEqual([
    {
      file: 'student/student.json',
      path: 'items[0].image.src',
      message: 'There is no picture at public/images/nobody.svg.',
      found: '"/images/nobody.svg"',
      allowed: '/images/box.svg, /images/face.svg',
    },
  ]);
});

test('a name in another case is a missing picture, on every disk', () => {
  expect(check({ photo: image('/images/Face.svg', 320, 240) })).toHaveLength(1);
});

test('a wrong width and a wrong height are two errors', () => {
  const problems = check({ photo: image('/images/face.svg', 100, 200) });
  expect(problems.map(({ path, found, allowed }) => [path, found, allowed])).toEqual([
    ['photo.width', '100', '320'],
    ['photo.height', '200', '240'],
  ]);
});

test('the size of a PNG is read from its header', () => {
  const problems = imageCheck('public')('site.json', { logo: image('/images/share.png', 7, 630) });
  expect(problems).toMatchObject([{ path: 'logo.width', found: '7', allowed: '1200' }]);
});

test('the content check lists missing pictures of a public folder', () => {
  const dir = writeFolder({});
  cpSync(fixturePublic, dir, { recursive: true });
  expect(checkContent(fixtureContent, dir).problems).toEqual([]);
  rmSync(join(dir, 'images/college-logo.svg'));
  expect(checkContent(fixtureContent, dir).problems).toMatchObject([
    { file: 'site.json', path: 'logo.src' },
  ]);
});

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0 JFIF'],
  ['a PNG', '\x89PNG\r\n\x1a\n0000IHDR'],
  ['a WebP', 'RIFF1234WEBPVP8 '],
  ['an AVIF', '\0\0\0\x20ftypavif'],
  ['a GIF', 'GIF89a'],
  ['a PDF', '%PDF-1.7'],
  ['no picture', '<!doctype html><title>Sign in</title>'],
  ['no picture', ''],
])('%s with the name of a drawing is reported', (kind, bytes) => {
  const dir = writeFolder({ 'images/face.svg': Buffer.from(bytes, 'latin1') });
  expect(imageCheck(dir)('a.json', { photo: image('/images/face.svg', 1, 1) })).toMatchObject([
    {
      path: 'photo.src',
      message: `The file at public/images/face.svg is ${kind}, not what its name says.`,
      allowed: 'a picture saved as SVG, or a name with the right extension',
    },
  ]);
});
