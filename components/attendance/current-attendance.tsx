import {
  formatAge,
  formatChange,
  registerNote,
  type AttendanceStanding,
} from '@/components/attendance/model/attendance';
import { percentOf } from '@/components/attendance/model/share';
import { BasisLine } from '@/components/page/basis-line';
import { Bar } from '@/components/ui/bar';
import { Card } from '@/components/ui/card';
import type { Attendance } from '@/content/schema/student/attendance';
import { formatShortDay } from '@/lib/time/date';

interface CurrentAttendanceProps {
  standing: AttendanceStanding | null;
  /** The college's note about a figure that is not the sum of the subjects. */
  current?: Attendance['current'] | undefined;
  /** The college's minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  /** Null until it is known. */
  today: string | null;
}

/** The attendance of the term, and its change since last week while it is fresh. */
export function CurrentAttendance({ standing, current, threshold, today }: CurrentAttendanceProps) {
  if (!standing?.share)
    return (
      <Card title="Current Attendance" className="flex flex-col">
        <p className="my-auto pt-2 font-display text-title font-bold">Not Known Yet</p>
        <p className="text-small text-pretty text-muted">The percentage will appear here.</p>
      </Card>
    );
  const { percent, share, attended, counted, isOld, asOf } = standing;
  const day = formatShortDay(asOf, today);
  const change = isOld ? undefined : current?.changeFromLastWeek;
  return (
    <Card title="Current Attendance" className="@container flex flex-col">
      <p className="figure text-heading whitespace-nowrap @min-[7.5rem]:text-figure">{percent}</p>
      <p className="text-note text-muted">
        {change === undefined
          ? counted > 0 && `${attended} of ${counted} classes`
          : formatChange(change)}
      </p>
      <div className="mt-auto pt-6">
        <Bar percent={percentOf(share)} limit={threshold} isMain isOld={isOld} />
        {threshold !== null && <Needed percent={threshold} />}
      </div>
      {isOld || !current ? (
        <p className="mt-2 text-note text-pretty text-muted">
          {isOld ? formatAge(standing, day) : `This term, as of ${day}${registerNote(standing)}`}
        </p>
      ) : (
        <BasisLine basis={current.basis} asOf={asOf} className="mt-2 text-muted" />
      )}
    </Card>
  );
}

/** The minimum, below its tick; a limit near the end of the bar has its words at the end. */
function Needed({ percent }: { percent: number }) {
  return (
    <p
      className="mt-1.5 w-fit -translate-x-1/2 text-small whitespace-nowrap text-muted rtl:translate-x-1/2"
      style={{ marginInlineStart: `${Math.min(percent, 85)}%` }}
    >
      {percent}%<span className="@max-[13rem]:sr-only"> needed</span>
    </p>
  );
}
