import { suppress } from '@/components/activity/model/suppression';

/** Every table of so many rows and columns with counts from 0 to `max`. */
function* allTables(rows: number, columns: number, max: number): Generator<number[][]> {
  const counts = Array<number>(rows * columns).fill(0);
  for (;;) {
    yield Array.from({ length: rows }, (_, row) =>
      counts.slice(row * columns, (row + 1) * columns),
    );
    const next = counts.findIndex((count) => count < max);
    if (next < 0) return;
    counts.fill(0, 0, next);
    counts[next]! += 1;
  }
}

describe('a published table of counts', () => {
  it('shows everything if every group is large enough or empty', () => {
    expect(
      suppress([
        [12, 7, 0],
        [9, 30, 5],
      ]),
    ).toEqual([
      [12, 7, 0, 19],
      [9, 30, 5, 44],
      [21, 37, 5, 63],
    ]);
    expect(suppress([[0, 0]])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('hides a small count with the totals that it is in', () => {
    expect(
      suppress([
        [12, 3, 20],
        [9, 30, 15],
      ]),
    ).toEqual([
      [12, 'few', 20, 'withheld'],
      [9, 30, 15, 54],
      [21, 'withheld', 35, 'withheld'],
    ]);
  });

  it('hides the zeros of a small group, which would tell the status of everyone in it', () => {
    const [small] = suppress([
      [3, 0, 0],
      [20, 30, 40],
    ]);
    expect(small).toEqual(['few', 'few', 'few', 'withheld']);
  });

  it('shows nothing of a table of fewer than five records', () => {
    const shown = suppress([
      [4, 0],
      [0, 0],
    ]);
    expect(shown.flat().filter((cell) => typeof cell === 'number')).toEqual([]);
  });

  it.each([
    [2, 2, 9],
    [2, 3, 5],
    [3, 2, 5],
  ])(
    'of %i by %i counts leaves two values for each hidden one to who knows the rules',
    (...size) => {
      const possible = new Map<string, Set<number>[]>();
      for (const table of allTables(...size)) {
        const shown = JSON.stringify(suppress(table));
        const values = possible.get(shown) ?? table.flat().map(() => new Set<number>());
        table.flat().forEach((count, index) => values[index]!.add(count));
        possible.set(shown, values);
      }
      for (const [shown, values] of possible) {
        const table = JSON.parse(shown) as unknown[][];
        const cells = table.slice(0, -1).flatMap((row) => row.slice(0, -1));
        const found = cells.filter((cell, index) => cell === 'few' && values[index]!.size < 2);
        expect({ shown, found }).toEqual({ shown, found: [] });
      }
    },
  );
});
