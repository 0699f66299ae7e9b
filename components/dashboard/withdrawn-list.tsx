import { buttonClass } from '@/components/ui/button';
import type { OwnActivity } from '@/lib/workspace/use-list';

type Deed = 'resubmitHere' | 'deleteHere';

/** What was submitted and taken back, out of the way until it is asked for. */
export function WithdrawnList({ activities }: { activities: readonly OwnActivity[] }) {
  if (activities.length === 0) return null;
  const run = (deed: Deed, activity: OwnActivity) => async () => {
    const deeds = await import('./activity-deed');
    await deeds[deed](activity).catch(() => {});
  };
  return (
    <details className="mt-4 border-t border-line pt-2 print:hidden">
      <summary className="flex min-h-10 w-fit items-center gap-2 rounded-control pe-2 text-note font-semibold text-muted hover:text-brand pointer-coarse:min-h-11">
        Withdrawn ({activities.length})
      </summary>
      <ul className="divide-y divide-line">
        {activities.map((activity) => (
          <li
            key={activity.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <span className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">
              {activity.name}
            </span>
            <span className="flex gap-2">
              <button
                type="button"
                aria-label={`Resubmit ${activity.name}`}
                onClick={() => void run('resubmitHere', activity)()}
                className={buttonClass()}
              >
                Resubmit
              </button>
              <button
                type="button"
                aria-label={`Delete ${activity.name}`}
                onClick={() => void run('deleteHere', activity)()}
                className={buttonClass()}
              >
                Delete
              </button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
