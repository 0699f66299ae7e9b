import { useMemo } from 'react';
import { pointSteps, type PointSteps } from '@/components/progress/model/point-steps';
import { openWork, type OpenWork } from '@/components/progress/model/what-next';
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

/** The open work of a record and of this device, the earliest due first. */
export function useOpenWork({ assignments }: StudentRecord): OpenWork[] {
  const all = useList('assignments', assignments.items);
  const handins = useRecords('handins');
  return useMemo(() => {
    const done = [...handins.values()].flatMap((one) => (one.done ? one.id : []));
    return openWork(all, new Set(done));
  }, [all, handins]);
}
