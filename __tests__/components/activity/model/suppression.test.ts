import fc from 'fast-check';
import { suppress, type ShownCount } from '@/components/activity/model/suppression';

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** The counts with their totals, as they are. */
const withTotals = (counts: readonly (readonly number[])[]) => {
  const rows = counts.map((row) => [...row, sum(row)]);
  return [...rows, rows[0]!.map((_, column) => sum(rows.map((row) => row[column]!)))];
};

const table = (rows: number, columns: number, count: fc.Arbitrary<number>) =>
  fc.array(fc.array(count, { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  });

const report = table(4, 3, fc.oneof(fc.nat(4), fc.nat(9), fc.nat(60), fc.constant(0)));

/** Whether a count may stand where this is shown. */
const fits = (shown: ShownCount, count: number) =>
  shown === 'few' ? count <= 4 : shown === 'withheld' ? count >= 5 : count === shown;

/** Every table that agrees with what is shown, its counts bounded, found by trying. */
function allTables(shown: ShownCount[][], most: number): number[][][] {
  const [rows, columns] = [shown.length - 1, shown[0]!.length - 1];
  const found: number[][][] = [];
  const counts = Array.from({ length: rows }, () => Array<number>(columns).fill(0));
  const fill = (position: number) => {
    if (position === rows * columns) {
      const candidate = withTotals(counts);
      if (candidate.every((row, at) => row.every((count, on) => fits(shown[at]![on]!, count))))
        found.push(candidate);
      return;
    }
    const [row, column] = [Math.floor(position / columns), position % columns];
    for (let count = 0; count <= most; count += 1) {
      if (!fits(shown[row]![column]!, count)) continue;
      counts[row]![column] = count;
      fill(position + 1);
    }
  };
  fill(0);
  return found;
}

/** The places whose count follows from the sums of rows and columns alone, by elimination. */
function bySubtraction(shown: ShownCount[][], counts: number[][]): string[] {
  const names = shown.flatMap((row, at) =>
    row.flatMap((cell, on) => (typeof cell === 'number' ? [] : [`${at},${on}`])),
  );
  const line = (positions: [number, number][]) => {
    const left = Array<number>(names.length).fill(0);
    positions.forEach(([at, on], index) => {
      const name = names.indexOf(`${at},${on}`);
      if (name >= 0) left[name] = index === positions.length - 1 ? -1 : 1;
    });
    return left;
  };
  const lines = [
    ...counts.map((row, at) => line(row.map((_, on) => [at, on]))),
    ...counts[0]!.map((_, on) => line(counts.map((_row, at) => [at, on]))),
  ];
  let done = 0;
  for (let name = 0; name < names.length; name += 1) {
    const pivot = lines.findIndex((row, at) => at >= done && Math.abs(row[name]!) > 1e-9);
    if (pivot < 0) continue;
    [lines[done], lines[pivot]] = [lines[pivot]!, lines[done]!];
    const own = lines[done]!.map((value) => value / lines[done]![name]!);
    lines[done] = own;
    lines.forEach((row, at) => {
      const times = row[name]!;
      if (at !== done) lines[at] = row.map((value, column) => value - times * own[column]!);
    });
    done += 1;
  }
  return lines
    .map((row) => row.flatMap((value, name) => (Math.abs(value) > 1e-9 ? [names[name]!] : [])))
    .filter((row) => row.length === 1)
    .flat();
}

describe('a table of counts that is passed on', () => {
  it('is shown as it is where every group is large enough, or empty', () => {
    const counts = [
      [12, 7, 0],
      [9, 30, 5],
    ];
    expect(suppress(counts)).toEqual(withTotals(counts));
    expect(suppress([[0, 0]])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('hides a second count in the row and in the column of a small one', () => {
    const shown = suppress([
      [12, 3, 20],
      [9, 30, 15],
      [11, 18, 25],
    ]);
    expect(shown[0]![1]).toBe('few');
    const hidden = shown.flat().filter((cell) => typeof cell !== 'number');
    expect(hidden).toHaveLength(4);
    expect(shown.at(-1)).toEqual([32, 51, 60, 143]);
  });

  it('hides the zeros of a small group, which would say how all of it stand', () => {
    const [small] = suppress([
      [3, 0, 0],
      [20, 30, 40],
    ]);
    expect(small).toEqual(['few', 'few', 'few', 'few']);
  });

  it('says nothing of a table of less than five records', () => {
    expect(
      suppress([
        [4, 0],
        [0, 0],
      ]).flat(),
    ).toEqual(Array(9).fill('few'));
  });

  it('shows no count from 1 to 4, and nothing that is wrong', () => {
    fc.assert(
      fc.property(report, (counts) => {
        const real = withTotals(counts);
        suppress(counts).forEach((row, at) =>
          row.forEach((shown, on) => {
            const count = real[at]![on]!;
            expect(fits(shown, count)).toBe(true);
            if (count > 0 && count < 5) expect(shown).toBe('few');
          }),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('leaves at least two possible values for everything that is hidden', () => {
    const small = fc.oneof(table(2, 2, fc.nat(7)), table(2, 3, fc.nat(5)), table(3, 2, fc.nat(5)));
    fc.assert(
      fc.property(small, (counts) => {
        const shown = suppress(counts);
        const possible = allTables(shown, 8);
        shown.forEach((row, at) =>
          row.forEach((cell, on) => {
            if (typeof cell === 'number') return;
            expect(new Set(possible.map((one) => one[at]![on])).size).toBeGreaterThan(1);
          }),
        );
      }),
      { numRuns: 120 },
    );
  });

  it('gives nothing away by any subtraction, in a table as large as the report', () => {
    fc.assert(
      fc.property(report, (counts) => {
        expect(bySubtraction(suppress(counts), withTotals(counts))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

test('the checks find what a table that hides one count only gives away', () => {
  const counts = [
    [12, 3],
    [9, 30],
  ];
  const careless: ShownCount[][] = withTotals(counts);
  careless[0]![1] = 'few';
  expect(bySubtraction(careless, withTotals(counts))).toEqual(['0,1']);
  expect(allTables(careless, 31)).toHaveLength(1);
});
