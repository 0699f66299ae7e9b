import { useMemo } from 'react';
import { pointsOf } from '@/components/activity/model/points';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { Activity } from '@/lib/activity/activity';
import { useList } from '@/lib/store/use-list';

export interface PointsProps {
  /** The activities in the college's record. */
  activities: readonly Activity[];
  rules: ActivityRules;
  /** True if the student joined by lateral entry. */
  isLateral?: boolean | undefined;
  /** The student's semester, to say what is due in it. */
  semester?: number | undefined;
}

/** The points of a student with the changes of this device, by the end of the programme and of the semester. */
export function usePoints({ activities, rules, isLateral, semester }: PointsProps) {
  const all = useList('activities', activities);
  return useMemo(() => {
    const listed = all.filter(({ withdrawn }) => !withdrawn);
    return {
      points: pointsOf(listed, rules, { isLateral }),
      due: pointsOf(listed, rules, { isLateral, semester }),
    };
  }, [all, rules, isLateral, semester]);
}
