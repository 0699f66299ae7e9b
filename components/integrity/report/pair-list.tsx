import { ListFoot } from '@/components/list/list-foot';
import { usePageList } from '@/components/list/use-page-list';
import { useShown } from '@/components/list/use-shown';
import { Button } from '@/components/ui/button';
import { findWords } from '../model/word';
import { pageText, quoteOf } from '../model/report/marked-text';
import { countText, pairKey, pairName, passageText } from '../model/report/report';
import type { ComparedPair, TextFile } from '../model/text';
import { ShareLine } from './share-line';

interface PairListProps {
  /** Those that share most first. */
  pairs: readonly ComparedPair[];
  files: ReadonlyMap<string, TextFile>;
  /** The pair that was shown last; its button gets the focus. */
  last: ComparedPair | null;
  onOpen: (pair: ComparedPair) => void;
}

/** The pairs that share passages, each with its longest passage. */
export function PairList({ pairs, files, last, onOpen }: PairListProps) {
  const shown = useShown(usePageList(pairs), pairs);
  return (
    <>
      <ol aria-label="Pairs" className="divide-y divide-line border-y border-line">
        {shown.records.map((pair) => (
          <li key={pairKey(pair)} className="grid gap-2 py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 font-semibold wrap-anywhere">
                <bdi>{files.get(pair.first)?.owner}</bdi> and{' '}
                <bdi>{files.get(pair.second)?.owner}</bdi>
                {files.get(pair.second)?.role === 'source' && ' (a source)'}
              </p>
              <Button
                aria-label={`Show ${pairName(pair, files)} side by side`}
                autoFocus={pair === last}
                onClick={() => onOpen(pair)}
              >
                Side by side
              </Button>
            </div>
            <ShareLine pair={pair} files={files} />
            <LongestPassage pair={pair} files={files} />
          </li>
        ))}
      </ol>
      <ListFoot shown={shown} kind="pairs" />
    </>
  );
}

function LongestPassage({ pair, files }: Pick<PairListProps, 'files'> & { pair: ComparedPair }) {
  const file = files.get(pair.first);
  const length = ({ first }: (typeof pair.passages)[number]) => first.end - first.start;
  const [longest] = [...pair.passages].sort((one, other) => length(other) - length(one));
  if (!file || !longest) return null;
  const quote = quoteOf(file, longest.first, findWords);
  return (
    <p className="text-note wrap-anywhere">
      {passageText(pair)}; the longest has {countText(length(longest), 'word')},{' '}
      {pageText(quote.pages)}:{' '}
      <q dir="auto" className="line-clamp-3">
        {quote.text}
      </q>
    </p>
  );
}
