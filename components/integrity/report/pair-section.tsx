import { pageText, type Quote } from '../model/marked-text';
import type { QuotedPair } from '../model/quoted-pair';
import { countText, passageText, shareText } from '../model/report';
import type { WordRange } from '../model/text';

/** The passages of a pair, side by side. */
export function PairSection({ pair, first, second, quotes }: QuotedPair) {
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
          {quotes.map(({ passage, ...quote }) => (
            <tr key={`${passage.first.start} ${passage.second.start}`}>
              <QuoteCell range={passage.first} {...quote.first} />
              <QuoteCell range={passage.second} {...quote.second} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function QuoteCell({ range, text, pages }: Quote & { range: WordRange }) {
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
