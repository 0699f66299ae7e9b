import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeSamplePictures } from '@/tools/site/build/sample-picture';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'edify-portrait-'))));
afterEach(() => rmSync(root, { recursive: true }));

const student = '/images/asha-rao.svg';
const teacher = '/images/ravi-das.svg';
const dashboard = '/images/demo/desktop-light-976.png';
const shared = '/images/share.png';

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

function removeFrom(openSample: boolean, shareImage: string | null = 'The gate.'): number {
  write('content/site.json', { openSample, shareImage });
  write('content/student/student.json', { photo: { src: student } });
  write('content/faculty/faculty-profile.json', { photo: { src: teacher } });
  for (const src of [student, teacher, dashboard, shared]) write(`out${src}`, '');
  return removeSamplePictures(join(root, 'content'), join(root, 'out'));
}

const left = () =>
  [student, teacher, dashboard, shared].filter((src) => existsSync(join(root, 'out', src)));

test('Removes the pictures of the sample from a site that does not show it', () => {
  expect(removeFrom(false)).toBe(3);
  expect(left()).toEqual([shared]);
});

test('Removes the preview of shared links as well if the college has none', () => {
  expect(removeFrom(false, null)).toBe(4);
  expect(left()).toEqual([]);
});

test('Leaves the pictures on a site that shows the sample', () => {
  expect(removeFrom(true)).toBe(0);
  expect(left()).toHaveLength(4);
});
