import {
  countedClasses,
  type AttendanceCounts,
  formatPlan,
  planAttendance,
  type AttendancePlan,
} from '@/components/attendance/model/attendance';
import type { Share } from './model/share';

/**
 * The attended share of a month as a filled bar, the missed share as an outline; the figures below show the same. No
 * attribute has calc(), which Safari rejects in attributes.
 */
export function AttendanceBar({ share }: { share: Share | null }) {
  const percent = share && (100 * share.part) / share.whole;
  return (
    <svg className="block h-2.5 w-full overflow-visible rtl:-scale-x-100" aria-hidden="true">
      <rect
        x="1"
        y="1"
        height="8"
        rx="4"
        strokeWidth="2"
        className={`w-[calc(100%-2px)] ${percent === null ? 'fill-sunken stroke-line' : 'fill-rejected-fill stroke-rejected'}`}
      />
      {percent !== null && percent > 0 && (
        <>
          {percent < 100 && (
            // The gap extends below the rounded end; otherwise the outline shows at its corners.
            <rect
              x={`${percent}%`}
              transform="translate(-5)"
              y="-1"
              width="8"
              height="12"
              className="fill-surface"
            />
          )}
          <rect width={`${percent}%`} height="10" rx="5" className="fill-brand" />
        </>
      )}
    </svg>
  );
}

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
