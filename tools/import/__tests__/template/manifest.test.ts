import { isManifest, readManifest } from '@/tools/import/template/manifest';
import { readKnown, table } from './read-table';

const users11 = [
  'sourcedId|status|dateLastModified|enabledUser|orgSourcedIds|role|username|givenName|familyName|identifier|email|phone|password',
  'u-1|||true|o1|student|mira|Mira|Sato|0042|mira@x.edu|555|secret',
];

const manifest = async (...lines: string[]) =>
  readManifest(table('in/roster.zip/manifest.csv', 'propertyName|value', ...lines));

describe('the manifest of OneRoster', () => {
  it('tells the version and what each file has', async () => {
    const read = await manifest(
      'manifest.version|1.0',
      'oneroster.version|1.1',
      'file.users|delta',
      'file.classes|bulk',
    );
    expect(read.version).toBe('1.1');
    expect(read.files).toEqual(
      new Map([
        ['users', 'delta'],
        ['classes', 'bulk'],
      ]),
    );
    expect(isManifest(table('manifest.csv', 'propertyName|value'))).toBe(true);
  });

  it('keeps a file with changes only from being read', async () => {
    const users = table('in/roster.zip/users.csv', ...users11);
    const delta = await manifest('file.users|delta');
    expect(await readKnown(users, {}, { manifest: delta })).toMatchObject({
      unread: 'delta',
      facts: [],
    });
    const bulk = await manifest('oneroster.version|1.1', 'file.users|bulk');
    const read = await readKnown(users, {}, { manifest: bulk });
    expect(read).toMatchObject({ format: 'OneRoster 1.1 users.csv', reader: { complete: true } });
  });
});
