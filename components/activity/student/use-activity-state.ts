import { useCallback, useMemo } from 'react';
import { activityState, type ActivityState } from '@/components/activity/model/activity-state';
import { pointsOf } from '@/components/activity/model/points';
import { lettersAbout } from '@/components/drop/model/letter';
import { useBoxes } from '@/components/drop/use-boxes';
import { useToday } from '@/components/page/use-clock';
import { useSends } from '@/components/session/use-current-record';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { Activity } from '@/lib/activity/activity';
import { useRecords } from '@/lib/store/use-records';

interface CountingRules {
  rules: ActivityRules;
  isLateral?: boolean | undefined;
  semester?: number | undefined;
}

/** Returns the function that says where an activity of the list is. Rows and dialogs call the same one. */
export function useActivityState(
  activities: readonly Activity[],
  published: readonly Activity[],
  { rules, isLateral, semester }: CountingRules,
): (activity: Activity) => ActivityState {
  const canSend = useSends();
  const today = useToday();
  const boxes = useBoxes();
  const stored = useRecords('activities');
  const records = useRecords('letters');
  const letters = useMemo(() => lettersAbout(records.values()), [records]);
  const points = useMemo(
    () =>
      new Map(
        pointsOf(activities, rules, { isLateral, semester }).activities.map((one) => [
          one.activity.id,
          one.points,
        ]),
      ),
    [activities, rules, isLateral, semester],
  );
  const own = useMemo(() => new Map(published.map((one) => [one.id, one])), [published]);
  return useCallback(
    (activity) => {
      const { sent, given } = stored.get(activity.id) ?? {};
      return activityState(activity, {
        published: own.get(activity.id),
        sending: { canSend, sent, given, letter: letters.get(activity.id), boxes },
        points: rules.heads.length > 0 ? points.get(activity.id) : undefined,
        today,
        decisionDays: rules.decisionDays,
      });
    },
    [stored, own, canSend, letters, boxes, rules, points, today],
  );
}
