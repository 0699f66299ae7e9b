import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeSamplePictures } from '@/tools/site/build/sample-picture';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'edify-portrait-'))));
afterEach(() => rmSync(root, { recursive: true }));

const [student, teacher] = ['/images/asha-rao.svg', '/images/ravi-das.svg'];
const [dashboard, shared] = ['/images/demo/desktop-light-976.png', '/images/share.png'];
const [logo, project, entry] = [
  '/images/college-logo.svg',
  '/images/projects/bus-finder.svg',
  '/images/entries/internship.svg',
];
const icon = '/images/notices/timetable.svg';
const all = [student, teacher, dashboard, shared, logo, project, entry, icon];

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

/** The pictures that are left, of a site with this content. */
function left(site: object): string[] {
  write('content/site.json', site);
  write('content/student/student.json', { photo: { src: student } });
  write('content/faculty/faculty-profile.json', { photo: { src: teacher } });
  for (const src of all) write(`out${src}`, '');
  const count = removeSamplePictures(root, join(root, 'out'));
  const kept = all.filter((src) => existsSync(join(root, 'out', src)));
  expect(count).toBe(all.length - kept.length);
  return kept;
}

test('Removes the pictures of the sample, and the college that it invents, from a site that does not show it', () => {
  expect(left({ openSample: false, shareImage: 'The gate.' })).toEqual([shared, icon]);
});

test('Removes the preview of shared links as well if the college has none', () => {
  expect(left({ openSample: false, shareImage: null })).toEqual([icon]);
});

test('Leaves a picture that the site or a record of the college names', () => {
  write('college/records/students/26cse1001.json', { projects: [{ image: { src: project } }] });
  write('college/records/students/26cse1002.json', {});
  const site = { openSample: false, shareImage: null, logo: { src: logo } };
  expect(left(site)).toEqual([logo, project, icon]);
});

test('Leaves the pictures on a site that shows the sample', () => {
  expect(left({ openSample: true })).toEqual(all);
});
