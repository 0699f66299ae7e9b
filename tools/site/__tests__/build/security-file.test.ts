import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSecurityFile } from '@/tools/site/build/security-file';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const siteUrl = 'https://portal.college.example';
const contact = 'mailto:security@college.example';

test('security.txt has what the site says, and only if it names a contact', () => {
  const out = writeFolder({});
  const file = join(out, '.well-known/security.txt');
  writeSecurityFile(out, { siteUrl });
  expect(existsSync(file)).toBe(false);
  const policy = 'https://college.example/security';
  writeSecurityFile(out, { siteUrl, security: { contact, expires: '2027-11-30', policy } });
  expect(readFileSync(file, 'utf8').split('\n')).toEqual([
    'Contact: mailto:security@college.example',
    'Expires: 2027-11-30T23:59:59Z',
    'Policy: https://college.example/security',
    'Preferred-Languages: en',
    'Canonical: https://portal.college.example/.well-known/security.txt',
    '',
  ]);
});
