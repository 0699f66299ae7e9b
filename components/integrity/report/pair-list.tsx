import { ListFoot } from '@/components/list/list-foot';
import { useShown } from '@/components/list/use-shown';
import { Button } from '@/components/ui/button';
import { pageText, quoteOf } from '../model/marked-text';
import {
  countText,
  largestShareText,
  pairKey,
  pairName,
  passageText,
  shareText,
  shortName,
} from '../model/report';
import type { ComparedPair, Passage, TextFile } from '../model/text';
import { findWords } from '../model/word';

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
              {countText(Math.max(pair.shared.first, pair.shared.second), 'shared word')}
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

interface LongestPassageProps {
  pair: ComparedPair;
  files: ReadonlyMap<string, TextFile>;
}

const lengthOf = ({ first }: Passage) => first.end - first.start;

/** The longest passage of a pair, and how many there are. */
function LongestPassage({ pair, files }: LongestPassageProps) {
  const file = files.get(pair.first);
  const [longest] = [...pair.passages].sort((one, other) => lengthOf(other) - lengthOf(one));
  if (!file || !longest) return null;
  const { text, pages } = quoteOf(file, longest.first, findWords);
  return (
    <>
      <blockquote
        dir="auto"
        className="line-clamp-3 border-s-3 border-accent ps-3 text-note wrap-anywhere"
      >
        {text}
      </blockquote>
      <p className="text-note text-muted">
        {pair.passages.length === 1
          ? `1 passage, ${pageText(pages)}`
          : `${passageText(pair)}; this is the longest, ${countText(lengthOf(longest), 'word')} on ${pageText(pages)}`}
      </p>
    </>
  );
}

interface ShareLineProps {
  pair: ComparedPair;
  files: ReadonlyMap<string, TextFile>;
}

/** The shared words of two texts, for each of them. */
export function ShareLine({ pair, files }: ShareLineProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-note text-muted">
      {(['first', 'second'] as const).map((side) => (
        <li key={side} className="min-w-0 wrap-anywhere">
          <bdi>{shortName(files.get(pair[side])?.owner)}</bdi>:{' '}
          {shareText(pair.shared[side], pair.compared[side])}
        </li>
      ))}
    </ul>
  );
}
