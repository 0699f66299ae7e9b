import {
  formatPlan,
  planAttendance,
  type AttendancePlan,
} from '@/components/attendance/model/attendance-plan';
import { countedClasses } from '@/components/attendance/model/attendance';
import type { AttendanceMonth } from '@/content/schema/student/attendance';

const styles: Record<AttendancePlan['kind'], string> = {
  canMiss: 'text-approved',
  mustAttend: 'text-pending',
  outOfReach: 'text-rejected',
};

interface AttendancePlanLineProps {
  entry: AttendanceMonth;
  /** The college's minimum attendance, in percent. */
  threshold: number;
}

/** How many coming classes the student may miss or has to attend, by the counts shown above. */
export function AttendancePlanLine({ entry, threshold }: AttendancePlanLineProps) {
  const plan = planAttendance(countedClasses(entry), threshold);
  return (
    <p className={`pt-4 text-note font-semibold text-balance ${styles[plan.kind]}`}>
      {formatPlan(plan, threshold)}
    </p>
  );
}
