import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeSamplePortraits } from '@/tools/site/build/sample-portrait';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'edify-portrait-'))));
afterEach(() => rmSync(root, { recursive: true }));

const student = '/images/asha-rao.svg';
const teacher = '/images/ravi-das.svg';

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

function removeFrom(openSample: boolean): number {
  write('content/site.json', { openSample });
  write('content/student/student.json', { photo: { src: student } });
  write('content/faculty/faculty-profile.json', { photo: { src: teacher } });
  for (const src of [student, teacher]) write(`out${src}`, '');
  return removeSamplePortraits(join(root, 'content'), join(root, 'out'));
}

test('Removes the photos of the sample from a site that does not show it', () => {
  expect(removeFrom(false)).toBe(2);
  expect(existsSync(join(root, 'out', student))).toBe(false);
});

test('Leaves the photos on a site that shows the sample', () => {
  expect(removeFrom(true)).toBe(0);
  expect(existsSync(join(root, 'out', student))).toBe(true);
});
