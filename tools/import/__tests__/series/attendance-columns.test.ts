import fc from 'fast-check';
import { factsOf, readTable, spotOf } from './read-table';

const moodle = {
  preamble: [
    ['Course', 'Thermodynamics'],
    ['Group', 'All participants'],
  ],
  header: [
    ...['Student ID', 'Username', 'ID number', 'Surname', 'First name'],
    ...['14 Nov 2022 9.00AM All students', '14 Nov 2022 2.30PM All students', ''],
    ...['16 Nov 2022 9.00AM Lab B', 'Taken sessions', 'Points', 'Percentage'],
  ],
  rows: [
    [
      ...['41', 'asha', '21ME01', 'Rao', 'Asha'],
      ...['P (2/2)', 'A (0/2)', 'ill', '?', '2', '2 / 4', '50.0'],
    ],
    [
      ...['42', 'bilal', '', 'Khan', 'Bilal'],
      ...['L (1/2)', 'E (1/2)', '', '', '2', '2 / 4', '50.0'],
    ],
  ],
};

describe('an attendance export of Moodle', () => {
  it('becomes attendance of each session', async () => {
    const { format, found, problems, rows } = await readTable(moodle);
    expect(format).toBe('Moodle attendance');
    expect(problems).toEqual([]);
    expect(rows).toBe(2);
    const course = 'Thermodynamics';
    expect(factsOf(found, 'attendance')).toEqual([
      { person: '21ME01', course, day: '2022-11-14', session: '09:00', status: 'present' },
      { person: '21ME01', course, day: '2022-11-14', session: '14:30', status: 'absent' },
      { person: 'bilal', course, day: '2022-11-14', session: '09:00', status: 'late' },
      { person: 'bilal', course, day: '2022-11-14', session: '14:30', status: 'excused' },
    ]);
    expect(found[1]?.origin).toMatchObject({ line: 4, column: { index: 6 } });
  });

  it('is found by its header alone', async () => {
    expect((await readTable(moodle, {}, false)).format).toBe('Moodle attendance');
  });

  it('is read in German, where A stands for "anwesend"', async () => {
    const header = [
      'Anmeldename',
      'Nachname',
      'Vorname',
      '14. Nov. 2022 09:00 Alle',
      '16. März 2023 09:00 Alle',
    ];
    const german = {
      preamble: [
        ['Kurs', 'Physik'],
        ['Gruppe', 'Alle'],
      ],
      header,
      rows: [['uwe', 'Huber', 'Uwe', 'A (2/2)', 'F (0/2)']],
    };
    const wrong = await readTable(german);
    expect(wrong.problems.map(spotOf)).toEqual([
      'attendance-word-against-points 4:3 A (2/2)',
      'unknown-attendance-word 4:4 F (0/2)',
    ]);
    expect(wrong.found).toEqual([]);
    const { problems, found } = await readTable(german, { words: { A: 'present', F: 'absent' } });
    expect(problems).toEqual([]);
    expect(factsOf(found, 'attendance').map(({ day, status }) => [day, status])).toEqual([
      ['2022-11-14', 'present'],
      ['2023-03-16', 'absent'],
    ]);
  });
});

describe('a register with days as headers', () => {
  const header = [
    'Roll No.',
    'Name of the Student',
    '13/10/2026',
    '14/10/2026 P1',
    '14/10/2026 P2',
    'Present',
    '%',
  ];
  const rows = [
    ['21CS001', 'Asha', 'P', 'A', '1', '2', '66.7'],
    ['21CS002', 'Bilal', 'absent', 'late', '-', '0', '50%'],
    ['Total', '', '1', '1', '1', '', ''],
  ];

  it('becomes attendance', async () => {
    const { format, found, problems } = await readTable({ header, rows });
    expect(format).toBe('attendance with a column per session');
    expect(problems).toEqual([]);
    expect(factsOf(found, 'attendance')).toEqual([
      { person: '21CS001', day: '2026-10-13', status: 'present' },
      { person: '21CS001', day: '2026-10-14', session: 'P1', status: 'absent' },
      { person: '21CS001', day: '2026-10-14', session: 'P2', status: 'present' },
      { person: '21CS002', day: '2026-10-13', status: 'absent' },
      { person: '21CS002', day: '2026-10-14', session: 'P1', status: 'late' },
    ]);
  });

  it('reports totals that its cells do not give', async () => {
    const { problems, found } = await readTable({
      header,
      rows: [['21CS001', 'Asha', 'P', 'A', 'P', '3', '95%']],
    });
    expect(problems.map(spotOf)).toEqual(['total-differs 2:6 95%', 'total-differs 2:5 3']);
    expect(found).toHaveLength(3);
  });

  it('asks for the order of days that have two', async () => {
    const { problems, found } = await readTable({
      header: ['Roll', '03/04/2026', '04/04/2026', '05/04/2026'],
      rows,
    });
    expect(problems).toMatchObject([
      { severity: 'error', code: 'ambiguous-dates', value: '03/04/2026' },
    ]);
    expect(problems[0]?.place).toEqual({
      file: 'table.csv',
      line: 1,
      column: { name: '03/04/2026', index: 1 },
    });
    expect(found).toEqual([]);
  });

  it('reads such days in the order that is given', async () => {
    const content = { header: ['Roll', '03/04/2026', '04/04/2026'], rows: [['1', 'P', 'A']] };
    const { found } = await readTable(content, { dateOrder: 'month-first' });
    expect(factsOf(found, 'attendance').map(({ day }) => day)).toEqual([
      '2026-03-04',
      '2026-04-04',
    ]);
  });

  it('knows that a spreadsheet writes days as midnight', async () => {
    const { found } = await readTable(`Roll|2026-10-13T00:00:00
      1|P`);
    expect(factsOf(found, 'attendance')).toEqual([
      { person: '1', day: '2026-10-13', status: 'present' },
    ]);
  });

  it('numbers sessions of a day that have no name', async () => {
    const { found } = await readTable(`Roll|2026-10-13|2026-10-13
      1|P|A`);
    expect(factsOf(found, 'attendance').map(({ session }) => session)).toEqual(['1', '2']);
  });

  it('takes the month of day numbers from above the header', async () => {
    const { found, problems } = await readTable({
      preamble: [
        ['ABC College'],
        ['Month: July 2026', '', 'Class: CSE 3A'],
        ['Subject', 'Physics'],
      ],
      header: ['Sl No', 'Roll No', 'Name', '1', '2', '3', '4', '5', '6'],
      rows: [['1', '21CS001', 'Asha', 'P', 'P', 'A', '', 'P', 'P']],
    });
    expect(problems).toEqual([]);
    expect(factsOf(found, 'attendance')[2]).toEqual({
      ...{ person: '21CS001', day: '2026-07-03', status: 'absent' },
      ...{ section: 'CSE 3A', course: 'Physics' },
    });
    expect(found).toHaveLength(5);
  });

  it('takes the day of its hours from above the header', async () => {
    const { format, found } = await readTable({
      preamble: [['Daily Attendance'], ['Class: CSE-A', '', 'Date: 21/10/2026']],
      header: ['Roll No', 'Name', 'Hour 1', 'Hour 2', '3'],
      rows: [['S1', 'Asha', 'P', 'A', '']],
    });
    expect(format).toBe('attendance with a column per session');
    const of = { person: 'S1', day: '2026-10-21', section: 'CSE-A' };
    expect(factsOf(found, 'attendance')).toEqual([
      { ...of, session: 'Hour 1', status: 'present' },
      { ...of, session: 'Hour 2', status: 'absent' },
    ]);
  });

  it('reads days in the row above the header', async () => {
    const { found } = await readTable({
      preamble: [['', '', '13/10/2026', '', '14/10/2026']],
      header: ['Roll No', 'Name', 'P1', 'P2', 'P1'],
      rows: [['1', 'Asha', 'P', 'A', 'P']],
    });
    expect(factsOf(found, 'attendance').map(({ day, session }) => `${day} ${session}`)).toEqual([
      '2026-10-13 P1',
      '2026-10-13 P2',
      '2026-10-14 P1',
    ]);
  });

  it('reports a row without a person, and a number that a spreadsheet has rounded', async () => {
    const { problems, found } = await readTable(`Roll No|13/10/2026
      |P
      1.02E+11|P
      |
      7|P`);
    expect(problems.map(spotOf)).toEqual(['missing-person 2:0', 'rounded-id 3:0 1.02E+11']);
    expect(problems[1]?.nearest).toBe('102?????????');
    expect(found).toHaveLength(1);
  });

  it('is not taken for attendance if its cells are numbers', async () => {
    const { format } = await readTable(`Roll|13/10/2026
      1|17
      2|18`);
    expect(format).toBeUndefined();
  });

  it('stops if many words are not known', async () => {
    const { problems } = await readTable(`Roll|13/10/2026|14/10/2026
      1|P|X
      2|P|X
      3|P|X`);
    expect(problems.map(({ code }) => code)).toEqual([
      ...['unknown-attendance-word', 'unknown-attendance-word', 'unknown-attendance-word'],
      'too-many-unusable-cells',
    ]);
  });
});

it('reports every wrong cell once, at its line and column, and imports the others', async () => {
  const size = { minLength: 1, maxLength: 12 };
  const row = fc.array(fc.constantFrom('P', 'A', 'L', 'E', '', '?', '#oops', 'zz'), {
    minLength: 4,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, size), async (cells) => {
      const header = ['Roll No', 'Name', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16'];
      const rows = cells.map((row, index) => [`R${index}`, 'Asha', ...row]);
      const { problems, found, format } = await readTable({ header, rows }, {}, false);
      expect(format).toBeDefined();
      const wrong = rows.flatMap((row, line) =>
        row.flatMap((cell, index) =>
          cell === '#oops' || cell === 'zz'
            ? [`unknown-attendance-word ${line + 2}:${index} ${cell}`]
            : [],
        ),
      );
      expect(problems.filter(({ severity }) => severity === 'warning').map(spotOf)).toEqual(wrong);
      expect(found).toHaveLength(cells.flat().filter((cell) => /^[PALE]$/.test(cell)).length);
    }),
  );
});
