import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { removeAll, writeRelease } from '@/tools/file/__tests__/fixture-release';
import { packSite } from '@/tools/hosting/package';

const { folder, inventory } = writeRelease({
  'index.html': '<p>home</p>',
  'MyProfile/index.html': '<p>profile</p>',
  'myprofile/index.html': '<p>profile</p>',
  '.htaccess': '# Apache',
  'people/people.json': '{}',
});
afterAll(() => removeAll([folder]));

writeFileSync(join(folder, 'index.html.gz'), 'gzip');

test('A package has the site, its compressed copies, the files for web servers and their guide, and no sealed records', () => {
  const { name, bytes } = packSite(folder);
  expect(name).toBe(`edify-1.0.0-${inventory.contentHash.slice(0, 12)}.zip`);
  const files = unzipSync(bytes);
  expect(Object.keys(files).filter((path) => !path.startsWith('servers/'))).toEqual([
    'deploying.md',
    'out/build.json',
    'out/.htaccess',
    'out/MyProfile/index.html',
    'out/index.html',
    'out/index.html.gz',
  ]);
  expect(Object.keys(files)).toContain('servers/nginx/edify-site.conf');
  expect(Buffer.from(files['out/index.html'] ?? []).toString()).toBe('<p>home</p>');
});
