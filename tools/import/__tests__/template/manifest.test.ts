import { isManifest, readDeltas } from '@/tools/import/template/manifest';
import { readKnown, table } from './read-table';

const users11 = [
  'sourcedId|status|dateLastModified|enabledUser|orgSourcedIds|role|username|givenName|familyName|identifier|email|phone|password',
  'u-1|||true|o1|student|mira|Mira|Sato|0042|mira@x.edu|555|secret',
];

const deltasOf = async (...lines: string[]) =>
  readDeltas([table('in/roster.zip/manifest.csv', 'propertyName|value', ...lines)]);

test('A OneRoster file that has only changes by its manifest is not read', async () => {
  expect(isManifest(table('manifest.csv', 'propertyName|value'))).toBe(true);
  const users = table('in/roster.zip/users.csv', ...users11);
  const deltas = await deltasOf('oneroster.version|1.1', 'file.users|delta');
  expect(await readKnown(users, {}, { deltas })).toMatchObject({ unread: 'delta', facts: [] });
  const other = table('in/other.zip/users.csv', ...users11);
  const whole = { format: 'OneRoster users.csv', reader: { complete: true } };
  expect(await readKnown(other, {}, { deltas })).toMatchObject(whole);
  const bulk = await deltasOf('oneroster.version|1.1', 'file.users|bulk');
  expect(await readKnown(users, {}, { deltas: bulk })).toMatchObject(whole);
});
