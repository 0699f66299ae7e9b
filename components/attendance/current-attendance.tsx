import { currentPercent, formatChange } from '@/components/attendance/model/attendance';
import { BasisLine } from '@/components/page/basis-line';
import { Card } from '@/components/ui/card';
import type { Attendance } from '@/content/schema/student/attendance';

/** The current attendance percentage and its change since last week, as far as they are known. */
export function CurrentAttendance({ attendance }: { attendance: Attendance }) {
  const { current } = attendance;
  if (!current)
    return (
      <Card title="Current Attendance" filled className="flex flex-col">
        <p className="my-auto pt-2 font-display text-title font-bold">Not Known Yet</p>
        <p className="text-small text-pretty">The percentage will appear here.</p>
      </Card>
    );
  const { changeFromLastWeek } = current;
  return (
    <Card title="Current Attendance" filled className="flex flex-col">
      <p className="figure mt-auto pt-2 text-figure">{currentPercent(attendance)}</p>
      {changeFromLastWeek !== undefined && (
        <p className="mt-1.5 font-medium">{formatChange(changeFromLastWeek)}</p>
      )}
      <BasisLine basis={current.basis} asOf={current.asOf} className="mt-auto pt-4" />
    </Card>
  );
}
