import {
  attendanceShare,
  countingNote,
  type AttendanceCounts,
} from '@/components/attendance/model/attendance';
import { formatShare } from '@/components/attendance/model/share';
import { BasisLine } from '@/components/page/basis-line';
import { AttendanceBar } from './attendance-bar';
import { AttendancePlanLine } from './attendance-plan-line';

interface AttendanceFiguresProps {
  counts: AttendanceCounts;
  /** When the classes were held: "held in Sep 2025", "held so far". */
  when: string;
  /** The day of the count, if it is not over. */
  asOf?: string | undefined;
  /** The college's minimum attendance, in percent, if classes are still to come. */
  threshold?: number | null;
  /** Whether a bar shows the share. */
  hasBar?: boolean;
  /** Whether another card says the share. */
  isSaid?: boolean;
}

/** The counts side by side, late and excused only where there are any, and the attended share of them. */
export function AttendanceFigures(props: AttendanceFiguresProps) {
  const { counts, when, asOf, threshold = null, hasBar = false, isSaid = false } = props;
  const { present, late, absent, excused, total } = counts;
  const share = attendanceShare(counts);
  const note = countingNote(counts);
  const attended = hasBar ? 'bg-brand' : '';
  return (
    <div className="@container flex grow flex-col">
      {hasBar && <AttendanceBar share={share} />}
      <dl className="my-auto flex flex-wrap justify-between gap-x-3 gap-y-2 pt-4">
        <Figure term="Present" count={present} swatchClass={attended} />
        {late ? <Figure term="Late" count={late} swatchClass={attended} /> : null}
        <Figure
          term="Absent"
          count={absent}
          swatchClass={hasBar ? 'border-2 border-rejected' : ''}
        />
        {excused ? <Figure term="Excused" count={excused} /> : null}
        <Figure term="Total" count={total} />
      </dl>
      {threshold !== null && share && <AttendancePlanLine counts={counts} threshold={threshold} />}
      {(share === null || !isSaid || note) && (
        <BasisLine
          basis={
            share === null
              ? `No classes ${total === 0 ? 'were' : 'that count were'} ${when}`
              : `${formatShare(share)} of the classes ${when}${note}`
          }
          asOf={asOf}
          className="mt-auto pt-4 text-muted"
        />
      )}
    </div>
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
