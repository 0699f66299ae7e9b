import { formatPoints, ringShare } from '@/components/activity/model/point-text';
import type { HeadPoints } from '@/components/activity/model/points';
import { PointsRing } from '@/components/activity/points/points-ring';

/** The most heads that the front page has room for. */
const maxHeads = 4;

/** The points under each head as rings; renders nothing for rules without points. */
export function HeadRings({ heads }: { heads: readonly HeadPoints[] }) {
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
