import { formatPoints, ringShare } from '@/components/activity/model/point-text';
import { pointsOf, type HeadPoints } from '@/components/activity/model/points';
import { PointsRing } from '@/components/activity/points/points-ring';
import { StatusBadge } from '@/components/page/status-badge';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { MarketingDemo } from '@/content/schema/marketing/demo';

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

/** The most heads that the front page has room for. */
const maxHeads = 4;

/** The points under each head as rings; renders nothing for rules without points. */
function HeadRings({ heads }: { heads: readonly HeadPoints[] }) {
  if (heads.length === 0) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-x-4 gap-y-3 border-t border-line pt-4 print:block print:pt-2">
      {heads.slice(0, maxHeads).map((one) => (
        <li key={one.head.id} className="text-small">
          <span className="mb-1.5 block print:hidden">
            <PointsRing share={ringShare(one)} value={formatPoints(one.points)} />
          </span>
          <span dir="auto" className="block font-semibold print:inline wrap-anywhere">
            {one.head.name}
          </span>
          <span className="block text-muted print:inline"> {pointsText(one)}</span>
        </li>
      ))}
    </ul>
  );
}

function pointsText({ points, required }: HeadPoints): string {
  return required === null
    ? `${formatPoints(points)} points`
    : `${formatPoints(points)} of ${formatPoints(required)} points`;
}
