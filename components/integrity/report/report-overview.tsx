import { useMemo, type ReactNode } from 'react';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatCount } from '@/lib/text/count';
import { leftOutTexts } from '@/components/integrity/model/left-out-text';
import {
  comparedText,
  countText,
  groupsOf,
  isAlone,
  isComparable,
  nothingSharedText,
  sharingText,
  type ComparisonReport,
  type UnreadFile,
} from '@/components/integrity/model/report';
import type { ComparedPair, TextFile, FileNote } from '@/components/integrity/model/text';
import { problemSentence } from '@/components/integrity/reader/problem-sentence';
import { AboutComparison } from './about-comparison';
import { LeftOutList } from './left-out-list';
import { PairList } from './pair-list';
import { cornerLinkClass } from '@/components/ui/button';
import { noteExamples, noteText } from '@/components/integrity/model/note-text';

interface GroupListProps {
  /** Ids of files that share passages with each other, directly or through others. */
  groups: readonly (readonly string[])[];
  files: ReadonlyMap<string, TextFile>;
}

/** Three texts or more that share passages. */
function GroupList({ groups, files }: GroupListProps) {
  return (
    <ul aria-label="Groups" className="grid gap-2">
      {groups.map((ids) => (
        <li key={ids.join(' ')} className="rounded-control bg-sunken p-3 text-note wrap-anywhere">
          {countText(ids.length, 'text')}:{' '}
          {ids.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <bdi>{files.get(id)?.owner}</bdi>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface NoteListProps {
  notes: readonly FileNote[];
  files: ReadonlyMap<string, TextFile>;
}

/** The observations about the texts. */
function NoteList({ notes, files }: NoteListProps) {
  return (
    <>
      <p className="max-w-prose text-note text-muted">
        Something unusual in a text, not a verdict: it may come from a program or a keyboard.
      </p>
      <ul aria-label="Observations" className="grid gap-2">
        {notes.map((note) => (
          <li
            key={`${note.file} ${note.kind}`}
            className="rounded-control bg-sunken p-3 text-note wrap-anywhere"
          >
            <bdi className="font-semibold">{files.get(note.file)?.owner}</bdi>: {noteText(note)}
            <Examples examples={noteExamples(note)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Examples({ examples }: Pick<FileNote, 'examples'>) {
  if (examples.length === 0) return null;
  return (
    <>
      {examples.length === 1 ? ' Example: ' : ' Examples: '}
      {examples.map((example, index) => (
        <span key={example}>
          {index > 0 && ', '}
          <q dir="auto">{example}</q>
        </span>
      ))}
      .
    </>
  );
}

interface PartLinksProps {
  /** The ids of the parts with what their links say. */
  parts: readonly { id: string; label: string }[];
}

/** Buttons that jump to the parts of a long report. A link would change the address of the page below. */
function PartLinks({ parts }: PartLinksProps) {
  return (
    <ul aria-label="Parts of the report" className="flex flex-wrap gap-x-5 gap-y-1">
      {parts.map(({ id, label }) => (
        <li key={id}>
          <button type="button" onClick={() => jump(id)} className={cornerLinkClass}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function jump(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

interface ReportPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a report with a heading that can be jumped to. */
function ReportPart({ id, title, children }: ReportPartProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={id} tabIndex={-1} className="scroll-mt-4 text-lead outline-none">
        {title}
      </h3>
      {children}
    </section>
  );
}

export interface ReportOverviewProps {
  report: ComparisonReport;
  files: ReadonlyMap<string, TextFile>;
  /** The pair that was shown last. */
  last: ComparedPair | null;
  onOpen: (pair: ComparedPair) => void;
  actions: ReactNode;
}

/** A report without the texts: pairs, groups, observations and what was left out. */
export function ReportOverview(props: ReportOverviewProps) {
  const { report, files, last, onOpen, actions } = props;
  const { pairs, notes, leftOut } = report.comparison;
  const groups = useMemo(() => groupsOf(pairs).filter((ids) => ids.length > 2), [pairs]);
  const noun = isAlone(report) ? 'source' : 'pair';
  const parts = [
    pairs.length > 0 && { id: 'compared-pairs', label: countText(pairs.length, noun) },
    groups.length > 0 && { id: 'compared-groups', label: countText(groups.length, 'group') },
    notes.length > 0 && { id: 'compared-notes', label: countText(notes.length, 'observation') },
    { id: 'compared-left-out', label: 'What is left out' },
  ].filter((part) => part !== false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
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
          <ul className="list-disc ps-5 text-note">
            {leftOutTexts(report).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
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
        {compared}
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
