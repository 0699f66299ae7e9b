import { useState } from 'react';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { DisclosureList, DisclosureRow } from '@/components/list/disclosure-list';
import { RemovedList } from '@/components/list/removed-list';
import { usePersonName } from '@/components/page/person-name';
import type { Activity } from '@/lib/activity/activity';
import type { OwnActivity } from '@/lib/store/use-list';
import { confirmDeleteText, deleteActivity, resubmitActivity } from './activity-changes';

interface UnlistedActivitiesProps {
  withdrawn: readonly OwnActivity[];
  published: readonly Activity[];
}

/** The activities that the table does not show: withdrawn, or removed from it. */
export function UnlistedActivities({ withdrawn, published }: UnlistedActivitiesProps) {
  return (
    <>
      <WithdrawnList activities={withdrawn} />
      <RemovedList store="activities" published={published} />
    </>
  );
}

/** The withdrawn activities in a collapsed list, to resubmit or delete. */
function WithdrawnList({ activities }: { activities: readonly OwnActivity[] }) {
  const by = usePersonName();
  const [asked, setAsked] = useState<string | null>(null);
  if (activities.length === 0) return null;
  return (
    <DisclosureList
      summary={`Withdrawn (${activities.length})`}
      className="border-t border-line pt-2"
    >
      {activities.map((activity) =>
        asked === activity.id ? (
          <li key={activity.id} className="py-2.5">
            <ConfirmDelete
              onDelete={() => void deleteActivity(activity, by).catch(() => {})}
              onCancel={() => setAsked(null)}
            >
              <p>{confirmDeleteText(activity)}</p>
            </ConfirmDelete>
          </li>
        ) : (
          <DisclosureRow
            key={activity.id}
            name={activity.name}
            target={activity.name}
            actions={{
              Resubmit: () => void resubmitActivity(activity, by).catch(() => {}),
              Delete: () => setAsked(activity.id),
            }}
          />
        ),
      )}
    </DisclosureList>
  );
}
