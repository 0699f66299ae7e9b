import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureContent } from '@/__tests__/fixture/folder';
import { catalogue } from '@/content/schema/catalogue';
import { demoFiles } from '@/tools/college/demo';

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** Returns true if content/ still is the sample and not the content of a college. */
function isSample(): boolean {
  const site = (folder: string) =>
    JSON.parse(read(folder, 'site.json')) as { college: string; openSample: boolean };
  const own = site('content');
  return own.openSample && own.college === site(fixtureContent).college;
}

test('The copy of the sample for tests is the sample', () => {
  const files = [...Object.keys(catalogue), ...demoFiles(fixtureContent)];
  const isDifferent = (file: string) => read('content', file) !== read(fixtureContent, file);
  expect(isSample() ? files.filter(isDifferent) : []).toEqual([]);
});
