import {
  countedClasses,
  type AttendanceCounts,
  formatPlan,
  planAttendance,
  type AttendancePlan,
} from '@/components/attendance/model/attendance';

const styles: Record<AttendancePlan['kind'], string> = {
  canMiss: 'text-approved',
  mustAttend: 'text-pending',
  outOfReach: 'text-rejected',
};

interface AttendancePlanLineProps {
  counts: AttendanceCounts;
  /** The college's minimum attendance, in percent. */
  threshold: number;
}

/** How many coming classes the student may miss or has to attend, by the counts shown above. */
export function AttendancePlanLine({ counts, threshold }: AttendancePlanLineProps) {
  const plan = planAttendance(countedClasses(counts), threshold);
  return (
    <p className={`pt-4 text-note font-semibold text-balance ${styles[plan.kind]}`}>
      {formatPlan(plan, threshold)}
    </p>
  );
}
