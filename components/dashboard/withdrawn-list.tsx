import { usePersonName } from '@/components/portal/person-name';
import { buttonClass } from '@/components/ui/button';
import type { OwnActivity } from '@/lib/workspace/use-list';

const deeds = { Resubmit: 'resubmitHere', Delete: 'deleteHere' } as const;

async function run(deed: (typeof deeds)[keyof typeof deeds], activity: OwnActivity, by: string) {
  const part = await import('./activity-deed');
  await part[deed](activity, by).catch(() => {});
}

/** What was submitted and taken back, out of the way until it is asked for. */
export function WithdrawnList({ activities }: { activities: readonly OwnActivity[] }) {
  const by = usePersonName();
  if (activities.length === 0) return null;
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
              {(['Resubmit', 'Delete'] as const).map((word) => (
                <button
                  key={word}
                  type="button"
                  aria-label={`${word} ${activity.name}`}
                  onClick={() => void run(deeds[word], activity, by)}
                  className={buttonClass()}
                >
                  {word}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
