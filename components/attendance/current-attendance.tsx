import { formatChange } from '@/components/attendance/model/attendance';
import { BasisLine } from '@/components/page/basis-line';
import { Card } from '@/components/ui/card';
import type { Attendance } from '@/content/schema/student/attendance';

/** The current attendance percentage and its change since last week. */
export function CurrentAttendance({ current }: { current: Attendance['current'] }) {
  return (
    <Card title="Current Attendance" filled className="flex flex-col">
      <p className="figure mt-auto pt-2 text-figure">{current.percentage}%</p>
      <p className="mt-1.5 font-medium">{formatChange(current.changeFromLastWeek)}</p>
      <BasisLine basis={current.basis} asOf={current.asOf} className="mt-auto pt-4" />
    </Card>
  );
}
