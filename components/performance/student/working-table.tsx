import { useId, type ReactNode } from 'react';
import type {
  Average,
  AverageLine,
  LeftOutReason,
  TermAverage,
  TermLine,
} from '@/components/performance/model/average';
import { formatShort } from '@/components/performance/model/fraction';
import { averageNames, formatWithUnit } from '@/components/performance/model/need-text';
import type { Grading } from '@/content/schema/academic';
import { FigureTable } from './figure-table';

interface WorkingProps<A> {
  average: A;
  grading: Grading;
}

/** The overall average of the terms. */
export function OverallWorking({ average, grading }: WorkingProps<Average<TermLine>>) {
  const names = averageNames(grading);
  const rows = average.lines.map((line) => ({
    line,
    cells: [<bdi key="name">{line.name}</bdi>],
    value: formatWithUnit(line.value, grading),
  }));
  const repeated = average.lines.flatMap(({ average: { leftOut, term } }) =>
    leftOut
      .filter(({ reason }) => reason === 'repeated')
      .map(({ subject }) => `${subject.name} (${term.name})`),
  );
  return (
    <Working
      {...{ average, grading, rows }}
      title={names.all}
      head={['Term', 'Credits', names.term, 'Product']}
    >
      {repeated.length > 0 && `Not counted here, because repeated: ${repeated.join(', ')}.`}
    </Working>
  );
}

const reasons: Record<LeftOutReason, string> = {
  credits: 'has no credits',
  grade: 'has no grade yet',
  scale: 'has a grade that is not in the scale',
  percentage: 'has no percentage',
  repeated: 'was repeated',
};

/** The average of one term. */
export function TermWorking({ average, grading }: WorkingProps<TermAverage>) {
  const names = averageNames(grading);
  const rows = average.lines.map((line) => ({
    line,
    cells: [
      <bdi key="name">{line.name}</bdi>,
      `${line.subject.grade ?? '–'}${line.passes ? '' : ', not passed'}`,
    ],
    value: formatShort(line.value),
  }));
  return (
    <Working
      {...{ average, grading, rows }}
      title={`${names.term}, ${average.term.name}`}
      head={['Subject', 'Grade', 'Credits', names.value, 'Product']}
    >
      {average.leftOut.map(({ subject, reason }) => (
        <span key={subject.id} className="block">
          <bdi>{subject.name}</bdi> does not count: it {reasons[reason]}.
        </span>
      ))}
    </Working>
  );
}

interface WorkingFrameProps extends WorkingProps<Average> {
  title: string;
  head: readonly string[];
  rows: readonly { line: AverageLine; cells: ReactNode[]; value: string }[];
  /** What is not counted. */
  children: ReactNode;
}

function Working({ title, head, rows, average, grading, children }: WorkingFrameProps) {
  const heading = useId();
  const { credits, sum, value } = average;
  const empty = head.slice(1, -3).map(() => '');
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-2 text-lead wrap-anywhere">
        {title}
      </h3>
      <FigureTable
        caption={title}
        head={head}
        rows={rows.map(({ line, cells, value: shown }) => ({
          key: line.id,
          cells: [...cells, formatShort(line.credits), shown, formatShort(line.product)],
        }))}
        foot={['Sum', ...empty, formatShort(credits), '', formatShort(sum)]}
      />
      <p className="mt-2 font-semibold">
        {value
          ? `${formatShort(sum)} ÷ ${formatShort(credits)} = ${formatWithUnit(value, grading)}`
          : 'No subject counts yet.'}
      </p>
      <p className="mt-1 text-small text-muted empty:hidden">{children}</p>
    </section>
  );
}
