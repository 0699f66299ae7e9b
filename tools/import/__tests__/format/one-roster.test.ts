import { isManifest, readManifest } from '@/tools/import/format/manifest';
import { factsOf, readFormat, spotOf, table } from './read-table';

const users11 = [
  'sourcedId|status|dateLastModified|enabledUser|orgSourcedIds|role|username|givenName|familyName|identifier|email|phone|password',
  'u-1|||true|o1|student|mira|Mira|Sato|0042|mira@x.edu|555|secret',
  'u-2|||TRUE|o1|teacher|omar|Omar|Diaz|E7|omar@x.edu||secret',
  'u-3|||true|o1|parent|pat|Pat|Sato||||secret',
  'u-4|||false|o1|student|lena|Lena|Vogt||lena@x.edu||',
];

const manifest = async (...lines: string[]) =>
  readManifest(table('in/roster.zip/manifest.csv', 'propertyName|value', ...lines));

describe('OneRoster users.csv', () => {
  it('becomes people, without relatives, phones and passwords', async () => {
    const read = await readFormat(table('users.csv', ...users11));
    expect(read.problems).toEqual([]);
    expect(read.rows).toBe(4);
    expect(factsOf(read, 'person')).toEqual([
      {
        ...{ id: 'u-1', kind: 'student', name: 'Mira Sato', givenName: 'Mira', familyName: 'Sato' },
        ...{ rollNumber: '0042', username: 'mira', email: 'mira@x.edu', active: true },
      },
      {
        ...{ id: 'u-2', kind: 'teacher', name: 'Omar Diaz', givenName: 'Omar', familyName: 'Diaz' },
        ...{ employeeId: 'E7', username: 'omar', email: 'omar@x.edu', active: true },
      },
      expect.objectContaining({ id: 'u-4', active: false }),
    ]);
    const told = JSON.stringify(read);
    expect(told).not.toMatch(/secret|555|Pat/);
  });

  it('takes the preferred name, also with the misspelled header', async () => {
    const read = await readFormat(`users.csv
      sourcedId|status|dataLastModified|enabledUser|username|givenName|familyName|prefferedGivenName|role|role
      u-1|||1|mira|Miranda|Sato|Mira|professor|professor`);
    expect(read.problems).toEqual([]);
    expect(factsOf(read, 'person')).toMatchObject([{ name: 'Mira Sato', kind: 'teacher' }]);
  });

  it('names the header that is nearly the missing one', async () => {
    const header = users11[0]?.replace('sourcedId|', 'sourcdId|') ?? '';
    const { problems, facts } = await readFormat(table('users.csv', header, users11[1] ?? ''));
    expect(facts).toEqual([]);
    expect(problems).toMatchObject([
      { severity: 'error', code: 'missing-column', value: 'sourcedId', nearest: 'sourcdId' },
    ]);
  });
});

describe('other files of OneRoster', () => {
  it('read days such as 1/05/2023 in the order that the column shows', async () => {
    const header = 'sourcedId|status|dateLastModified|title|type|startDate|endDate';
    const read = await readFormat(
      table('academicSessions.csv', header, 't1|||A|term|1/05/2023|30/06/2023'),
    );
    expect(read.problems).toEqual([]);
    expect(factsOf(read, 'term')).toMatchObject([{ start: '2023-05-01', end: '2023-06-29' }]);
    const open = await readFormat(
      table('academicSessions.csv', header, 't1|||A|term|1/05/2023|2/05/2023'),
    );
    expect(open.facts).toEqual([]);
    expect(open.problems.map(spotOf)).toEqual(['ambiguous-dates 2:startDate 1/05/2023']);
    const told = await readFormat(
      table('academicSessions.csv', header, 't1|||A|term|1/05/2023|2/05/2023'),
      { dateOrder: 'day-first' },
    );
    expect(factsOf(told, 'term')).toMatchObject([{ start: '2023-05-01', end: '2023-05-01' }]);
  });

  it('give classes several terms, and mention their courses', async () => {
    const read = await readFormat(`classes.csv
      sourcedId|status|dateLastModified|title|grade|courseSourcedId|classCode|classType|location|schoolSourcedId|termSourcedId
      c1|||Algebra I|9|k1|ALG-1|scheduled|120|o1|t1,t2`);
    expect(read.format).toBe('OneRoster 1.0 classes.csv');
    expect(factsOf(read, 'section')).toEqual([
      {
        id: 'c1',
        name: 'Algebra I',
        code: 'ALG-1',
        course: 'k1',
        terms: ['t1', 't2'],
        room: '120',
      },
    ]);
    expect(read.facts[0]).toMatchObject({
      kind: 'course',
      fact: { id: 'k1' },
      origin: { implied: true },
    });
  });

  it('with demographics or passwords are not read', async () => {
    const read = await readFormat(`userprofiles.csv
      sourcedId|status|dateLastModified|userSourcedId|profileType|vendorId|credentialType|username|password
      p1|||u1|x|v|basic|mira|secret`);
    expect(read.problems).toMatchObject([{ severity: 'note', code: 'table-not-imported' }]);
    expect(JSON.stringify(read)).not.toContain('secret');
  });
});

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

  it('makes a delta of a file, whose rows add and remove', async () => {
    const read = await readFormat(
      table(
        'in/roster.zip/users.csv',
        users11[0] ?? '',
        'u-1|active|2026-02-01|true|o1|student|mira|Mira|Sato|||',
        'u-2|tobedeleted|2026-02-01|true|o1|student|omar|Omar|Diaz|||',
      ),
      { manifest: await manifest('file.users|delta') },
    );
    expect(read.reader).toMatchObject({ complete: false, delta: true });
    expect(factsOf(read, 'person').map(({ id }) => id)).toEqual(['u-1']);
    expect(read.removed).toEqual([['person', 'u-2']]);
    const bulk = await readFormat(
      table('in/users.csv', users11[0] ?? '', 'u-2|tobedeleted|||o1|student|omar|Omar|Diaz|||'),
    );
    expect(bulk.reader).toMatchObject({ complete: true });
    expect(factsOf(bulk, 'person')).toMatchObject([{ id: 'u-2', active: false }]);
  });
});
