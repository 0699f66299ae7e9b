import { useMemo } from 'react';
import { pointSteps, type PointSteps } from '@/components/progress/model/point-steps';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';

/** The points with the decisions on this device; null if the college counts none. */
export function useOwnPoints(record: StudentRecord, rules: ActivityRules): PointSteps | null {
  const { student, timetable, asOf } = record;
  const activities = useList('activities', record.activities.items);
  const { semester, lateral: isLateral = false } = student;
  const half = asOf.slice(5) < '07' ? '01' : '07';
  const termFrom = timetable?.term?.from ?? `${asOf.slice(0, 4)}-${half}-01`;
  return useMemo(
    () =>
      rules.heads.length > 0
        ? pointSteps(activities, { rules, isLateral, semester, termFrom, asOf })
        : null,
    [activities, rules, isLateral, semester, termFrom, asOf],
  );
}

/** The ids of the work that is done on this device. */
export function useDoneWork(): ReadonlySet<string> {
  const handins = useRecords('handins');
  return useMemo(
    () => new Set([...handins.values()].flatMap(({ id, done }) => (done ? id : []))),
    [handins],
  );
}
