import { ListFoot } from '@/components/list/list-foot';
import { useShown } from '@/components/list/use-shown';
import { Button } from '@/components/ui/button';
import { sharedWords } from '../model/report/pair-matrix';
import { countText, largestShareText, pairKey, pairName } from '../model/report/report';
import type { ComparedPair, TextFile } from '../model/text';
import { LongestPassage } from './longest-passage';
import { ShareLine } from './pair/share-line';

export interface PairListProps {
  /** Those that share most first. */
  pairs: readonly ComparedPair[];
  files: ReadonlyMap<string, TextFile>;
  /** The pair that was shown last; its button gets the focus. */
  last: ComparedPair | null;
  onOpen: (pair: ComparedPair) => void;
}

/** The pairs that share passages, each with its longest passage. */
export function PairList({ pairs, files, last, onOpen }: PairListProps) {
  const shown = useShown(pairs);
  return (
    <>
      <ol aria-label="Pairs" className="divide-y divide-line border-y border-line">
        {shown.records.map((pair) => (
          <li
            key={pairKey(pair)}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 py-4 md:grid-cols-[6rem_minmax(0,1fr)_auto]"
          >
            <p className="flex items-baseline gap-x-2 text-small text-muted md:block">
              <span className="block font-display text-heading font-bold text-text">
                {largestShareText(pair)}
              </span>
              {countText(sharedWords(pair), 'shared word')}
            </p>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
              <p className="font-semibold wrap-anywhere">
                <bdi>{files.get(pair.first)?.owner}</bdi> and{' '}
                <bdi>{files.get(pair.second)?.owner}</bdi>
                {files.get(pair.second)?.role === 'source' && ' (a source)'}
              </p>
              <LongestPassage pair={pair} files={files} />
              <ShareLine pair={pair} files={files} />
            </div>
            <Button
              aria-label={`Show ${pairName(pair, files)} side by side`}
              autoFocus={pair === last}
              onClick={() => onOpen(pair)}
              className="self-start justify-self-start"
            >
              Side by side
            </Button>
          </li>
        ))}
      </ol>
      <ListFoot shown={shown} kind="pairs" />
    </>
  );
}
