import { useState } from 'react';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { FoldedList, FoldedRow } from '@/components/list/folded-list';
import { usePersonName } from '@/components/page/person-name';
import { fetchCode } from '@/lib/browser/new-release';
import type { OwnActivity } from '@/lib/store/use-list';
import { whatGoes } from './what-goes';

async function run(deed: 'resubmitHere' | 'deleteHere', activity: OwnActivity, by: string) {
  const part = await fetchCode(() => import('./activity-deed'));
  await part?.[deed](activity, by).catch(() => {});
}

/** What was submitted and taken back, out of the way until it is asked for. */
export function WithdrawnList({ activities }: { activities: readonly OwnActivity[] }) {
  const by = usePersonName();
  const [asked, setAsked] = useState<string | null>(null);
  if (activities.length === 0) return null;
  return (
    <FoldedList summary={`Withdrawn (${activities.length})`} className="border-t border-line pt-2">
      {activities.map((activity) =>
        asked === activity.id ? (
          <li key={activity.id} className="py-2.5">
            <ConfirmDelete
              onDelete={() => void run('deleteHere', activity, by)}
              onKeep={() => setAsked(null)}
            >
              <p>{whatGoes(activity)}</p>
            </ConfirmDelete>
          </li>
        ) : (
          <FoldedRow
            key={activity.id}
            name={activity.name}
            target={activity.name}
            actions={{
              Resubmit: () => void run('resubmitHere', activity, by),
              Delete: () => setAsked(activity.id),
            }}
          />
        ),
      )}
    </FoldedList>
  );
}
