import fc from 'fast-check';
import { factsOf, readTable, spotOf } from './read-table';

describe('a gradebook of Canvas', () => {
  const header = [
    ...['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', 'Essay (123)', 'Lab 1 (124)'],
    ...['Assignments Current Score', 'Current Score', 'Final Grade'],
  ];
  const rows = [
    ['', '', '', '', '', 'Manual Posting', '', '', '', ''],
    [
      '    Points Possible',
      '',
      '',
      '',
      '',
      '20',
      '10',
      '(read only)',
      '(read only)',
      '(read only)',
    ],
    ['Rao, Asha', '9001', 'S1', 'asha', 'CS101 A', '18.5', 'EX', '92', '92', 'A'],
    ['Khan, Bilal', '9002', '', 'bilal', 'CS101 B', '', '12', '92', '92', 'A'],
    ['Roy, Cy', '9003', 'S3', 'cy', 'CS101 A and CS101 B', '94%', 'B+', '92', '92', 'A'],
    ['Student, Test', '9009', '', 'aef0', 'CS101 A', '1', '1', '', '', ''],
  ];
  const gradebook = { file: 'canvas/2026-11-14T1010_Grades-CS101.csv', header, rows };

  it('becomes assignments and results', async () => {
    const { format, found, problems } = await readTable(gradebook, {}, false);
    expect(format).toBe('Canvas gradebook');
    expect(problems).toEqual([]);
    expect(factsOf(found, 'assignment')).toEqual([
      { id: '123/CS101 A', title: 'Essay', section: 'CS101 A', course: 'CS101', maximum: 20 },
      { id: '124/CS101 A', title: 'Lab 1', section: 'CS101 A', course: 'CS101', maximum: 10 },
      { id: '123/CS101 B', title: 'Essay', section: 'CS101 B', course: 'CS101', maximum: 20 },
      { id: '124/CS101 B', title: 'Lab 1', section: 'CS101 B', course: 'CS101', maximum: 10 },
    ]);
    const results = factsOf(found, 'result').map(({ assignment, person, score, grade, status }) => [
      assignment,
      person,
      score ?? grade,
      status,
    ]);
    expect(results).toEqual([
      ['123/CS101 A', 'S1', 18.5, 'graded'],
      ['124/CS101 A', 'S1', undefined, 'exempt'],
      ['124/CS101 B', 'bilal', 12, 'graded'],
      ['123/CS101 A', 'S3', 18.8, 'graded'],
      ['124/CS101 A', 'S3', 'B+', 'graded'],
    ]);
    expect(found.findIndex(({ kind }) => kind === 'result')).toBe(4);
  });

  it('keeps the ids of one section as they are', async () => {
    const { found } = await readTable({ ...gradebook, rows: rows.slice(0, 3) });
    expect(factsOf(found, 'assignment').map(({ id }) => id)).toEqual(['123', '124']);
  });
});

describe('another gradebook', () => {
  it('has the maximum in its headers', async () => {
    const { format, found, problems } = await readTable(
      {
        preamble: [['Section', 'CS101 A']],
        header: ['Roll No', 'Name', 'Quiz 1 (20)', 'Midterm /50', 'Lab [Max: 10]', 'Total'],
        rows: [['1', 'Asha', '18', '41,5', 'AB', '69.5']],
      },
      {},
      false,
    );
    expect(format).toBe('gradebook');
    expect(problems).toEqual([]);
    expect(
      factsOf(found, 'assignment').map(({ id, title, maximum }) => [id, title, maximum]),
    ).toEqual([
      ['CS101 A/Quiz 1', 'Quiz 1', 20],
      ['CS101 A/Midterm', 'Midterm', 50],
      ['CS101 A/Lab', 'Lab', 10],
    ]);
    expect(factsOf(found, 'result').map(({ score, status }) => [score, status])).toEqual([
      [18, 'graded'],
      [41.5, 'graded'],
      [undefined, 'missing'],
    ]);
  });

  it('has the maximum in a row', async () => {
    const { found } = await readTable({
      preamble: [['Course', 'Physics']],
      header: ['Roll No', 'Name', 'Oscillations', 'Waves'],
      rows: [
        ['', 'Max Marks', '20', '30'],
        ['1', 'Asha', '18', '29'],
        ['', 'Average', '18', '29'],
      ],
    });
    expect(factsOf(found, 'assignment').map(({ id, maximum }) => [id, maximum])).toEqual([
      ['Physics/Oscillations', 20],
      ['Physics/Waves', 30],
    ]);
    expect(factsOf(found, 'result')).toHaveLength(2);
  });

  it('may have rows about its columns, as Google Classroom writes them', async () => {
    const { found, problems } = await readTable(`Last Name|First Name|Email Address|Waves|Light
      Date|||2026-09-01|2026-09-08
      Points|||20|10
      Rao|Asha|asha@abc.edu|18|`);
    expect(problems).toEqual([]);
    expect(factsOf(found, 'assignment').map(({ title, maximum }) => [title, maximum])).toEqual([
      ['Waves', 20],
      ['Light', 10],
    ]);
    expect(factsOf(found, 'result')).toHaveLength(1);
  });

  it('is not guessed', async () => {
    const rows = [['1', 'Asha', '18', '29']];
    expect(
      (await readTable({ header: ['Roll No', 'Name', 'Height', 'Weight'], rows })).format,
    ).toBeUndefined();
    expect(
      (await readTable({ header: ['Roll No', 'Name', 'Quiz', 'Hostel'], rows })).format,
    ).toBeUndefined();
    expect(
      (await readTable({ header: ['Quiz 1 (20)', 'Quiz 2 (20)'], rows })).format,
    ).toBeUndefined();
  });

  it('reports every wrong cell once, at its line and column', async () => {
    const cell = fc.constantFrom('0', '17,5', '20', '21', '-3', 'what?', 'A+', 'EX', '');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 12 }), async (cells) => {
        const header = ['Roll No', 'Quiz 1 (20)', 'Quiz 2 (20)'];
        const rows = cells.map((row, index) => [`R${index}`, ...row]);
        const { problems, found } = await readTable({ header, rows }, {}, false);
        const expected = rows.flatMap((row, line) =>
          row.slice(1).flatMap((value, index) => {
            const place = `${line + 2}:${index + 1} ${value}`;
            if (value === '21') return [`score-above-maximum ${place}`];
            return ['-3', 'what?'].includes(value) ? [`not-a-score ${place}`] : [];
          }),
        );
        expect(problems.filter(({ stage }) => stage === 'value').map(spotOf)).toEqual(expected);
        const good = cells
          .flat()
          .filter((value) => ['0', '17,5', '20', 'A+', 'EX'].includes(value));
        expect(factsOf(found, 'result')).toHaveLength(good.length);
      }),
    );
  });
});
