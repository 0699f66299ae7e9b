import { pageSize } from '@/components/activity/model/activity';
import type { Activity } from '@/content/schema/student/activity';
import { ActivityTable } from './activity-table';

/** Where no script runs, the activities that the first page leaves out. */
export function ActivityRest({ activities }: { activities: readonly Activity[] }) {
  const rest = activities.slice(pageSize);
  if (rest.length === 0) return null;
  return (
    <noscript>
      <ActivityTable caption={`Activities ${pageSize + 1} to ${activities.length}`} rows={rest} />
    </noscript>
  );
}
