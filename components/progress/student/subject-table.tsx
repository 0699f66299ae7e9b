import { formatSpare } from '@/components/attendance/model/attendance';
import { Sparkline } from '@/components/charts/sparkline';
import { Table, type TableColumn } from '@/components/list/table';
import { marksOf } from '@/components/performance/model/marks';
import {
  classMedian,
  formatReached,
  reachableGrade,
  type ReachableGrade,
} from '@/components/progress/model/reachable-grade';
import type { AttendanceSeries } from '@/components/progress/model/series';
import type { SubjectStanding } from '@/components/progress/model/standing';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Grading } from '@/content/schema/academic';
import type { Assignment } from '@/content/schema/student/assignment';

interface SubjectTableProps {
  subjects: readonly SubjectStanding[];
  assignments: readonly Assignment[];
  series: AttendanceSeries | null;
  grading: Grading;
  threshold: number | null;
  /** True to show the medians of the class. */
  isClassShown: boolean;
  className?: string;
}

interface Row extends SubjectStanding {
  values: readonly (number | null)[];
  reached: string | null;
  median: number | null;
  next: ReachableGrade | null;
  threshold: number | null;
}

/** Shows how the student stands in each subject: what the charts say, as text, and the page that is printed. */
export function SubjectTable(props: SubjectTableProps) {
  const { subjects, assignments, series, grading, threshold, isClassShown, className } = props;
  const rows = subjects.map((subject): Row => {
    const own = assignments.filter(({ subjectId }) => subjectId === subject.id);
    const marks = marksOf(own);
    const line = series?.lines.find(({ id }) => id === subject.id);
    return {
      ...subject,
      values: line?.steps.map(({ value }) => value) ?? [],
      reached: formatReached(marks),
      median: isClassShown ? classMedian(own, marks) : null,
      next: reachableGrade(marks, subject.grade, grading),
      threshold,
    };
  });
  const shown = columns.filter(({ isShown }) => !isShown || rows.some(isShown));
  return (
    <Card
      title="By subject"
      {...(className && { className })}
      action={
        <button
          type="button"
          onClick={() => window.print()}
          className={`${cornerLinkClass} no-js:hidden print:hidden pointer-coarse:min-h-11`}
        >
          Print
        </button>
      }
    >
      <Table
        caption="By subject"
        columns={shown}
        rows={rows}
        keyOf={({ id }) => id}
        className="text-note"
      />
      {rows.some(({ median }) => median !== null) && (
        <p className="mt-3 text-small text-muted">
          Median: the medians of the class in the same work, counted in the same way.
        </p>
      )}
    </Card>
  );
}

type Column = TableColumn<Row, never> & { isShown?: (row: Row) => unknown };

const wide = '@max-2xl:hidden print:table-cell';
const notTiny = '@max-xs:hidden print:table-cell';
const figureClass = 'py-2.5 ps-3 text-end whitespace-nowrap';

const figure = (
  name: string,
  cell: Column['cell'],
  isShown: Column['isShown'],
  className = '',
) => ({
  ...{ name, cell, className, cellClass: figureClass, headingClass: 'ps-3 text-end!' },
  ...(isShown && { isShown }),
});

const gradeOf = ({ grade, next }: Row) =>
  [grade, next && needsText(next)].filter(Boolean).join(' · ');

const needsText = ({ grade, isBetter, needs }: ReachableGrade) =>
  `${isBetter ? '' : 'keep '}${grade}: ${needs}`;

const columns: readonly Column[] = [
  {
    name: 'Subject',
    cellClass: 'py-2.5',
    cell: (row) => (
      <>
        <bdi>{row.name}</bdi>
        <span className="block text-small font-normal text-muted empty:hidden @2xl:hidden print:hidden">
          {row.reached && <span className="@xs:hidden">{row.reached} marks, </span>}
          {gradeOf(row)}
        </span>
      </>
    ),
  },
  {
    ...{ name: 'Attendance', className: wide, headingClass: 'ps-3', cellClass: 'py-2.5 ps-3' },
    cell: ({ values, threshold }) => <Sparkline values={values} limit={threshold} />,
    isShown: ({ values }) => values.length > 0,
  },
  figure(
    'So far',
    ({ attendance }) => attendance?.percent ?? '–',
    ({ attendance }) => attendance,
    'font-semibold',
  ),
  figure(
    'To spare',
    (row) => <Spare {...row} />,
    ({ attendance }) => attendance?.plan,
  ),
  figure(
    'Marks',
    ({ reached }) => reached ?? '–',
    ({ reached }) => reached,
    notTiny,
  ),
  figure(
    'Median',
    ({ median }) => (median === null ? '–' : `${median}%`),
    ({ median }) => median !== null,
    wide,
  ),
  figure(
    'Grade',
    ({ grade }) => grade ?? '–',
    ({ grade }) => grade,
    wide,
  ),
  figure(
    'Next grade',
    ({ next }) => (next ? needsText(next) : '–'),
    ({ next }) => next,
    wide,
  ),
];

/** The classes that can be missed from now; few are marked. */
function Spare({ attendance, threshold }: Row) {
  const { plan } = attendance ?? {};
  if (!attendance || !plan || threshold === null) return '–';
  if (plan.kind !== 'canMiss')
    return (
      <span className="font-semibold whitespace-normal text-pending">
        {formatSpare(attendance, threshold)}
      </span>
    );
  const isFew = plan.classes <= 3;
  return (
    <span
      className={`inline-block min-w-7 rounded-full px-2 text-center font-semibold ${isFew ? 'bg-pending-fill text-pending' : 'bg-sunken text-muted'}`}
    >
      {attendance.left === plan.classes ? formatSpare(attendance, threshold) : plan.classes}
    </span>
  );
}
