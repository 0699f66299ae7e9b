import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useAnnounced } from '@/components/ui/use-announced';
import { groupsOf } from '../model/group';
import { countText, filesById, type ComparisonReport } from '../model/report/report';
import type { ComparedPair, LeftOutChoice } from '../model/text';
import { AboutComparison } from './about-comparison';
import { GroupList } from './group-list';
import { LeftOutSwitches } from './left-out-switches';
import { NoteList } from './note-list';
import { PairList } from './pair-list';
import { PairMatrix } from './pair-matrix';
import { PairView } from './pair-view';
import { UnreadList } from './unread-list';

interface ReportViewProps {
  report: ComparisonReport;
  /** Whether the texts are being compared again. */
  isBusy?: boolean;
  onChoice: (choice: LeftOutChoice) => void;
  actions?: ReactNode;
}

const noPairs: readonly ComparedPair[] = [];

/** The result of a comparison: pairs, a table, groups, observations and what was left out; or one pair side by side. */
export function ReportView({ report, isBusy = false, onChoice, actions }: ReportViewProps) {
  const { comparison } = report;
  const files = useMemo(() => filesById(report.files), [report]);
  const { pairs } = comparison;
  // A table of hundreds of cells takes time to draw; the rest of the report appears before it.
  const tablePairs = useDeferredValue(pairs, noPairs);
  const groups = useMemo(() => groupsOf(pairs).filter((ids) => ids.length > 2), [pairs]);
  const [last, setLast] = useState<ComparedPair | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (pair: ComparedPair) => {
    setLast(pair);
    setIsOpen(true);
  };
  if (isOpen && last && pairs.includes(last))
    return <PairView pair={last} files={files} onBack={() => setIsOpen(false)} />;
  return (
    <div aria-busy={isBusy} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {report.isInvented && (
        <p className="rounded-control bg-pending-fill p-3 text-note font-semibold">
          These texts and their authors are invented, to show what a report looks like.
        </p>
      )}
      <Summary report={report} pairs={pairs.length} />
      {actions}
      {report.unread.length > 0 && <UnreadList unread={report.unread} />}
      {pairs.length > 0 && (
        <Part title="Pairs that share passages">
          <PairList pairs={pairs} files={files} last={last} onOpen={open} />
        </Part>
      )}
      {tablePairs.length > 1 && (
        <Part title="Table">
          <PairMatrix pairs={tablePairs} files={files} onOpen={open} />
        </Part>
      )}
      {groups.length > 0 && (
        <Part title="Groups">
          <GroupList groups={groups} files={files} />
        </Part>
      )}
      {comparison.notes.length > 0 && (
        <Part title="Observations">
          <p className="max-w-prose text-note text-muted">
            Something unusual in a text, not a verdict: it may come from a program or a keyboard.
          </p>
          <NoteList notes={comparison.notes} files={files} />
        </Part>
      )}
      <LeftOutSwitches choice={report.choice} comparison={comparison} onChange={onChoice} />
      <AboutComparison />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-lead">{title}</h3>
      {children}
    </section>
  );
}

/** The control that started the comparison is gone. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Summary({ report, pairs }: { report: ComparisonReport; pairs: number }) {
  const count = (role: string) => report.files.filter((file) => file.role === role).length;
  const works = count('work');
  const sources = countText(count('source'), 'source');
  const others = [works > 1 && 'each other', count('source') > 0 && sources]
    .filter(Boolean)
    .join(' and with ');
  const result =
    pairs === 0
      ? 'No pair shares passages worth reporting.'
      : `${countText(pairs, 'pair')} ${pairs === 1 ? 'shares' : 'share'} passages.`;
  const text = `${countText(works, 'text')} compared with ${others}. ${result}`;
  useAnnounced(text);
  return (
    <p ref={focus} tabIndex={-1} className="outline-none">
      {text}
    </p>
  );
}
