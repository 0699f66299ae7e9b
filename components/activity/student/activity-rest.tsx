import { pageSize } from '@/components/activity/model/activity';
import type { Activity } from '@/lib/activity/activity';
import { ActivityTable } from './activity-table';

/** The activities after the first page, in the HTML only. */
export function ActivityRest({ activities }: { activities: readonly Activity[] }) {
  return (
    <ActivityTable
      caption={`Activities ${pageSize + 1} to ${activities.length}`}
      rows={activities.slice(pageSize)}
    />
  );
}
