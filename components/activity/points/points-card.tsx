'use client';

import { formatPoints } from '@/components/activity/model/point-figure';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { HeadRow } from './head-row';
import { usePoints, type PointsProps } from './use-points';

const load = async () => (await import('./points-dialog')).PointsDialog;

/** The activity points in total and under each head. */
export function PointsCard(props: PointsProps) {
  const { name } = props.rules;
  const { total, required, heads } = usePoints(props).points;
  return (
    <Card
      title={name}
      action={
        <LazyDialogButton
          load={load}
          props={props}
          name="activity-points"
          className={`${cornerLinkClass} pointer-coarse:min-h-11`}
        >
          What counts
        </LazyDialogButton>
      }
    >
      <p className="mb-3">
        <span className="figure text-figure">{formatPoints(total)}</span>{' '}
        <span className="ms-1 text-muted">
          {required === null ? 'points' : `of ${formatPoints(required)}`}
        </span>
      </p>
      <ul aria-label={`${name} by head`} className="grid gap-3">
        {heads.map((one) => (
          <HeadRow key={one.head.id} points={one} />
        ))}
      </ul>
    </Card>
  );
}
