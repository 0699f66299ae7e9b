import { isManifest, readManifest } from '@/tools/import/template/manifest';
import { readFormat, table } from './read-table';

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
    const { format } = await readFormat(table('in/roster.zip/users.csv', ...users11), {
      manifest: read,
    });
    expect(format).toBe('OneRoster 1.1 users.csv');
  });

  it('says that a file has only changes', async () => {
    const read = await readFormat(
      table(
        'in/roster.zip/users.csv',
        users11[0] ?? '',
        'u-1|active|2026-02-01|true|o1|student|mira|Mira|Sato|||',
      ),
      { manifest: await manifest('file.users|delta') },
    );
    expect(read.reader).toMatchObject({ complete: false, delta: true });
    const bulk = await readFormat(table('in/users.csv', users11[0] ?? ''));
    expect(bulk.reader).toMatchObject({ complete: true });
  });
});
