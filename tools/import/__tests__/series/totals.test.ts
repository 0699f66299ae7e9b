import fc from 'fast-check';
import { factsOf, readTable, spotOf } from './read-table';

describe('counts of attendance', () => {
  it('are read with their course, section and month', async () => {
    const { format, found, problems } =
      await readTable(`Student ID|Name|Subject|Section|Month|Classes Held|Classes Attended|Percentage
      S1|Asha|Physics|A|July 2026|40|36|90%`);
    expect(format).toBe('attendance totals');
    expect(problems).toEqual([]);
    expect(factsOf(found, 'attendanceTotal')).toEqual([
      { person: 'S1', course: 'Physics', section: 'A', month: '2026-07', present: 36, held: 40 },
    ]);
  });

  it('are read for each course of a row', async () => {
    const { found, problems } = await readTable({
      preamble: [['ABC College'], ['Attendance as on 31/10/2026 (Friday)']],
      header: [
        'Roll No',
        'Maths Held',
        'Maths Attended',
        'Physics (Held)',
        'Physics (Attended)',
        'Total Held',
        'Total Attended',
      ],
      rows: [['1', '10', '9', '20', '11', '30', '20']],
    });
    expect(problems).toEqual([]);
    expect(factsOf(found, 'attendanceTotal')).toEqual([
      { person: '1', course: 'Maths', asOf: '2026-10-31', present: 9, held: 10 },
      { person: '1', course: 'Physics', asOf: '2026-10-31', present: 11, held: 20 },
    ]);
  });

  it('are of the course that the row above their headers names, where these repeat', async () => {
    const header = ['Roll No', 'Name', ...['Held', 'Attended', '%'], ...['Held', 'Attended', '%']];
    const rows = [['1', 'Asha', '20', '19', '95', '15', '14', '93.3']];
    const merged = ['Roll No', 'Name', ...Array(3).fill('Physics'), ...Array(3).fill('Chemistry')];
    const blank = ['', '', 'Physics', '', '', 'Chemistry', '', ''];
    for (const above of [merged, blank]) {
      const { found, problems } = await readTable({
        preamble: [['Attendance as on 31/10/2026'], above],
        header,
        rows,
      });
      expect(problems).toEqual([]);
      expect(factsOf(found, 'attendanceTotal')).toEqual([
        { person: '1', course: 'Physics', asOf: '2026-10-31', present: 19, held: 20 },
        { person: '1', course: 'Chemistry', asOf: '2026-10-31', present: 14, held: 15 },
      ]);
    }
  });

  it('may be of presence, absence and lateness', async () => {
    const { found } = await readTable(`Roll No|Present|Absent|Late|Excused
      1|30|5|2|3`);
    expect(factsOf(found, 'attendanceTotal')).toEqual([
      { person: '1', present: 30, absent: 5, late: 2, excused: 3 },
    ]);
  });

  it('are refused if they are impossible', async () => {
    const { found, problems } = await readTable(`Roll No|Held|Present|Absent|%
      1|40|41|0|
      2|40|30|3|
      3|40|30|10|80
      4|40|many|10|`);
    expect(problems.filter(({ stage }) => stage === 'value').map(spotOf)).toEqual([
      'present-exceeds-held 2:2 41',
      'counts-contradict 3:1 40',
      'percentage-differs 4:4 80',
      'not-a-count 5:2 many',
    ]);
    expect(factsOf(found, 'attendanceTotal')).toEqual([
      { person: '3', present: 30, absent: 10, held: 40 },
    ]);
  });

  it('are reported once where they are wrong', async () => {
    const cell = fc.constantFrom('0', '9', '10', '11', '-1', 'n.n.', '');
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { maxLength: 12 }), async (cells) => {
        const rows = cells.map((value, index) => [`R${index}`, '10', value]);
        const { problems, found } = await readTable({
          header: ['Roll No', 'Held', 'Attended'],
          rows,
        });
        const expected = cells.flatMap((value, index) => {
          if (value === '11') return [`present-exceeds-held ${index + 2}:2 11`];
          return value === '-1' || value === 'n.n.' ? [`not-a-count ${index + 2}:2 ${value}`] : [];
        });
        expect(problems.filter(({ stage }) => stage === 'value').map(spotOf)).toEqual(expected);
        expect(found).toHaveLength(
          cells.filter((value) => ['0', '9', '10'].includes(value)).length,
        );
      }),
    );
  });

  it('cannot be made of a percentage', async () => {
    const { found, problems } = await readTable(`Roll No|Name|Attendance %
      1|Asha|90`);
    expect(found).toEqual([]);
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        code: 'percentage-without-counts',
        place: { line: 1, column: { index: 2 } },
      },
    ]);
  });

  it('are not guessed of a table about persons', async () => {
    const { format } = await readTable(`ID|Name|Class|Average Score|Attendance Rate
      1|Asha|A|80|0.9`);
    expect(format).toBeUndefined();
  });
});

describe('a sheet with a row of the classes held', () => {
  const header = ['Roll No', 'Name', 'Maths', 'Physics', 'Total', '%'];
  const held = ['', 'Classes Held', '40', '20', '60', ''];

  it('becomes counts of each course', async () => {
    const { format, found, problems } = await readTable({
      header,
      rows: [held, ['1', 'Asha', '36', '18', '54', '90'], ['2', 'Bilal', '40', 'NA', '40', '100%']],
    });
    expect(format).toBe('attendance with a column per course');
    expect(problems).toEqual([]);
    expect(factsOf(found, 'attendanceTotal')).toEqual([
      { person: '1', course: 'Maths', present: 36, held: 40 },
      { person: '1', course: 'Physics', present: 18, held: 20 },
      { person: '2', course: 'Maths', present: 40, held: 40 },
    ]);
  });

  it('may have the row above the header', async () => {
    const { found } = await readTable(
      {
        preamble: [['', 'Held', '40', '20']],
        header: ['Roll No', 'Name', 'Maths', 'Physics'],
        rows: [['1', 'Asha', '36', '18/19']],
      },
      {},
      false,
    );
    expect(
      factsOf(found, 'attendanceTotal').map(({ course, present, held }) => [course, present, held]),
    ).toEqual([
      ['Maths', 36, 40],
      ['Physics', 18, 19],
    ]);
  });

  it('may have the courses above a header with blank cells', async () => {
    const { found } = await readTable({
      preamble: [['', '', 'Maths', 'Physics']],
      header: ['Roll No', 'Name', '', ''],
      rows: [
        ['', 'Held', '40', '20'],
        ['1', 'Asha', '36', '18'],
      ],
    });
    expect(factsOf(found, 'attendanceTotal').map(({ course }) => course)).toEqual([
      'Maths',
      'Physics',
    ]);
  });

  it('may have the numbers in its headers', async () => {
    const sheet = { header: ['Roll No', 'Maths (40)', 'Physics (38)'], rows: [['1', '36', '30']] };
    const { found } = await readTable({ ...sheet, file: 'Attendance October.csv' });
    expect(factsOf(found, 'attendanceTotal')).toEqual([
      { person: '1', course: 'Maths', present: 36, held: 40 },
      { person: '1', course: 'Physics', present: 30, held: 38 },
    ]);
    expect((await readTable(sheet)).format).toBe('gradebook');
  });

  it('is not certain without that row', async () => {
    expect(
      (await readTable({ header, rows: [['1', 'Asha', '36', '18', '54', '90']] })).format,
    ).toBeUndefined();
  });

  it('reports totals and percentages that differ', async () => {
    const { problems, found } = await readTable({
      header,
      rows: [held, ['1', 'Asha', '36', '18', '55', '95']],
    });
    expect(problems.map(spotOf)).toEqual(['percentage-differs 3:5 95', 'total-differs 3:4 55']);
    expect(found).toHaveLength(2);
  });

  it('reports every wrong cell once, at its line and column', async () => {
    const cell = fc.constantFrom('0', '7', '20', '21', '-3', 'x', '1.5', '');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 12 }), async (cells) => {
        const rows = [
          ['', 'Held', '20', '20'],
          ...cells.map(([one, two], index) => [`R${index}`, 'Asha', one, two]),
        ];
        const { problems, found } = await readTable({ header: header.slice(0, 4), rows });
        const expected = rows.slice(1).flatMap((row, line) =>
          row.slice(2).flatMap((value, index) => {
            const place = `${line + 3}:${index + 2} ${value}`;
            if (value === '21') return [`present-exceeds-held ${place}`];
            return ['-3', 'x', '1.5'].includes(value ?? '') ? [`not-a-count ${place}`] : [];
          }),
        );
        expect(problems.filter(({ stage }) => stage === 'value').map(spotOf)).toEqual(expected);
        expect(found).toHaveLength(
          cells.flat().filter((value) => ['0', '7', '20'].includes(value)).length,
        );
      }),
    );
  });
});
