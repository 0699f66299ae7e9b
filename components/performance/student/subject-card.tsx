import { ExclamationTriangleIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { formatSpare, type AttendanceStanding } from '@/components/attendance/model/attendance';
import { percentOf } from '@/components/attendance/model/share';
import { JoinedFacts } from '@/components/page/joined-facts';
import { toneClasses, type StandingProps } from '@/components/performance/model/coming-plan';
import { marksOf, type Marks, type SubjectPerformance } from '@/components/performance/model/marks';
import { formatNextGrade, nextGrade } from '@/components/performance/model/need';
import { Bar } from '@/components/ui/bar';
import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { Grading } from '@/content/schema/academic';
import { MarksTable } from './marks-table';

/** The college's rules, and the classes to come. */
export type SubjectRules = Omit<StandingProps, 'performance'>;

/** A subject with what is known of it. */
export interface SubjectItem {
  id: string;
  name: string;
  /** The teachers and the code. */
  facts: readonly string[];
  /** Its section, term and credits, above the marks or, before there are any, among the facts. */
  about: readonly string[];
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

const load = async () => (await import('./subject-dialog')).SubjectDialog;

/** A subject with its grade, its marks and the next grade, its attendance and what can be missed. */
export function SubjectCard(props: SubjectItem & SubjectRules) {
  const { name, facts, about, performance, standing, ...rules } = props;
  const { grading, threshold } = rules;
  const { grade = null, isGradeSoFar = false } = standing ?? {};
  const assessments = performance?.assessments ?? [];
  const marks = marksOf(assessments);
  const shown = assessments.length > 0 ? facts : [...facts, ...about];
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 print:break-inside-avoid">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-title wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-0.5 text-small wrap-anywhere text-muted">
            <JoinedFacts facts={shown} />
          </p>
        </div>
        <Grade grade={grade} isSoFar={isGradeSoFar} grading={grading} />
      </div>
      <MarksFigure text={standing?.marks ?? null} {...{ marks, grade, grading }} />
      {standing && <AttendanceFigure attendance={standing.attendance} threshold={threshold} />}
      {performance && (
        <div className="mt-auto pt-4">
          <div className="-mb-2 flex flex-wrap gap-x-5 border-t border-line pt-2 print:border-0">
            <LazyDialogButton
              load={load}
              props={{ ...rules, performance, grade }}
              label={`What do I need in ${name}?`}
              className={`${cornerLinkClass} min-h-9 pointer-coarse:min-h-11`}
            >
              What do I need?
            </LazyDialogButton>
            {assessments.length > 0 && (
              <MarksTable subject={name} {...{ about, assessments, marks }} />
            )}
          </div>
        </div>
      )}
    </li>
  );
}

interface GradeProps {
  grade: string | null;
  /** True if it is the one that the marks so far give. */
  isSoFar: boolean;
  grading: Grading;
}

/** The grade in large letters; a dash if there is none. */
function Grade({ grade, isSoFar, grading }: GradeProps) {
  const isFailing = grading.bands.some((band) => band.grade === grade && !band.passes);
  return (
    <p className="shrink-0 text-end text-small text-muted">
      <span className="sr-only">{isSoFar ? 'Grade so far: ' : 'Grade: '}</span>
      <span
        className={`figure block max-w-28 wrap-anywhere ${(grade?.length ?? 0) > 2 ? 'text-heading' : 'text-figure'} ${isFailing ? 'text-rejected' : 'text-brand'}`}
      >
        {grade ?? (
          <>
            <span aria-hidden="true" className="text-muted">
              –
            </span>
            <span className="sr-only">not known</span>
          </>
        )}
      </span>
      {isFailing && (
        <span className="block font-semibold text-rejected">
          <ExclamationTriangleIcon className="me-1 inline size-3.5" aria-hidden="true" />
          Failing
        </span>
      )}
    </p>
  );
}

interface FigureProps {
  term: string;
  /** Null if it is not known. */
  value: string | null;
  /** The bar. */
  children?: ReactNode;
  note: ReactNode;
  noteClass?: string;
}

/** A share with its name, its bar and a line below. */
function Figure({ term, value, children, note, noteClass = 'text-muted' }: FigureProps) {
  return (
    <div className="mt-4 text-note">
      <p className="mb-1.5 flex items-baseline justify-between gap-3">
        <span>{term}</span> <span className="font-semibold whitespace-nowrap">{value ?? '–'}</span>
      </p>
      {children}
      <p className={`mt-1.5 ${noteClass}`}>{note}</p>
    </div>
  );
}

interface MarksFigureProps {
  /** The marks in percent. */
  text: string | null;
  marks: Marks;
  grade: string | null;
  grading: Grading;
}

/** The marks so far, with a tick at the next grade and what it needs. */
function MarksFigure({ text, marks, grade, grading }: MarksFigureProps) {
  const { percentage } = marks;
  if (!percentage) return <Figure term="Marks so far" value={null} note="No marks yet" />;
  const next = nextGrade(marks, grade, grading);
  const best = grading.bands[0]?.grade;
  return (
    <Figure
      term="Marks so far"
      value={text}
      note={
        next
          ? formatNextGrade(next)
          : grade === best
            ? 'The best grade'
            : 'A grade is shown once half is marked'
      }
    >
      <Bar
        percent={Number(percentage.numerator) / Number(percentage.denominator)}
        limit={next?.from ?? null}
      />
    </Figure>
  );
}

interface AttendanceFigureProps {
  attendance: AttendanceStanding | null;
  threshold: number | null;
}

/** The attendance with a tick at the minimum, and what can be missed from now or, if nothing allows it, the classes. */
function AttendanceFigure({ attendance, threshold }: AttendanceFigureProps) {
  if (!attendance?.share) return <Figure term="Attendance" value={null} note="Not known yet" />;
  const { percent, share, attended, counted, isOld, plan } = attendance;
  const spare = threshold === null ? null : formatSpare(attendance, threshold);
  return (
    <Figure
      term="Attendance"
      value={percent}
      note={spare ?? `${attended} of ${counted} classes`}
      {...(plan &&
        plan.kind !== 'canMiss' && { noteClass: `font-semibold ${toneClasses[plan.kind]}` })}
    >
      <Bar percent={percentOf(share)} limit={threshold} isOld={isOld} />
    </Figure>
  );
}
