import type { ReactNode, Ref } from 'react';
import { formatCount } from '@/lib/text/count';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { leftOutTexts } from '@/components/integrity/model/left-out-text';
import { noteExamples, noteText } from '@/components/integrity/model/note-text';
import {
  quotePairs,
  rememberWords,
  reportLimit,
  type QuotedPair,
} from '@/components/integrity/model/quoted-pair';
import {
  comparedText,
  filesById,
  groupsOf,
  pairKey,
  type ComparisonReport,
  countText,
  passageText,
  shareText,
} from '@/components/integrity/model/report';
import { problemSentence } from '@/components/integrity/reader/problem-sentence';
import { pageText, type Quote } from '@/components/integrity/model/marked-text';
import type { WordRange } from '@/components/integrity/model/text';

/** The passages of a pair, side by side. */
function PairSection({ pair, first, second, quotes }: QuotedPair) {
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

interface ReportDocumentProps {
  report: ComparisonReport;
  ref?: Ref<HTMLElement>;
}

/** A report for paper and for its file, with every passage in full; it uses no class of the site. */
export function ReportDocument({ report, ref }: ReportDocumentProps) {
  const { comparison, unread } = report;
  const files = filesById(report.files);
  const { quoted, isShortened } = quotePairs(
    comparison.pairs.slice(0, mostPairs),
    files,
    rememberWords(),
  );
  const groups = groupsOf(comparison.pairs).filter((ids) => ids.length > 2);
  return (
    <article ref={ref} className="comparison">
      <h1>
        <bdi>{report.name}</bdi>
      </h1>
      <p className="comparison-muted">
        {comparedText(report)} {formatMinute(minuteOf(report.at))}
      </p>
      {report.isInvented && (
        <p>
          <strong>These texts and their authors are invented.</strong>
        </p>
      )}
      <p>
        Shared words are no verdict: texts share phrases of the subject and what was discussed in
        class. Read the passages, and ask. This report does not guess whether a machine wrote a
        text.
      </p>
      <ListSection
        title="Files that could not be read"
        items={unread.map(({ name, fault }) => problemSentence(name, fault))}
      />
      <section>
        <h2>Pairs that share passages: {comparison.pairs.length}</h2>
        {comparison.pairs.length > mostPairs && <p>These are the {mostPairs} that share most.</p>}
        {isShortened && (
          <p>
            This report is shortened: from {formatCount(reportLimit.characters)} characters or{' '}
            {formatCount(reportLimit.passages)} passages on, pairs are listed without passages.
          </p>
        )}
        {quoted.map((one) => (
          <PairSection key={pairKey(one.pair)} {...one} />
        ))}
      </section>
      <ListSection
        title="Groups"
        items={groups.map((ids) => ids.map((id) => files.get(id)?.owner).join(', '))}
      />
      <ListSection
        title="Observations"
        items={comparison.notes.map((note) => (
          <>
            <bdi>{files.get(note.file)?.owner}</bdi>: {noteText(note)}{' '}
            {noteExamples(note).join(', ')}
          </>
        ))}
      />
      <ListSection title="Left out of the comparison" items={leftOutTexts(report)} />
    </article>
  );
}

/** More pairs would take a browser minutes, and nobody reads that many pages. */
const mostPairs = 500;

/** A section of a printed report that is a list; nothing if the list is empty. */
function ListSection({ title, items }: { title: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
