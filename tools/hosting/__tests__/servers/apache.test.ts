import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { linkTree } from '@/tools/file/link';
import { apacheCommand } from '@/tools/hosting/servers/apache';
import { writeSiteFiles } from '@/tools/site/servers/files';

test('A gate in the rules of a linked site leaves the rules of the export as they are', () => {
  const [out, dir] = [writeFolder({ 'login/index.html': '' }), writeFolder({})];
  writeSiteFiles(out, { basePath: '', siteUrl: 'https://localhost' });
  const site = join(dir, 'site');
  linkTree(out, site);
  const rules = readFileSync(join(out, '.htaccess'), 'utf8');
  apacheCommand({
    ...{ kind: 'htaccess', gate: 'basic', basePath: '', dir, site, bucket: '' },
    ...{ port: 4443, plainPort: 8080, authPort: 4180, storePort: 0, certificate: '', key: '' },
  });
  expect(readFileSync(join(site, '.htaccess'), 'utf8')).toMatch(/^ *Require valid-user/m);
  expect(rules).not.toMatch(/^ *Require valid-user/m);
  expect(readFileSync(join(out, '.htaccess'), 'utf8')).toBe(rules);
});
