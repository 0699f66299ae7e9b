import fc from 'fast-check';
import { runsOf } from '@/__tests__/full-run';
import { findColumns, headerKey } from '@/tools/import/template/header';
import { isManifest, readDeltas } from '@/tools/import/template/manifest';
import { isPrivateHeader } from '@/tools/import/template/private-header';
import { factsOf, readKnown, spotOf, table, tableOf } from './read-table';

describe('headers', () => {
  it('are the same whatever their case, spaces and punctuation', () => {
    const spellings = ['Roll No', 'roll_number', 'RollNo.', 'ROLL #', 'Roll-No [Required]'];
    expect(new Set(spellings.map(headerKey)).size).toBe(1);
    expect(headerKey('Prénom')).toBe(headerKey('prenom'));
    expect(headerKey('dateLastModified')).toBe(headerKey('Date last modified'));
  });

  it('are matched as they are written before other spellings', () => {
    expect(findColumns(['sis id', 'SIS ID'], ['SIS ID'])).toEqual([{ name: 'SIS ID', index: 1 }]);
    expect(findColumns(['sis_id', 'x'], ['SIS ID'])).toEqual([{ name: 'sis_id', index: 0 }]);
    expect(findColumns(['ID', 'Student ID'], ['Student ID', 'ID'])[0]?.index).toBe(1);
    expect(findColumns(['', '-'], ['ID'])).toEqual([]);
  });
});

describe('columns with private facts', () => {
  it.each([
    ...[
      'Password',
      'sms',
      'Phone No',
      'mobilePhone',
      'DOB',
      'Date of Birth',
      'birthDate',
      'Sex',
      'Gender',
    ],
    ...[
      'Father Name',
      "Mother's Name",
      'Guardian Email',
      'agentSourcedIds',
      'Contact',
      'Emergency Contact',
    ],
    ...[
      'Address',
      'Street',
      'Zip',
      'PIN Code',
      'Aadhaar No',
      'Caste',
      'Religion',
      'Blood Group',
      'Geburtsdatum',
    ],
    ...[
      'Telefon',
      'Contraseña',
      'Fecha de nacimiento',
      'Sexo',
      'Adresse',
      'Dirección',
      'Mot de passe',
      'Parent Phone',
    ],
  ])('include %s', (name) => expect(isPrivateHeader(name)).toBe(true));

  it.each([
    ...[
      'Email Address',
      'Adresse e-mail',
      'Percentage',
      'Hotel',
      'Contact Hours',
      'Family Name',
      'Spring',
    ],
    ...['account_id', 'Section', 'Stage', 'Title', 'Essex Campus', 'Username', 'Student ID'],
  ])('do not include %s', (name) => expect(isPrivateHeader(name)).toBe(false));
});

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

it.each([
  [
    'of FET',
    'Activity Id|Day|Hour|Students Sets|Subject|Teachers|Room',
    '1|Monday|1|A|Maths|Rao|R1',
  ],
  ['of any system', 'Section|Day|Period|Course Code|Faculty|Room', 'A|Monday|Period 1|MA1|Rao|R1'],
])(
  'reads a timetable %s with numbered hours if the college says when they are',
  async (_, ...lines) => {
    const rows = table('timetable.csv', ...lines);
    const readBy = (periods?: Record<string, string>) => readKnown(rows, periods && { periods });
    const unknown = await readBy();
    expect(unknown.problems.map(({ code }) => code)).toEqual(['unknown-hour']);
    expect(factsOf(unknown, 'meeting')).toEqual([]);
    expect(factsOf(await readBy({ 1: '08:00-08:45' }), 'meeting')).toMatchObject([
      { start: '08:00', end: '08:45' },
    ]);
  },
);

describe('the reader of a template', () => {
  it('stops at days that contradict each other, and at days that may be read in two ways', async () => {
    const header = 'Roll No|Date|Status';
    const both = await readKnown(table('a.csv', header, '1|25/08/2026|P', '2|08/26/2026|P'));
    expect(both.facts).toEqual([]);
    expect(both.problems.map(spotOf)).toEqual(['contradictory-dates 3:Date 08/26/2026']);
    const open = await readKnown(table('a.csv', header, '1|03/04/2026|P', '2|05/04/2026|P'));
    expect(open.problems.map(spotOf)).toEqual(['ambiguous-dates 2:Date 03/04/2026']);
  });

  it('names ids that a spreadsheet has damaged, and does not repair them', async () => {
    const ids = ['003100500', '004100501', '5100502', '1.02E+11'];
    const read = await readKnown(
      table('students.csv', 'ID|Name', ...ids.map((id) => `${id}|Mira`)),
    );
    expect(
      read.problems.map(({ severity, code, value, nearest }) => [severity, code, value, nearest]),
    ).toEqual([
      ['note', 'lost-zeros', '5100502', '005100502'],
      ['warning', 'rounded-id', '1.02E+11', '102?????????'],
    ]);
    expect(factsOf(read, 'person').map(({ id }) => id)).toEqual(ids.slice(0, 3));
  });

  it('stops if more than 5 % of the rows cannot be used', async () => {
    const rows = Array.from(
      { length: 30 },
      (_, index) => `${index}|2026-08-24|${index < 3 ? 'X' : 'P'}`,
    );
    const { problems } = await readKnown(table('a.csv', 'Roll No|Date|Status', ...rows));
    expect(problems.at(-1)).toMatchObject({
      severity: 'error',
      code: 'many-unusable-rows',
      value: '3 of 30 rows',
    });
  });

  it('reports every wrong cell exactly once, at its line and column', async () => {
    const good = ['21CS01', '2026-08-24', 'P', '4'];
    const wrong = ['', '2026-13-45', 'Perhaps', 'four'];
    const columns = ['Roll No', 'Date', 'Status', 'Remarks'];
    const cell = fc.record({ row: fc.nat(39), column: fc.nat(2) });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(cell, { selector: ({ row, column }) => row * 4 + column, maxLength: 30 }),
        fc.nat(5),
        async (spots, above) => {
          const rows = Array.from({ length: 40 }, (_, row) =>
            good.map((value, column) =>
              spots.some((spot) => spot.row === row && spot.column === column)
                ? (wrong[column] ?? '')
                : value,
            ),
          );
          const preamble = Array.from({ length: above }, () => ['Report']);
          const source = tableOf({ file: 'attendance.csv', preamble, header: columns, rows });
          const read = await readKnown(source);
          const found = read.problems.filter(({ code }) => code !== 'many-unusable-rows');
          const expected = spots.map(({ row, column }) => `${above + 2 + row}:${columns[column]}`);
          expect(found.map(({ place }) => `${place.line}:${place.column?.name}`).sort()).toEqual(
            expected.sort(),
          );
          const bad = new Set(spots.map(({ row }) => row)).size;
          expect(factsOf(read, 'attendance')).toHaveLength(40 - bad);
        },
      ),
      { numRuns: runsOf(60) },
    );
  });
});
