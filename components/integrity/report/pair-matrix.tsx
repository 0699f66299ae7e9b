import { formatCount, pairName, pairKey } from '../model/report/report';
import type { ComparedPair, TextFile } from '../model/text';

/** The most texts that the table shows, so that it stays readable. */
const maxTexts = 30;

interface PairMatrixProps {
  /** Those that share most first. */
  pairs: readonly ComparedPair[];
  files: ReadonlyMap<string, TextFile>;
  onOpen: (pair: ComparedPair) => void;
}

/** The shared words of each pair as a table of texts by texts; each figure opens the pair. */
export function PairMatrix({ pairs, files, onOpen }: PairMatrixProps) {
  const inPairs = new Set<string>();
  for (const { first, second } of pairs) inPairs.add(first).add(second);
  const ids = [...inPairs].slice(0, maxTexts);
  const shown = new Set(ids);
  const byKey = new Map<string, ComparedPair>();
  for (const pair of pairs) {
    if (!shown.has(pair.first) || !shown.has(pair.second)) continue;
    byKey.set(pairKey(pair), pair);
    byKey.set(pairKey({ first: pair.second, second: pair.first }), pair);
  }
  return (
    <div
      role="region"
      aria-label="Table of shared words"
      tabIndex={0}
      className="max-h-[70dvh] overflow-auto rounded-control border border-line"
    >
      <table className="text-note">
        <caption className="p-2 text-start text-small text-muted">
          Shared words of each pair, for the {ids.length} texts that share passages
          {inPairs.size > ids.length && ` most (of ${inPairs.size})`}. The numbers of the columns
          are those of the rows.
        </caption>
        <thead>
          <tr>
            <td className="p-1" />
            {ids.map((id, index) => (
              <th key={id} scope="col" className="p-1 font-medium text-muted">
                <span aria-hidden="true">{index + 1}</span>
                <span className="sr-only">{files.get(id)?.owner}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ids.map((row, index) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className="max-w-48 min-w-24 p-2 text-start font-medium">
                <span aria-hidden="true">{index + 1} </span>
                <bdi className="wrap-anywhere">{files.get(row)?.owner}</bdi>
              </th>
              {ids.map((column) => {
                const pair = byKey.get(pairKey({ first: row, second: column }));
                return (
                  <td key={column} className="p-1 text-center">
                    {pair && <Cell pair={pair} name={pairName(pair, files)} onOpen={onOpen} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  pair: ComparedPair;
  name: string;
  onOpen: (pair: ComparedPair) => void;
}

function Cell({ pair, name, onOpen }: CellProps) {
  const words = formatCount(Math.max(pair.shared.first, pair.shared.second));
  return (
    <button
      type="button"
      aria-label={`${words} shared words: ${name}`}
      onClick={() => onOpen(pair)}
      className="min-h-8 min-w-8 rounded-[7px] bg-pending-fill px-1.5 font-semibold text-pending hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      {words}
    </button>
  );
}
