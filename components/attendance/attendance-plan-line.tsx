import {
  formatPlan,
  planAttendance,
  type AttendancePlan,
} from '@/components/attendance/model/attendance-plan';
import type { AttendanceMonth } from '@/content/schema/student/attendance';

const styles: Record<AttendancePlan['kind'], string> = {
  canMiss: 'text-approved',
  mustAttend: 'text-pending',
  outOfReach: 'text-rejected',
};

interface AttendancePlanLineProps {
  entry: AttendanceMonth;
  /** The least that the college asks for, in percent. */
  threshold: number;
}

/** What the classes to come have to be like for the college's least attendance; the counts above are its ground. */
export function AttendancePlanLine({ entry, threshold }: AttendancePlanLineProps) {
  const plan = planAttendance(entry, threshold);
  return (
    <p className={`pt-4 text-note font-semibold text-balance ${styles[plan.kind]}`}>
      {formatPlan(plan, threshold)}
    </p>
  );
}
