import fc from 'fast-check';
import { factsOf, readKnown, spotOf, table, tableOf } from './read-table';
import { runsOf } from '@/__tests__/full-run';

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
