import { formatPoints, headTexts, ringShare } from '@/components/activity/model/point-text';
import type { HeadPoints } from '@/components/activity/model/points';
import { PointsRing } from './points-ring';

/** A ring for each head, with its figures, what is missing and which proof it takes. */
export function HeadList({ heads }: { heads: readonly HeadPoints[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {heads.map((one) => {
        const [figure, ...notes] = headTexts(one);
        return (
          <li
            key={one.head.id}
            className="flex items-start gap-3.5 rounded-control border border-line p-3.5"
          >
            <PointsRing share={ringShare(one)} value={formatPoints(one.points)} />
            <div className="min-w-0 text-note">
              <h3 dir="auto" className="font-semibold wrap-anywhere">
                {one.head.name}
              </h3>
              <p>{figure}</p>
              {notes.map((note) => (
                <p key={note} className="text-small wrap-anywhere text-muted">
                  {note}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
