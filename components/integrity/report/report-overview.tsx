import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatCount } from '@/lib/text/count';
import { groupsOf } from '../model/pair-matrix';
import {
  comparedText,
  countText,
  isAlone,
  isComparable,
  nothingSharedText,
  sharingText,
  waysText,
  type ComparisonReport,
  type UnreadFile,
} from '../model/report';
import type { ComparedPair, LeftOutChoice, TextFile } from '../model/text';
import { problemSentence } from '../reader/problem-sentence';
import { AboutComparison } from './about-comparison';
import { LeftOutList, LeftOutSwitches } from './left-out-list';
import { PairList } from './pair-list';
import { PairMatrix } from './pair-matrix';
import { GroupList, NoteList } from './report-notes';
import { PartLinks, ReportPart } from './report-part';

export interface ReportOverviewProps {
  report: ComparisonReport;
  files: ReadonlyMap<string, TextFile>;
  /** True while the texts are being compared again. */
  isBusy: boolean;
  /** The pair that was shown last. */
  last: ComparedPair | null;
  onOpen: (pair: ComparedPair) => void;
  onChoice: (choice: LeftOutChoice) => void;
  actions: ReactNode;
}

const noPairs: readonly ComparedPair[] = [];

/** A report without the texts: pairs, a table, groups, observations and what was left out. */
export function ReportOverview(props: ReportOverviewProps) {
  const { report, files, isBusy, last, onOpen, onChoice, actions } = props;
  const { pairs, notes, leftOut } = report.comparison;
  // A table of hundreds of cells takes time to draw; the rest of the report appears before it.
  const tablePairs = useDeferredValue(pairs, noPairs);
  const groups = useMemo(() => groupsOf(pairs).filter((ids) => ids.length > 2), [pairs]);
  const noun = isAlone(report) ? 'source' : 'pair';
  const parts = [
    pairs.length > 0 && { id: 'compared-pairs', label: countText(pairs.length, noun) },
    pairs.length > 1 && { id: 'compared-table', label: 'Table' },
    groups.length > 0 && { id: 'compared-groups', label: countText(groups.length, 'group') },
    notes.length > 0 && { id: 'compared-notes', label: countText(notes.length, 'observation') },
    { id: 'compared-left-out', label: 'What is left out' },
  ].filter((part) => part !== false);
  return (
    <div aria-busy={isBusy} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {report.isInvented && (
        <p className="rounded-control bg-pending-fill p-3 text-note font-semibold">
          These texts and their authors are invented, to show what a report looks like.
        </p>
      )}
      <ReportSummary report={report} />
      {actions}
      {report.unread.length > 0 && <UnreadList unread={report.unread} />}
      {parts.length > 1 && <PartLinks parts={parts} />}
      {pairs.length > 0 && (
        <ReportPart
          id="compared-pairs"
          title={noun === 'pair' ? 'Pairs that share passages' : 'Sources that share passages'}
        >
          <PairList pairs={pairs} files={files} last={last} onOpen={onOpen} />
        </ReportPart>
      )}
      {tablePairs.length > 1 && (
        <ReportPart id="compared-table" title="Table">
          <PairMatrix pairs={tablePairs} files={files} onOpen={onOpen} />
        </ReportPart>
      )}
      {groups.length > 0 && (
        <ReportPart id="compared-groups" title="Groups">
          <GroupList groups={groups} files={files} />
        </ReportPart>
      )}
      {notes.length > 0 && (
        <ReportPart id="compared-notes" title="Observations">
          <NoteList notes={notes} files={files} />
        </ReportPart>
      )}
      {isComparable(report) && (
        <ReportPart id="compared-left-out" title="What is left out">
          <LeftOutSwitches report={report} onChange={onChoice} />
          {isBusy && <p className="text-note text-muted">Comparing again…</p>}
          <LeftOutList leftOut={leftOut} files={report.files} />
        </ReportPart>
      )}
      <AboutComparison />
    </div>
  );
}

/**
 * The control that started the comparison is gone. Orca does not read where the focus goes from there in Chromium, so the result
 * is announced as well.
 */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** The number of compared texts and of pairs that share passages. */
function ReportSummary({ report }: { report: ComparisonReport }) {
  const { length } = report.comparison.pairs;
  const hasResult = isComparable(report);
  const result = sharingText(report);
  const compared = comparedText(report);
  useAnnounced(hasResult ? `${formatCount(length)} ${result}. ${compared}` : compared, {
    first: true,
  });
  return (
    <p ref={focus} role="group" aria-label="Report" tabIndex={-1} className="outline-none">
      {hasResult && (
        <>
          <span className="me-1.5 font-display text-figure font-bold tracking-[-0.03em]">
            {formatCount(length)}
          </span>{' '}
          <span className="font-semibold">{result}</span>
        </>
      )}
      <span className="mt-1 block text-note text-muted">
        {compared} {waysText(report)}
        {hasResult && length === 0 && nothingSharedText(report)}
      </span>
    </p>
  );
}

/** The files that are not in the comparison, each with the reason. */
function UnreadList({ unread }: { unread: readonly UnreadFile[] }) {
  return (
    <section className="grid gap-2 rounded-control bg-pending-fill p-4 text-text">
      <h3 className="font-sans text-note font-semibold tracking-normal">
        {countText(unread.length, 'file')} could not be read and{' '}
        {unread.length === 1 ? 'is' : 'are'} not in this report
      </h3>
      <ul aria-label="Files that could not be read" className="grid gap-1 text-note">
        {unread.map(({ name, fault }, index) => (
          <li key={`${name} ${index}`} className="wrap-anywhere">
            {problemSentence(name, fault)}
          </li>
        ))}
      </ul>
    </section>
  );
}
