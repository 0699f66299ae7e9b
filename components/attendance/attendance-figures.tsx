import {
  attendedPercent,
  countingNote,
  type AttendanceCounts,
} from '@/components/attendance/model/attendance';
import { BasisLine } from '@/components/page/basis-line';
import type { AttendanceMonth } from '@/content/schema/student/attendance';
import { formatMonth } from '@/lib/time/date';
import { AttendanceBar } from './attendance-bar';
import { AttendancePlanLine } from './attendance-plan-line';

interface AttendanceFiguresProps {
  entry: AttendanceMonth;
  /** The day of the count, if the month is not over. */
  asOf?: string | undefined;
  /** The college's minimum attendance, in percent, if classes are still to come. */
  threshold?: number | null;
}

export function AttendanceFigures({ entry, asOf, threshold = null }: AttendanceFiguresProps) {
  const percent = attendedPercent(entry);
  const month = formatMonth(entry.month);
  const basis =
    entry.total === 0
      ? `No classes were held in ${month}`
      : percent === null
        ? `All classes held in ${month} are excused`
        : [`${percent}% of the classes held in ${month}`, countingNote(entry)];
  return (
    <div className="@container flex grow flex-col">
      <AttendanceBar percent={percent} />
      <CountFigures counts={entry} hasBar />
      {threshold !== null && percent !== null && (
        <AttendancePlanLine entry={entry} threshold={threshold} />
      )}
      <BasisLine
        basis={[basis].flat().filter(Boolean).join(', ')}
        asOf={asOf}
        className="mt-auto pt-4 text-muted"
      />
    </div>
  );
}

interface CountFiguresProps {
  counts: AttendanceCounts;
  /** Whether a bar is above the figures, which then have its colours. */
  hasBar?: boolean;
}

/** The counts side by side; late and excused only where there are any. */
export function CountFigures({ counts, hasBar = false }: CountFiguresProps) {
  const { present, late = 0, absent, excused = 0, total } = counts;
  const attended = hasBar ? 'bg-brand' : '';
  const missed = hasBar ? 'border-2 border-rejected' : '';
  return (
    <dl className="my-auto flex flex-wrap justify-between gap-x-3 gap-y-2 pt-4">
      <Figure term="Present" count={present} swatchClass={attended} />
      {late > 0 && <Figure term="Late" count={late} swatchClass={attended} />}
      <Figure term="Absent" count={absent} swatchClass={missed} />
      {excused > 0 && <Figure term="Excused" count={excused} />}
      <Figure term="Total" count={total} />
    </dl>
  );
}

interface FigureProps {
  term: string;
  count: number;
  /** The style of the matching section of the bar, if there is one. */
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
