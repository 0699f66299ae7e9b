import { attendedPercent, countingNote } from '@/components/attendance/model/attendance';
import { BasisLine } from '@/components/page/basis-line';
import type { AttendanceTotals as Totals } from '@/content/schema/student/attendance';
import { CountFigures } from './attendance-figures';

/** Attendance that is not known by month: the figures so far, with their day. */
export function AttendanceTotals({ totals }: { totals: Totals }) {
  const percent = attendedPercent(totals);
  const share = percent === null ? 'No classes are counted' : `${percent}% of the classes so far`;
  return (
    <div className="@container flex grow flex-col">
      <CountFigures counts={totals} />
      <BasisLine
        basis={[share, countingNote(totals)].filter(Boolean).join(', ')}
        asOf={totals.asOf}
        className="mt-auto pt-4 text-muted"
      />
    </div>
  );
}
