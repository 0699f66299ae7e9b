import { pageText, quoteOf, type FindWords } from '../../model/report/marked-text';
import { countText, passageText, shareText } from '../../model/report/report';
import type { ComparedPair, TextFile, WordRange } from '../../model/text';

interface PairSectionProps {
  pair: ComparedPair;
  files: ReadonlyMap<string, TextFile>;
  findWords: FindWords;
}

/** Every passage of a pair, in both texts. */
export function PairSection({ pair, files, findWords }: PairSectionProps) {
  const [first, second] = [files.get(pair.first), files.get(pair.second)];
  if (!first || !second) return null;
  return (
    <section>
      <h3>
        <bdi>{first.owner}</bdi> and <bdi>{second.owner}</bdi>
      </h3>
      <table>
        <caption>{passageText(pair)}</caption>
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
              <QuoteCell file={first} range={passage.first} findWords={findWords} />
              <QuoteCell file={second} range={passage.second} findWords={findWords} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface QuoteCellProps {
  file: TextFile;
  range: WordRange;
  findWords: FindWords;
}

function QuoteCell({ file, range, findWords }: QuoteCellProps) {
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
