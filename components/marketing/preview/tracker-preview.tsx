import { pointsOf } from '@/components/activity/model/points';
import { StatusBadge } from '@/components/page/status-badge';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import { HeadRings } from './head-rings';

interface TrackerPreviewProps extends Pick<MarketingDemo, 'activities'> {
  rules: ActivityRules;
}

/** The three newest activities, and the points of all under each head; renders nothing when there are none. */
export function TrackerPreview({ activities, rules }: TrackerPreviewProps) {
  if (activities.length === 0) return null;
  return (
    <div>
      <ul className="divide-y divide-line border-t border-line">
        {activities.slice(0, 3).map(({ id, name, category, level, status }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5 print:py-1"
          >
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-semibold">{name}</span>
              <span className="block text-small text-muted">
                {[category, level].filter(Boolean).join(', ')}
              </span>
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      <HeadRings heads={pointsOf(activities, rules).heads} />
    </div>
  );
}
