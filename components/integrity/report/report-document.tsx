import type { Ref } from 'react';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { effectOf, leftOutLabels, leftOutReasons } from '../model/report/choice-text';
import { pageText, quoteOf } from '../model/report/marked-text';
import { noteText } from '../model/report/note-text';
import {
  countText,
  filesById,
  pairKey,
  passageText,
  shareText,
  type ComparisonReport,
} from '../model/report/report';
import type { ComparedPair, TextFile } from '../model/text';
import { findWords } from '../model/word';
import { faultSentence } from '../reader/fault-sentence';

interface ReportDocumentProps {
  report: ComparisonReport;
  ref?: Ref<HTMLElement>;
}

/** A report for paper and for its file, with every passage in full; it uses no class of the site. */
export function ReportDocument({ report, ref }: ReportDocumentProps) {
  const { comparison, unread } = report;
  const files = filesById(report.files);
  return (
    <article ref={ref} className="comparison">
      <h1>
        <bdi>{report.name}</bdi>
      </h1>
      <p className="comparison-muted">
        Shared passages of {countText(report.files.length, 'text')}, compared on{' '}
        {formatMinute(minuteOf(report.at))}. Shared words are no verdict: read the passages, and
        ask.
      </p>
      {report.isInvented && (
        <p>
          <strong>These texts and their authors are invented.</strong>
        </p>
      )}
      <LeftOutSection report={report} />
      {unread.length > 0 && (
        <section>
          <h2>Files that could not be read</h2>
          <ul>
            {unread.map(({ name, fault }, index) => (
              <li key={`${name} ${index}`}>{faultSentence(name, fault)}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>Pairs that share passages: {comparison.pairs.length}</h2>
        {comparison.pairs.map((pair) => (
          <PairSection key={pairKey(pair)} pair={pair} files={files} />
        ))}
      </section>
      {comparison.notes.length > 0 && (
        <section>
          <h2>Observations</h2>
          <ul>
            {comparison.notes.map((note) => (
              <li key={`${note.file} ${note.kind}`}>
                <bdi>{files.get(note.file)?.owner}</bdi>: {noteText(note)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function LeftOutSection({ report: { comparison, choice } }: { report: ComparisonReport }) {
  return (
    <section>
      <h2>Left out of the comparison</h2>
      <ul>
        {leftOutReasons.map((reason) => (
          <li key={reason}>
            {leftOutLabels[reason].label}:{' '}
            {choice[reason] ? countText(effectOf(comparison, reason).words, 'word') : 'compared'}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PairSectionProps {
  pair: ComparedPair;
  files: ReadonlyMap<string, TextFile>;
}

function PairSection({ pair, files }: PairSectionProps) {
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
              <QuoteCell file={first} range={passage.first} />
              <QuoteCell file={second} range={passage.second} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function QuoteCell({ file, range }: { file: TextFile; range: { start: number; end: number } }) {
  const { text, pages } = quoteOf(file, range, findWords);
  return (
    <td>
      <span className="comparison-muted">
        {countText(range.end - range.start, 'word')}, {pageText(pages)}:
      </span>{' '}
      <mark dir="auto">{text}</mark>
    </td>
  );
}
