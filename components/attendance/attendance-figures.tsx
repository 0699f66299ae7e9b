import { attendedPercent } from '@/components/attendance/model/attendance';
import { BasisLine } from '@/components/page/basis-line';
import type { AttendanceMonth } from '@/content/schema/student/attendance';
import { formatMonth } from '@/lib/time/date';
import { AttendanceBar } from './attendance-bar';
import { AttendancePlanLine } from './attendance-plan-line';

interface AttendanceFiguresProps {
  entry: AttendanceMonth;
  /** The day of the count, if the month is not over. */
  asOf?: string;
  /** The college's minimum attendance, in percent, if classes are still to come. */
  threshold?: number | null;
}

export function AttendanceFigures({ entry, asOf, threshold = null }: AttendanceFiguresProps) {
  const percent = attendedPercent(entry);
  const basis =
    percent === null
      ? `No classes were held in ${formatMonth(entry.month)}`
      : `${percent}% of the classes held in ${formatMonth(entry.month)}`;
  return (
    <div className="@container flex grow flex-col">
      <AttendanceBar percent={percent} />
      <dl className="my-auto flex flex-wrap justify-between gap-x-3 gap-y-2 pt-4">
        <Figure term="Present" count={entry.present} swatchClass="bg-brand" />
        <Figure term="Absent" count={entry.absent} swatchClass="border-2 border-rejected" />
        <Figure term="Total" count={entry.total} />
      </dl>
      {threshold !== null && percent !== null && (
        <AttendancePlanLine entry={entry} threshold={threshold} />
      )}
      <BasisLine basis={basis} asOf={asOf} className="mt-auto pt-4 text-muted" />
    </div>
  );
}

interface FigureProps {
  term: string;
  count: number;
  /** The style of the matching section of the bar. */
  swatchClass?: string;
}

function Figure({ term, count, swatchClass }: FigureProps) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="flex items-center gap-1.5 text-note text-muted">
        {swatchClass && (
          <span className={`size-2.5 shrink-0 rounded-full ${swatchClass}`} aria-hidden="true" />
        )}
        {term}
      </dt>
      <dd className="figure text-heading @3xs:text-figure">{count}</dd>
    </div>
  );
}
