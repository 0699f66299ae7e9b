import { formatCount } from '@/lib/text/count';
import { sharedWords } from '../model/report/pair-matrix';
import { pairName } from '../model/report/report';
import type { ComparedPair, TextFile } from '../model/text';

/** A pair with at least this share of the most words has the stronger colour. */
const strongShare = 0.6;

interface MatrixCellProps {
  /** Whether its row and its column are the same text. */
  isSame: boolean;
  pair: ComparedPair | undefined;
  /** The most shared words of a pair. */
  most: number;
  files: ReadonlyMap<string, TextFile>;
  onOpen: (pair: ComparedPair) => void;
}

/** The shared words of two texts, as a button that opens the pair; empty if they share nothing. */
export function MatrixCell({ isSame, pair, most, files, onOpen }: MatrixCellProps) {
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
