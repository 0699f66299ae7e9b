import { pageText, quoteOf } from '../../model/report/marked-text';
import { countText, shareText } from '../../model/report/report';
import type { ComparedPair, TextFile, WordRange } from '../../model/text';
import { findWords } from '../../model/word';

interface PairSectionProps {
  pair: ComparedPair;
  files: ReadonlyMap<string, TextFile>;
}

/** Every passage of a pair, in both texts. */
export function PairSection({ pair, files }: PairSectionProps) {
  const [first, second] = [files.get(pair.first), files.get(pair.second)];
  if (!first || !second) return null;
  return (
    <section>
      <h3>
        <bdi>{first.owner}</bdi> and <bdi>{second.owner}</bdi>
      </h3>
      <table>
        <caption>{countText(pair.passages.length, 'shared passage')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <bdi>{first.owner}</bdi>: {shareText(pair.shared.first, pair.compared.first)}
            </th>
            <th scope="col">
              <bdi>{second.owner}</bdi>: {shareText(pair.shared.second, pair.compared.second)}
            </th>
          </tr>
        </thead>
        <tbody>
          {pair.passages.map((passage) => (
            <tr key={`${passage.first.start} ${passage.second.start}`}>
              <QuoteCell file={first} range={passage.first} />
              <QuoteCell file={second} range={passage.second} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function QuoteCell({ file, range }: { file: TextFile; range: WordRange }) {
  const { text, pages } = quoteOf(file, range, findWords);
  return (
    <td>
      <span className="comparison-muted">
        {countText(range.end - range.start, 'word')}, {pageText(pages)}
      </span>
      <p dir="auto">
        <mark>{text}</mark>
      </p>
    </td>
  );
}
