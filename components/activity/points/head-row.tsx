import type { ReactNode } from 'react';
import { formatPoints, ringShare } from '@/components/activity/model/point-figure';
import type { HeadPoints } from '@/components/activity/model/points';
import { Bar } from '@/components/ui/bar';

interface HeadRowProps {
  points: HeadPoints;
  /** Below the bar. */
  children?: ReactNode;
}

/** The points under a head, of those that it needs or takes, with a bar. */
export function HeadRow({ points: one, children }: HeadRowProps) {
  const { head, points, required } = one;
  const whole = required ?? head.cap;
  return (
    <li className="text-note">
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <bdi className="min-w-0 wrap-anywhere">{head.name}</bdi>
        <span className="ms-auto whitespace-nowrap text-muted">
          <span className="font-semibold text-text">{formatPoints(points)}</span>
          {whole !== undefined && ` of ${formatPoints(whole)}`}
        </span>
      </p>
      <Bar percent={100 * ringShare(one)} />
      {children}
    </li>
  );
}
