import { useId, useMemo } from 'react';
import { formatCount } from '@/lib/text/count';
import { matrixOf, sharedWords } from '../model/pair-matrix';
import { pairName, shortName } from '../model/report';
import type { ComparedPair, TextFile } from '../model/text';
import type { PairListProps } from './pair-list';

/** The most texts that the table shows, so that it stays readable. */
const maxTexts = 30;

/** The shared words of each pair as a table of texts by texts; each figure opens the pair. */
export function PairMatrix({ pairs, files, onOpen }: Omit<PairListProps, 'last'>) {
  const id = useId();
  const { ids, total, pairOf } = useMemo(() => matrixOf(pairs, maxTexts), [pairs]);
  const most = pairs.reduce((largest, pair) => Math.max(largest, sharedWords(pair)), 0);
  return (
    <>
      <p id={id} className="max-w-prose text-note text-muted">
        Shared words of each pair, for the {ids.length} texts that share passages
        {total > ids.length && ` most (of ${total})`}. Texts of one group are next to each other.
        The numbers of the columns are those of the rows.
      </p>
      <div
        role="region"
        aria-label="Table of shared words"
        tabIndex={0}
        className="max-h-[70dvh] w-fit max-w-full overflow-auto rounded-control border border-line"
      >
        <table aria-describedby={id} className="border-separate border-spacing-0 text-note">
          <thead>
            <tr>
              <td className="sticky start-0 top-0 z-20 border-b border-line bg-sunken" />
              {ids.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className="sticky top-0 z-10 border-b border-line bg-sunken p-1 font-medium text-muted"
                >
                  <span aria-hidden="true">{index + 1}</span>
                  <span className="sr-only">{files.get(column)?.owner}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ids.map((row, index) => (
              <tr key={row}>
                <th
                  scope="row"
                  className="sticky start-0 z-10 max-w-36 min-w-24 md:min-w-44 border-e border-line bg-sunken p-2 text-start font-medium md:max-w-56"
                >
                  <span className="wrap-anywhere">
                    <span aria-hidden="true" className="text-muted">
                      {index + 1}{' '}
                    </span>
                    <bdi>{shortName(files.get(row)?.owner)}</bdi>
                  </span>
                </th>
                {ids.map((column) => (
                  <MatrixCell
                    key={column}
                    isSame={row === column}
                    pair={pairOf(row, column)}
                    most={most}
                    files={files}
                    onOpen={onOpen}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** A pair with at least this share of the most words has the stronger colour. */
const strongShare = 0.6;

interface MatrixCellProps {
  /** True if its row and its column are the same text. */
  isSame: boolean;
  pair: ComparedPair | undefined;
  /** The most shared words of a pair. */
  most: number;
  files: ReadonlyMap<string, TextFile>;
  onOpen: (pair: ComparedPair) => void;
}

/** The shared words of two texts, as a button that opens the pair; empty if they share nothing. */
function MatrixCell({ isSame, pair, most, files, onOpen }: MatrixCellProps) {
  if (isSame) return <td className="bg-sunken" />;
  if (!pair) return <td className="border-b border-line" />;
  const words = sharedWords(pair);
  const colour =
    words >= strongShare * most ? 'bg-accent text-on-accent' : 'bg-pending-fill text-pending';
  return (
    <td className="border-b border-line p-1 text-center">
      <button
        type="button"
        aria-label={`${formatCount(words)} shared words: ${pairName(pair, files)}`}
        onClick={() => onOpen(pair)}
        className={`min-h-8 min-w-9 rounded-[7px] px-1.5 font-semibold hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${colour}`}
      >
        {formatCount(words)}
      </button>
    </td>
  );
}
