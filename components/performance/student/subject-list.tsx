'use client';

import { ExclamationTriangleIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import {
  countingNote,
  formatAge,
  formatSpare,
  type AttendanceStanding,
} from '@/components/attendance/model/attendance';
import { ListFoot } from '@/components/list/list-foot';
import { RecordList, type RecordItem } from '@/components/list/record-list';
import { useShown } from '@/components/list/use-shown';
import { BasisLine } from '@/components/page/basis-line';
import { useToday } from '@/components/page/use-clock';
import { type StandingProps, toneClasses } from '@/components/performance/model/coming-plan';
import {
  type SubjectPerformance,
  marksOf,
  type Assessment,
  type Marks,
} from '@/components/performance/model/marks';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { formatDay, formatShortDay } from '@/lib/time/date';
import { FigureTable } from './figure-table';

/** A subject of the list. */
interface SubjectItem extends RecordItem {
  performance?: SubjectPerformance | undefined;
  standing?: SubjectFigures | undefined;
}

/** The figures of a subject, as every page shows them. */
interface SubjectFigures {
  attendance: AttendanceStanding | null;
  grade: string | null;
  isGradeSoFar: boolean;
  /** In percent. */
  marks: string | null;
}

interface SubjectListProps extends Omit<StandingProps, 'performance'> {
  subjects: readonly SubjectItem[];
  /** The day of the grades and marks. */
  asOf: string;
  /** Shown if there are no subjects. */
  empty: ReactNode;
}

/** The student's subjects, each with its grade, marks and attendance as far as they are known. */
export function SubjectList({ subjects, asOf, empty, ...rules }: SubjectListProps) {
  const shown = useShown(subjects);
  const items = shown.records.map(({ performance, standing, ...item }) => ({
    ...item,
    more: performance && standing && (
      <SubjectStanding figures={standing} performance={performance} {...rules} />
    ),
  }));
  return (
    <div>
      <RecordList label="Subjects" items={items} empty={empty} />
      {subjects.some(({ performance }) => performance) && (
        <BasisLine basis="Grades and marks" asOf={asOf} className="mt-2 text-muted" />
      )}
      <ListFoot shown={shown} kind="subjects" />
    </div>
  );
}

const load = async () => (await import('./subject-dialog')).SubjectDialog;

/** The grade, marks and attendance of a subject, what can be missed, and what is needed for a grade. */
function SubjectStanding({
  figures,
  grading,
  ...plan
}: StandingProps & { figures: SubjectFigures }) {
  const { name, assessments } = plan.performance;
  const { grade, isGradeSoFar, marks, attendance } = figures;
  const isFailing = grading.bands.some((band) => band.grade === grade && !band.passes);
  return (
    <div className="@container w-full">
      <div className="grid items-start gap-x-8 gap-y-3 pt-2 @2xl:grid-cols-[18rem_minmax(0,1fr)_auto]">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.4rem,1fr))] gap-x-3 gap-y-1">
          <Figure
            term={isGradeSoFar ? 'Grade so far' : 'Grade'}
            value={grade}
            isFailing={isFailing}
          />
          <Figure term="Marks so far" value={marks} />
          <Figure term="Attendance" value={attendance?.percent} />
        </dl>
        <div className="grid gap-1 @max-2xl:empty:hidden">
          {attendance && <AttendanceLines attendance={attendance} threshold={plan.threshold} />}
        </div>
        <LazyDialogButton
          load={load}
          props={{ grading, ...plan }}
          label={`What do I need in ${name}?`}
          className={`${buttonClass()} justify-self-start`}
        >
          What do I need?
        </LazyDialogButton>
      </div>
      {assessments.length > 0 && (
        <MarksTable subject={name} assessments={assessments} marks={marksOf(assessments)} />
      )}
    </div>
  );
}

interface FigureProps {
  term: string;
  value: string | null | undefined;
  /** True if it is a grade that does not pass. */
  isFailing?: boolean;
}

/** A figure with its name; a dash if it is not known. */
function Figure({ term, value, isFailing = false }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-small text-muted">{term}</dt>
      <dd className={`figure text-title ${isFailing ? 'text-rejected' : ''}`}>
        {value ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">not known</span>
          </>
        )}
        {isFailing && (
          <span className="block font-sans text-small font-semibold tracking-normal">
            <ExclamationTriangleIcon className="me-1 inline size-3.5" aria-hidden="true" />
            Failing
          </span>
        )}
      </dd>
    </div>
  );
}

interface AttendanceLinesProps {
  attendance: AttendanceStanding;
  threshold: number | null;
}

/** What can be missed from now, or how old the figures are, and the classes that they are of. */
function AttendanceLines({ attendance, threshold }: AttendanceLinesProps) {
  const today = useToday();
  const { counts, attended, counted, asOf, isOld, plan } = attendance;
  const spare = threshold === null ? null : formatSpare(attendance, threshold);
  return (
    <>
      {isOld && <p className="text-note">{formatAge(attendance, formatShortDay(asOf, today))}</p>}
      {spare && plan && (
        <p className={`text-note font-semibold ${toneClasses[plan.kind]}`}>{spare}</p>
      )}
      <BasisLine
        basis={`${attended} of ${counted} classes attended${countingNote(counts)}`}
        asOf={asOf}
        className="text-muted"
      />
    </>
  );
}

interface MarksTableProps {
  subject: string;
  assessments: readonly Assessment[];
  marks: Marks;
}

// Without script and in print, the table is open.
const openClass =
  'no-js:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]';

const states = {
  graded: 'Marked',
  submitted: 'Handed in',
  late: 'Handed in late',
  missing: 'Missing',
  exempt: 'Exempt',
} as const;

/** What was reached or what became of it; each figure stays on one line. */
function marksText({ score, maximum, grade, state }: Assessment): string {
  const points =
    score !== undefined ? `${score}${maximum === undefined ? '' : ` of ${maximum}`}` : null;
  const figures = [grade, points?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ');
  return figures || (state ? states[state] : 'To\u00a0come');
}

/** The assessments of a subject with their weight and marks, behind a summary. */
function MarksTable({ subject, assessments, marks }: MarksTableProps) {
  const isWeighted = marks.by === 'weight';
  const count = assessments.length;
  return (
    <details className={`-mb-2 min-w-0 ${openClass}`}>
      <summary className="flex min-h-10 w-fit items-center rounded-control pe-2 text-note font-semibold text-brand pointer-coarse:min-h-11">
        Marks of {count === 1 ? '1 assignment' : `${count} assignments`}
        <span className="sr-only"> in {subject}</span>
      </summary>
      <div className="mt-1 mb-4 max-w-2xl max-[20rem]:overflow-x-auto">
        <FigureTable
          caption={`Marks in ${subject}`}
          head={['Assignment', ...(isWeighted ? ['Weight'] : []), 'Marks']}
          rows={assessments.map((one) => ({
            key: one.id,
            cells: [
              <>
                <bdi>{one.name}</bdi>
                {one.due && (
                  <span className="block text-small font-normal text-muted">
                    due <time dateTime={one.due}>{formatDay(one.due)}</time>
                  </span>
                )}
              </>,
              ...(isWeighted ? [one.weight === undefined ? 'none' : `${one.weight}%`] : []),
              marksText(one),
            ],
          }))}
        />
        <CountingNote {...marks} />
      </div>
    </details>
  );
}

/** What does not count as one would expect. */
function CountingNote({ missing, uncounted, by }: Marks) {
  const notes = [
    missing > 0 && 'Missing work counts as 0.',
    uncounted > 0 &&
      `${uncounted === 1 ? '1 mark does' : `${uncounted} marks do`} not count, without ${by === 'weight' ? 'a weight or ' : ''}the highest possible points.`,
  ].filter(Boolean);
  return <p className="mt-2 text-small text-muted empty:hidden">{notes.join(' ')}</p>;
}
