/** A cell that is passed on: the count, a count from 0 to 4, or a total that would give such a count away. */
export type ShownCount = number | 'few' | 'withheld';

/** The smallest count of people's records that is shown as it is. */
export const minGroupSize = 5;

const isSmall = (count: number) => count > 0 && count < minGroupSize;
const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0);

/**
 * A table of counts with a column and a row of totals added, fit to be passed on. A count from 1 to 4 is "few", and so
 * are the zeros of a row or column whose total is that small, which would tell something about each of its people.
 * The totals of rows and columns with such a cell are withheld, so that no subtraction finds it.
 */
export function suppress(counts: readonly (readonly number[])[]): ShownCount[][] {
  const columns = (counts[0] ?? []).map((_, index) => counts.map((row) => row[index] ?? 0));
  const all = sum(counts.flat());
  const isHidden = (count: number, groups: readonly number[]) =>
    isSmall(count) || isSmall(all) || (count === 0 && groups.some(isSmall) && !groups.includes(0));
  const hidden = counts.map((row) =>
    row.map((count, index) => isHidden(count, [sum(row), sum(columns[index] ?? [])])),
  );
  const total = (cells: readonly number[], flags: readonly boolean[]): ShownCount =>
    flags.includes(true) ? 'withheld' : sum(cells);
  return [
    ...counts.map((row, at) => [
      ...row.map((count, index): ShownCount => (hidden[at]?.[index] ? 'few' : count)),
      total(row, hidden[at] ?? []),
    ]),
    [
      ...columns.map((column, index) =>
        total(
          column,
          hidden.map((row) => row[index] ?? false),
        ),
      ),
      total(counts.flat(), hidden.flat()),
    ],
  ];
}
