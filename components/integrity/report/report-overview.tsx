import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { groupsOf } from '../model/group';
import { countText, isAlone, isComparable, type ComparisonReport } from '../model/report/report';
import type { ComparedPair, LeftOutChoice, TextFile } from '../model/text';
import { AboutComparison } from './about-comparison';
import { GroupList } from './group-list';
import { LeftOutList } from './left-out-list';
import { LeftOutSwitches } from './left-out-switches';
import { NoteList } from './note-list';
import { PairList } from './pair-list';
import { PairMatrix } from './pair-matrix';
import { PartLinks } from './part-links';
import { ReportPart } from './report-part';
import { ReportSummary } from './report-summary';
import { UnreadList } from './unread-list';

export interface ReportOverviewProps {
  report: ComparisonReport;
  files: ReadonlyMap<string, TextFile>;
  /** Whether the texts are being compared again. */
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
