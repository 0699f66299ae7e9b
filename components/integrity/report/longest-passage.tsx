import { pageText, quoteOf } from '../model/report/marked-text';
import { countText, passageText } from '../model/report/report';
import type { ComparedPair, Passage, TextFile } from '../model/text';
import { findWords } from '../model/word';

interface LongestPassageProps {
  pair: ComparedPair;
  files: ReadonlyMap<string, TextFile>;
}

const lengthOf = ({ first }: Passage) => first.end - first.start;

/** The longest passage of a pair, and how many there are. */
export function LongestPassage({ pair, files }: LongestPassageProps) {
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
