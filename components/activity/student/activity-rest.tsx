import { pageSize } from '@/components/activity/model/activity';
import type { Activity } from '@/lib/activity/activity';
import { ActivityTable } from './activity-table';

/** The activities after the first page, for browsers without JavaScript. */
export function ActivityRest({ activities }: { activities: readonly Activity[] }) {
  const rest = activities.slice(pageSize);
  if (rest.length === 0) return null;
  return (
    <noscript>
      <ActivityTable caption={`Activities ${pageSize + 1} to ${activities.length}`} rows={rest} />
    </noscript>
  );
}
